import { fireEvent, render, screen } from '@testing-library/react'
import { GoBack } from '@/components/projects/go-back'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { plant } from '../../support/browser'

function press(entries: number, init: MouseEventInit = {}) {
  const push = jest.fn()
  const back = jest.fn()
  plant(window, 'history', { length: entries, back })
  render(
    <AtPath path="/projects" push={push}>
      <GoBack>{words.explorer.goBack}</GoBack>
    </AtPath>,
  )
  const link = screen.getByRole('link', { name: words.explorer.goBack })
  expect(link).toHaveAttribute('href', '/')
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link, init)
  return { push, back }
}

test('G7 it goes one step back in history', () => {
  const { push, back } = press(2)
  expect(back).toHaveBeenCalledTimes(1)
  expect(push).not.toHaveBeenCalled()
})

test('G7 where there is no history it goes to the home page', () => {
  const { push, back } = press(1)
  expect(back).not.toHaveBeenCalled()
  expect(push.mock.calls).toEqual([['/']])
})
