import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ScreenLink, SectionLink } from '@/components/site/screen-link'
import { ScrollManager } from '@/components/site/scroll-manager'
import { AtPath } from '../../support/at-path'
import { plantScrolling, standAt } from '../../support/browser'

jest.mock('@/components/lib/paths', () => ({ basePath: '/me', sitePath: (path: string) => path }))

/** Presses a link, and keeps jsdom from leaving. @returns whether it was answered here, and what the router was asked for */
function press(link: ReactNode, init: MouseEventInit = {}) {
  const push = jest.fn()
  render(
    <AtPath path="/" push={push}>
      {link}
    </AtPath>,
  )
  const event = createEvent.click(screen.getByRole('link'), init)
  let handled = false
  const watch = () => {
    handled = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', watch, { once: true })
  fireEvent(screen.getByRole('link'), event)
  return [handled, ...push.mock.calls.flat()]
}

test.each([
  ['/', false],
  ['/#about', false],
  ['/projects', true],
])('below a path, a press on %s is left to the router, and not to the browser: %s', (href, expected) => {
  expect(press(<ScreenLink href={href}>Go</ScreenLink>)).toEqual(expected ? [true, href] : [false])
})

test.each([
  ['with a key held', 'about', { metaKey: true }],
  ['to a section that is not on the page', 'nowhere', {}],
])('H1 a press %s scrolls nowhere', (_what, section, init) => {
  const { scrollIntoView } = plantScrolling()
  const link = (
    <>
      <section id="about" />
      <SectionLink section={section}>Go</SectionLink>
    </>
  )
  expect(press(link, init)).toEqual([false])
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('R2 Back between screens begins at the top, also where its address has a hash', () => {
  const { scrollTo, scrollIntoView } = plantScrolling()
  const at = (path: string) => (
    <AtPath path={path}>
      <section id="about" />
      <ScrollManager />
    </AtPath>
  )
  standAt('/projects')
  const { rerender } = render(at('/projects'))
  standAt('/#about')
  // An entry of the router has a state; one of the browser's own would be loaded anew.
  window.dispatchEvent(new window.PopStateEvent('popstate', { state: { __NA: true } }))
  rerender(at('/'))
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  expect(scrollIntoView).not.toHaveBeenCalled()
  // The browser keeps the place of a page that is left, and not that of one that Back brings again as it was.
  const kept = ['pagehide', 'pageshow'].map((type) => {
    window.dispatchEvent(new window.Event(type))
    return window.history.scrollRestoration
  })
  expect(kept).toEqual(['auto', 'manual'])
})
