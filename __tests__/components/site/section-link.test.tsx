import { fireEvent, render, screen } from '@testing-library/react'
import { SectionLink } from '@/components/site/section-link'
import { AtPath } from '../../support/at-path'
import { plantScrolling, standAt } from '../../support/browser'

function show(path: string, section?: string, onClick?: () => void) {
  standAt(path)
  const scrolling = plantScrolling()
  const push = jest.fn()
  render(
    <AtPath path={path} push={push}>
      <section id="about" tabIndex={-1} />
      <SectionLink section={section} onClick={onClick} className="planted">
        Go
      </SectionLink>
    </AtPath>,
  )
  return { ...scrolling, push, link: screen.getByRole('link', { name: 'Go' }) }
}

/** Presses, and keeps jsdom from leaving when the component lets the browser do so. */
function press(link: HTMLElement, init: MouseEventInit = {}): 'handled here' | 'left to the browser' {
  let handled = false
  const watch = (event: MouseEvent) => {
    handled = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', watch, { once: true })
  fireEvent.click(link, init)
  return handled ? 'handled here' : 'left to the browser'
}

test('H1 on the home page it scrolls to its section', () => {
  const { link, push, scrollIntoView } = show('/', 'about')
  expect(link).toHaveAttribute('href', '/#about')
  expect(press(link)).toBe('handled here')
  expect(push).not.toHaveBeenCalled()
  expect(scrollIntoView).toHaveBeenCalledWith('about', undefined)
  expect(window.location.hash).toBe('#about')
})

test('R3 from another screen it leads to the home page’s section', () => {
  const { link, push, scrollIntoView } = show('/projects', 'about')
  expect(link).toHaveAttribute('href', '/#about')
  expect(press(link)).toBe('handled here')
  expect(push.mock.calls).toEqual([['/#about']])
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('H1 a section that is not on the page is left to the router', () => {
  const { link, push } = show('/', 'nowhere')
  press(link)
  expect(push.mock.calls).toEqual([['/#nowhere']])
})

test('H2 what else listens hears of the press: a menu closes by it', () => {
  const onClick = jest.fn()
  const { link } = show('/', 'about', onClick)
  press(link)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(link).toHaveClass('planted')
})
