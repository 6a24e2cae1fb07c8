import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { ScreenLink } from '@/components/site/screen-link'
import { AtPath } from '../../support/at-path'

jest.mock('@/components/lib/paths', () => ({ basePath: '/me', sitePath: (path: string) => `/me${path}` }))

test.each([
  ['/', 0],
  ['/#about', 0],
  ['/projects', 1],
])('below a path, %s is taken by the router %i times', (href, times) => {
  const push = jest.fn()
  render(
    <AtPath path="/" push={push}>
      <ScreenLink href={href}>Go</ScreenLink>
    </AtPath>,
  )
  const link = screen.getByRole('link', { name: 'Go' })
  const event = createEvent.click(link)
  // jsdom has no pages to go to.
  window.addEventListener('click', (click) => click.preventDefault(), { once: true })
  fireEvent(link, event)
  expect(push).toHaveBeenCalledTimes(times)
})
