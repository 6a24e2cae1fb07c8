import { render, screen, within } from '@testing-library/react'
import { SiteFooter } from '@/components/site/site-footer'
import { AtPath } from '../../support/at-path'
import { plantContent } from '../../support/content'

const { profile, sections } = plantContent()

beforeEach(() => {
  render(
    <AtPath path="/projects">
      <SiteFooter profile={profile} sections={sections} />
    </AtPath>,
  )
})

test('H5 it has a design credit, the visitor’s year and the version', () => {
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent(`Designed and built by ${profile.name}`)
  expect(footer).toHaveTextContent(String(new Date().getFullYear()))
  expect(footer).toHaveTextContent(`Version ${profile.version}`)
})

test('H2 it repeats the links of the header, for whoever has no menu', () => {
  const nav = screen.getByRole('navigation', { name: 'Footer' })
  expect(nav).toHaveAttribute('id', 'site-links')
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/#about', '/#experiences', '/#projects', '/#contact', profile.resume])
})

test('H6 it marks the end of the page, hidden from assistive technology', () => {
  expect(document.getElementById('page-end')).toHaveAttribute('aria-hidden', 'true')
})
