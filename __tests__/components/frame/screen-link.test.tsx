import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { plant, plantScrolling, setAddress } from '@/__tests__/support/browser'
import { AtPath } from '@/__tests__/support/render'
import { BackToTop } from '@/components/frame/back-to-top'
import { pushSearch, showScreen } from '@/components/frame/history'
import { PageState } from '@/components/frame/page-state'
import { ScreenLink, SectionLink } from '@/components/frame/screen-link'

jest.mock('@/components/paths', () => ({ basePath: '/me', sitePath: (path: string) => path }))

/**
 * Presses a link without leaving the page.
 *
 * @returns whether the press was handled, and the router's arguments
 */
function press(link: ReactNode, init: MouseEventInit = {}, path = '/') {
  const push = jest.fn()
  render(
    <AtPath path={path} push={push}>
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
])('below a base path, a press on %s is handled by the router: %s [R2]', (href, expected) => {
  expect(press(<ScreenLink href={href}>Go</ScreenLink>)).toEqual(expected ? [true, href] : [false])
})

test.each([
  ['with a key held', 'about', { metaKey: true }],
  ['to a section that is not on the page', 'nowhere', {}],
])('a press %s is left to the browser [H1]', (_what, section, init) => {
  const scrollIntoView = plantScrolling()
  const link = (
    <>
      <section id="about" />
      <SectionLink section={section}>Go</SectionLink>
    </>
  )
  expect(press(link, init)).toEqual([false])
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('the button Top goes back from a project that is still loading [G3, H4]', () => {
  plant(window, 'scrollTo', jest.fn())
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
  setAddress('/')
  showScreen('/')
  render(<BackToTop />)
  const press = () => fireEvent.click(screen.getByRole('button', { hidden: true }))
  press()
  expect(back).not.toHaveBeenCalled()
  pushSearch('?project=alder')
  press()
  expect(back).toHaveBeenCalledTimes(1)
})

test('a link to a filter of the same screen replaces the entry of an open project [G15]', () => {
  plantScrolling()
  setAddress('/projects')
  showScreen('/projects')
  pushSearch('?project=alder')
  const entries = window.history.length
  const link = <ScreenLink href="/projects?tech=Go">Go</ScreenLink>
  expect(press(link, {}, '/projects')).toEqual([true])
  expect(window.location.search).toBe('?tech=Go')
  expect(window.history.length).toBe(entries)
})

test('Back to another screen starts at its top, even if its address has a hash [R2]', () => {
  const scrollIntoView = plantScrolling()
  const at = (path: string) => (
    <AtPath path={path}>
      <section id="about" />
      <PageState />
    </AtPath>
  )
  setAddress('/projects')
  const { rerender } = render(at('/projects'))
  setAddress('/#about')
  // Entries of the router have a state; the browser would reload others.
  window.dispatchEvent(new window.PopStateEvent('popstate', { state: { __NA: true } }))
  rerender(at('/'))
  expect(scrollIntoView.mock.calls).toEqual([['body', { behavior: 'instant' }]])
})
