import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { ScrollManager } from '@/components/site/scroll-manager'
import { AtPath } from '../../support/at-path'
import { plantScrolling, standAt } from '../../support/browser'

const screen = (path: string) => (
  <StrictMode>
    <AtPath path={path}>
      <section id="about" tabIndex={-1} />
      <ScrollManager />
    </AtPath>
  </StrictMode>
)

/** Opens the site at an address; `go` then changes it as the router does, by a link or by Back. */
function openAt(address: string) {
  const scrolling = plantScrolling()
  standAt(address)
  const { rerender, unmount } = render(screen(new URL(address, 'https://x').pathname))
  const arrive = (to: string) => {
    standAt(to)
    rerender(screen(new URL(to, 'https://x').pathname))
  }
  return {
    ...scrolling,
    unmount,
    follow: arrive,
    goBack(to: string) {
      standAt(to)
      // An entry of the router has a state; one of the browser's own would be loaded anew.
      window.dispatchEvent(new window.PopStateEvent('popstate', { state: { __NA: true } }))
      arrive(to)
    },
  }
}

const toTop = [[{ top: 0, behavior: 'instant' }]]

test('R2 a change of path begins at the top, at once', () => {
  const { follow, scrollTo } = openAt('/')
  follow('/projects')
  expect(scrollTo.mock.calls).toEqual(toTop)
})

test('R2 Back begins at the top too, also when the address it returns to has a hash', () => {
  const { goBack, scrollTo, scrollIntoView } = openAt('/projects')
  goBack('/#about')
  expect(scrollTo.mock.calls).toEqual(toTop)
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('R2 a link with a hash lands on its section, which has the focus', () => {
  const { follow, scrollTo, scrollIntoView } = openAt('/projects')
  follow('/#about')
  expect(scrollIntoView.mock.calls).toEqual([['about', { behavior: 'instant' }]])
  expect(document.activeElement?.id).toBe('about')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('R2 a change of query or hash on one screen scrolls nowhere', () => {
  const { follow, goBack, scrollTo, scrollIntoView } = openAt('/projects')
  follow('/projects?project=alder')
  goBack('/projects')
  follow('/projects#x')
  expect(scrollTo).not.toHaveBeenCalled()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('R2 after a Back between screens the next link is a link again', () => {
  const { follow, goBack, scrollIntoView } = openAt('/')
  follow('/projects')
  goBack('/')
  follow('/projects')
  follow('/#about')
  expect(scrollIntoView.mock.calls).toEqual([['about', { behavior: 'instant' }]])
})

test('R2 within a screen Back returns to where its entry was left', () => {
  const { scrollTo } = openAt('/#about')
  window.dispatchEvent(new window.PopStateEvent('popstate', { state: { scrollTop: 320 } }))
  expect(scrollTo.mock.calls).toEqual([[{ top: 320, behavior: 'instant' }]])
})

test('R2 the browser brings back a place after a reload only', () => {
  const { unmount } = openAt('/')
  expect(window.history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new window.Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new window.Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('manual')
  unmount()
})
