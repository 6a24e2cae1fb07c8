import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Select } from '@/components/ui/select'
import { plantHeadlessNeeds } from '../../support/browser'

const options = ['Apple', 'Banana', 'Blackberry', 'Cherry', 'Damson'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const onChange = jest.fn()

function Chosen({ initial = 'banana' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <Select
      failure="Planted failure"
      label="Fruit"
      options={options}
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

const button = () => screen.getByRole('button', { name: /Fruit/ })
const list = () => screen.findByRole('listbox')
const option = (name: string) => screen.getByRole('option', { name })
/** The option that the keyboard stands on. */
const active = () =>
  document.getElementById(screen.getByRole('listbox').getAttribute('aria-activedescendant') ?? '')

beforeEach(() => {
  plantHeadlessNeeds()
  onChange.mockClear()
})

test('G13 closed it is a button that names its value and what it opens', () => {
  render(<Chosen />)
  expect(button()).toHaveAccessibleName('Fruit Banana')
  expect(button()).toHaveAttribute('aria-haspopup', 'listbox')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

test('G13 its name is what it shows, before the list has come and after', async () => {
  const user = userEvent.setup()
  render(<Chosen />)
  const shown = () => button().textContent?.trim()
  expect(button()).toHaveAccessibleName(shown())
  await user.click(button())
  expect(await list()).toHaveAccessibleName('Fruit Banana')
  await user.click(option('Cherry'))
  expect(shown()).toBe('Fruit Cherry')
  expect(button()).toHaveAccessibleName(shown())
})

test('G13 the first press opens the list, with the value selected', async () => {
  const user = userEvent.setup()
  render(<Chosen />)
  await user.click(button())
  expect(
    within(await list())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(options.map(({ label }) => label))
  expect(screen.getByRole('option', { selected: true })).toBe(option('Banana'))
  expect(button()).toHaveAttribute('aria-expanded', 'true')
})

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('G13 the key "%s" opens the list', async (key) => {
  const user = userEvent.setup()
  render(<Chosen />)
  await user.tab()
  await user.keyboard(key)
  await list()
  await waitFor(() => expect(active()).toBe(option('Banana')))
})

test('G13 an option is chosen by a press, told once, and the list closes', async () => {
  const user = userEvent.setup()
  render(<Chosen />)
  await user.click(button())
  await list()
  await user.click(option('Cherry'))
  expect(onChange.mock.calls).toEqual([['cherry']])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(button()).toHaveAccessibleName('Fruit Cherry')
})

test('G13 arrows, Home, End, PageUp and PageDown move; Enter chooses; the focus returns', async () => {
  const user = userEvent.setup()
  render(<Chosen />)
  await user.click(button())
  await list()
  for (const [key, name] of [
    ['{ArrowDown}', 'Blackberry'],
    ['{ArrowUp}', 'Banana'],
    ['{End}', 'Damson'],
    ['{ArrowDown}', 'Damson'],
    ['{Home}', 'Apple'],
    ['{ArrowUp}', 'Apple'],
    ['{PageDown}', 'Damson'],
    ['{PageUp}', 'Apple'],
  ] as const) {
    await user.keyboard(key)
    await waitFor(() => expect(active()).toBe(option(name)))
  }
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['apple']])
  await waitFor(() => expect(button()).toHaveFocus())
})

test('G13 letters lead to what begins with them', async () => {
  const user = userEvent.setup()
  render(<Chosen initial="apple" />)
  await user.click(button())
  await list()
  await user.keyboard('bl')
  await waitFor(() => expect(active()).toBe(option('Blackberry')))
})

test('G13 Escape closes without a choice, and the focus returns', async () => {
  const user = userEvent.setup()
  render(<Chosen />)
  await user.click(button())
  await list()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
  await waitFor(() => expect(button()).toHaveFocus())
})

test('G13 it opens again after it was closed', async () => {
  const user = userEvent.setup()
  render(<Chosen />)
  await user.click(button())
  await list()
  await user.keyboard('{Escape}')
  await user.click(button())
  expect(await list()).toBeInTheDocument()
})

test('G13 Enter opens it again too', async () => {
  const user = userEvent.setup()
  render(<Chosen />)
  await user.click(button())
  await list()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await list()).toBeInTheDocument()
})

test('G13 a value that is no option shows nothing, and breaks nothing', () => {
  render(<Chosen initial="__proto__" />)
  expect(button()).toHaveAccessibleName('Fruit')
})
