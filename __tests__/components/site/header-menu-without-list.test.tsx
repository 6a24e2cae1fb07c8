import { act, fireEvent, render, screen } from '@testing-library/react'
import { HeaderMenu } from '@/components/site/header-menu'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { plantHeadlessNeeds, plantScrolling, standAt } from '../../support/browser'

let mockLost = true
jest.mock('@/components/site/header-menu-list', () => {
  if (mockLost) throw new Error('The file is gone since the last deploy.')
  return jest.requireActual('@/components/site/header-menu-list')
})

test('H2 when the menu cannot be loaded, its button leads to the same links in the footer', async () => {
  standAt('/projects')
  plantHeadlessNeeds()
  const { scrollIntoView } = plantScrolling()
  render(
    <AtPath path="/projects">
      <HeaderMenu label={words.menu.label} items={[{ section: 'about', label: 'Planted about' }]} />
      <nav id="site-links" tabIndex={-1} />
    </AtPath>,
  )
  const button = screen.getByRole('button', { name: words.menu.label })
  await act(async () => void fireEvent.focus(button))
  expect(scrollIntoView).not.toHaveBeenCalled()
  await act(async () => void fireEvent.click(button))
  expect(scrollIntoView.mock.calls).toEqual([['site-links', undefined]])
  expect(screen.getByRole('navigation')).toHaveFocus()
  expect(button).not.toHaveAttribute('aria-busy')
  mockLost = false
  await act(async () => void fireEvent.click(button))
  expect(await screen.findByRole('menu')).toBeInTheDocument()
})
