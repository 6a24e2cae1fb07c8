import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Select } from '@/components/ui/select'
import { plantHeadlessNeeds } from '../../support/browser'

const options = ['Apple', 'Banana', 'Blackberry', 'Cherry', 'Damson'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const onChange = jest.fn()

function Chosen() {
  const [value, setValue] = useState('banana')
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
const option = (name: string) => screen.getByRole('option', { name })
/** The option that the keyboard stands on. */
const active = () =>
  document.getElementById(screen.getByRole('listbox').getAttribute('aria-activedescendant') ?? '')

function show() {
  plantHeadlessNeeds()
  onChange.mockClear()
  render(<Chosen />)
  return userEvent.setup()
}

test('G13 its name is what it shows, before the list has come and after; an option is chosen by a press, told once', async () => {
  const user = show()
  const shown = () => button().textContent?.trim()
  expect(shown()).toBe('Fruit Banana')
  expect(button()).toHaveAccessibleName(shown())
  expect(button()).toHaveAttribute('aria-haspopup', 'listbox')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.click(button())
  expect(await screen.findByRole('listbox')).toHaveAccessibleName('Fruit Banana')
  expect(screen.getByRole('option', { selected: true })).toBe(option('Banana'))
  await user.click(option('Cherry'))
  expect(onChange.mock.calls).toEqual([['cherry']])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(shown()).toBe('Fruit Cherry')
  expect(button()).toHaveAccessibleName(shown())
})

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  'G13 the key "%s" opens the list where its value is',
  async (key) => {
    const user = show()
    await user.tab()
    await user.keyboard(key)
    await screen.findByRole('listbox')
    await waitFor(() => expect(active()).toBe(option('Banana')))
  },
)

test('G13 arrows, Home, End, PageUp, PageDown and letters move; Enter chooses; the focus returns', async () => {
  const user = show()
  await user.click(button())
  await screen.findByRole('listbox')
  for (const [keys, name] of [
    ['{ArrowDown}', 'Blackberry'],
    ['{ArrowUp}', 'Banana'],
    ['{End}', 'Damson'],
    ['{ArrowDown}', 'Damson'],
    ['{Home}', 'Apple'],
    ['{ArrowUp}', 'Apple'],
    ['{PageDown}', 'Damson'],
    ['{PageUp}', 'Apple'],
    ['bl', 'Blackberry'],
  ] as const) {
    await user.keyboard(keys)
    await waitFor(() => expect(active()).toBe(option(name)))
  }
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['blackberry']])
  await waitFor(() => expect(button()).toHaveFocus())
})
