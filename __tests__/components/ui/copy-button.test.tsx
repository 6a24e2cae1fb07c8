import { act, fireEvent, render, screen } from '@testing-library/react'
import { CopyButton } from '@/components/ui/copy-button'
import { toastStore } from '@/components/ui/toast-store'
import { plant } from '../../support/browser'

const told = () => toastStore.read().map(({ text }) => text)
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy it' })))

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id)
})

test('W2 it copies and says so', async () => {
  const writeText = jest.fn(async () => {})
  plant(navigator, 'clipboard', { writeText })
  render(<CopyButton label="Copy it" text="the text" done="It is copied" />)
  await press()
  expect(writeText).toHaveBeenCalledWith('the text')
  expect(toastStore.read()).toEqual([expect.objectContaining({ tone: 'done', text: 'It is copied' })])
})

test('W2 a text known only on press is asked for then', async () => {
  const writeText = jest.fn(async () => {})
  plant(navigator, 'clipboard', { writeText })
  let value = 'before'
  render(<CopyButton label="Copy it" text={() => value} done="It is copied" />)
  value = 'after'
  await press()
  expect(writeText).toHaveBeenCalledWith('after')
})

test('W2 where the clipboard is missing and the older way too, the text is shown to be copied by hand', async () => {
  plant(navigator, 'clipboard', undefined)
  plant(document, 'execCommand', undefined)
  render(<CopyButton label="Copy it" text="the text" done="It is copied" />)
  await press()
  expect(toastStore.read()).toEqual([expect.objectContaining({ tone: 'failed', toCopy: 'the text' })])
})

test('W2 where the clipboard refuses, the older way is taken', async () => {
  plant(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('NotAllowedError')) })
  plant(document, 'execCommand', () => true)
  render(<CopyButton label="Copy it" text="the text" done="It is copied" />)
  await press()
  expect(told()).toEqual(['It is copied'])
})
