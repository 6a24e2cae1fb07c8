import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { type MouseEvent, type ReactNode, StrictMode } from 'react'
import { ScreenLink } from '@/components/site/screen-link'
import { ScrollManager } from '@/components/site/scroll-manager'
import { SectionLink } from '@/components/site/section-link'
import { AtPath } from '../../support/at-path'
import { plantScrolling, standAt } from '../../support/browser'

let mockBasePath = ''
jest.mock('@/components/lib/paths', () => ({
  get basePath() {
    return mockBasePath
  },
  sitePath: (path: string) => path,
}))
afterEach(() => {
  mockBasePath = ''
})

/** Presses, and keeps jsdom from leaving. @returns whether the press was answered here */
function press(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name: 'Go' })
  const event = createEvent.click(link, init)
  let handled = false
  const watch = () => {
    handled = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', watch, { once: true })
  fireEvent(link, event)
  return handled
}

const push = jest.fn()

function show(path: string, link: ReactNode) {
  standAt(path)
  push.mockClear()
  render(
    <AtPath path={path} push={push}>
      <section id="about" tabIndex={-1} />
      {link}
    </AtPath>,
  )
}

test('G7 who listens to a link may take its press over', () => {
  const onClick = (event: MouseEvent) => event.preventDefault()
  show(
    '/',
    <ScreenLink href="/projects" onClick={onClick}>
      Go
    </ScreenLink>,
  )
  press()
  expect(push).not.toHaveBeenCalled()
})

test.each([
  ['/', 0],
  ['/#about', 0],
  ['/projects', 1],
])('below a path, %s is taken by the router %i times', (href, times) => {
  mockBasePath = '/me'
  show('/', <ScreenLink href={href}>Go</ScreenLink>)
  press()
  expect(push).toHaveBeenCalledTimes(times)
})

test.each([
  ['H1 on the home page it scrolls', '/', 'about', {}, true, []],
  ['H1 with a key held it is the browser’s', '/', 'about', { metaKey: true }, false, []],
  ['H1 a section that is not on the page is left to the router', '/', 'nowhere', {}, true, [['/#nowhere']]],
  ['R3 from another screen it leads to the home page', '/projects', 'about', {}, true, [['/#about']]],
])('a link to a section: %s', (_what, path, section, init, handled, pushed) => {
  const { scrollIntoView } = plantScrolling()
  const onClick = jest.fn()
  show(
    path,
    <SectionLink section={section} onClick={onClick}>
      Go
    </SectionLink>,
  )
  expect(press(init)).toBe(handled)
  expect(push.mock.calls).toEqual(pushed)
  expect(scrollIntoView).toHaveBeenCalledTimes(handled && pushed.length === 0 ? 1 : 0)
  // A menu closes by it.
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('R2 Back begins at the top, also where its address has a hash; the next link with one goes to its section', () => {
  const { scrollTo, scrollIntoView } = plantScrolling()
  const at = (path: string) => (
    <StrictMode>
      <AtPath path={path}>
        <section id="about" tabIndex={-1} />
        <ScrollManager />
      </AtPath>
    </StrictMode>
  )
  standAt('/projects')
  const { rerender } = render(at('/projects'))
  standAt('/#about')
  // An entry of the router has a state; one of the browser's own would be loaded anew.
  window.dispatchEvent(new window.PopStateEvent('popstate', { state: { __NA: true } }))
  rerender(at('/'))
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  expect(scrollIntoView).not.toHaveBeenCalled()
  standAt('/projects')
  rerender(at('/projects'))
  standAt('/#about')
  rerender(at('/'))
  expect(scrollIntoView.mock.calls).toEqual([['about', { behavior: 'instant' }]])
  expect(document.activeElement?.id).toBe('about')
})
