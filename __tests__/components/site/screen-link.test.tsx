import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { ScreenLink } from '@/components/site/screen-link'
import { AtPath } from '../../support/at-path'

function show(onClick?: (event: { preventDefault(): void }) => void) {
  const push = jest.fn()
  render(
    <AtPath path="/" push={push}>
      <ScreenLink href="/projects" onClick={onClick}>
        All
      </ScreenLink>
    </AtPath>,
  )
  return { push, link: screen.getByRole('link', { name: 'All' }) }
}

/** @returns whether the document is kept */
function press(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, init)
  let kept = false
  window.addEventListener(
    'click',
    () => {
      kept = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent(link, event)
  return kept
}

test('P1 it is a plain link, and a press keeps the document', () => {
  const { push, link } = show()
  expect(link).toHaveAttribute('href', '/projects')
  expect(press(link)).toBe(true)
  expect(push.mock.calls).toEqual([['/projects']])
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('P1 with %s it is the browser’s', (key) => {
  const { push, link } = show()
  expect(press(link, { [key]: true })).toBe(false)
  expect(push).not.toHaveBeenCalled()
})

test('G7 who listens may take the press over', () => {
  const { push, link } = show((event) => event.preventDefault())
  press(link)
  expect(push).not.toHaveBeenCalled()
})
