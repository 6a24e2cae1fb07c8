import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { HeaderMenu } from '@/components/site/header-menu'
import { navigationOf } from '@/components/site/navigation'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { plantHeadlessNeeds, plantScrolling, standAt } from '../../support/browser'
import { readContent } from '../../support/content'

const items = navigationOf(readContent())

function show() {
  standAt('/')
  plantHeadlessNeeds()
  const { scrollIntoView } = plantScrolling()
  render(
    <StrictMode>
      <AtPath path="/">
        {items.map(({ section }) => (
          <section key={section} id={section} tabIndex={-1} />
        ))}
        <HeaderMenu label={words.menu.label} items={items} />
      </AtPath>
    </StrictMode>,
  )
  /** The sections gone to; the menu brings its own items into sight too. */
  const goneTo = () =>
    scrollIntoView.mock.calls.map(([id]) => id).filter((id) => items.some(({ section }) => section === id))
  return { goneTo, user: userEvent.setup() }
}

const button = () => screen.getByRole('button', { name: words.menu.label })
const menu = () => screen.findByRole('menu')
const active = () =>
  document.getElementById(screen.getByRole('menu').getAttribute('aria-activedescendant') ?? '')

test('H2 closed it is a button that says what it opens', () => {
  show()
  expect(button()).toHaveAttribute('aria-haspopup', 'menu')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

test('H2 the first press opens a menu of the sections, in page order', async () => {
  const { user } = show()
  await user.click(button())
  await menu()
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
    items.map(({ label }) => label),
  )
  expect(button()).toHaveAttribute('aria-expanded', 'true')
})

test('H2 choosing an item closes the menu and goes to the section, which keeps the focus', async () => {
  const { user, goneTo } = show()
  await user.click(button())
  await menu()
  await user.click(screen.getByRole('menuitem', { name: items[2]?.label }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(goneTo()).toEqual(['projects'])
  expect(window.location.hash).toBe('#projects')
  // The menu gives the focus back to its button two frames after it closed, where nothing holds it.
  await act(async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
  expect(document.activeElement?.id).toBe('projects')
})

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'H2 the key "%s" opens it; arrows and Enter choose',
  async (key) => {
    const { user, goneTo } = show()
    await user.tab()
    await user.keyboard(key)
    await menu()
    await waitFor(() => expect(active()).toHaveTextContent(items[0]?.label ?? ''))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(active()).toHaveTextContent(items[1]?.label ?? ''))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(goneTo()).toEqual([items[1]?.section])
  },
)

test('H2 Escape closes it and gives the focus back', async () => {
  const { user, goneTo } = show()
  await user.click(button())
  await menu()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(button()).toHaveFocus())
  expect(goneTo()).toEqual([])
})

test('H2 it opens again after it was closed', async () => {
  const { user } = show()
  await user.click(button())
  await menu()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(button())
  expect(await menu()).toBeInTheDocument()
})
