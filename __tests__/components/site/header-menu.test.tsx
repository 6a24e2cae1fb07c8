import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { HeaderMenu } from '@/components/site/header-menu'
import { AtPath } from '../../support/at-path'
import { plantHeadlessNeeds, plantScrolling, standAt } from '../../support/browser'

test('H2 choosing an item closes the menu and goes to the section, which keeps the focus', async () => {
  standAt('/')
  plantHeadlessNeeds()
  plantScrolling()
  const user = userEvent.setup()
  render(
    <StrictMode>
      <AtPath path="/">
        <section aria-label="About" id="about" tabIndex={-1} />
        <HeaderMenu label="Menu" items={[{ section: 'about', label: 'About' }]} />
      </AtPath>
    </StrictMode>,
  )
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'About' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  // The menu gives the focus back to its button two frames after it closed, where nothing holds it.
  await act(async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
  expect(screen.getByRole('region', { name: 'About' })).toHaveFocus()
})
