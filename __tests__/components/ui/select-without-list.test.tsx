import { act, fireEvent, render, screen } from '@testing-library/react'
import { Select } from '@/components/ui/select'
import { toastStore } from '@/components/ui/toast-store'
import { plantHeadlessNeeds } from '../../support/browser'

let mockLost = true
jest.mock('@/components/ui/select-list', () => {
  if (mockLost) throw new Error('The file is gone since the last deploy.')
  return jest.requireActual('@/components/ui/select-list')
})

const told = () => toastStore.read().map(({ text }) => text)
const button = () => screen.getByRole('button', { name: /Fruit/ })
const press = () => act(async () => void fireEvent.click(button()))

test('G13 when the list cannot be loaded the visitor is told, and the next press tries again', async () => {
  plantHeadlessNeeds()
  render(
    <Select
      failure="Planted failure"
      label="Fruit"
      options={[{ value: 'a', label: 'Apple' }]}
      value="a"
      onChange={() => {}}
    />,
  )
  await act(async () => void fireEvent.pointerEnter(button()))
  expect(told()).toEqual([])
  await press()
  await press()
  expect(told()).toEqual(['Planted failure'])
  expect(button()).not.toHaveAttribute('aria-busy')
  mockLost = false
  await press()
  expect(await screen.findByRole('listbox')).toBeInTheDocument()
})
