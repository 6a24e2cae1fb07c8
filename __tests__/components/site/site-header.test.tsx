import { render, screen, within } from '@testing-library/react'
import { SiteHeader } from '@/components/site/site-header'
import { AtPath } from '../../support/at-path'
import { plantContent } from '../../support/content'

const { profile, sections } = plantContent()

beforeEach(() => {
  render(
    <AtPath path="/">
      <SiteHeader profile={profile} sections={sections} />
    </AtPath>,
  )
})

test('H1 its logo leads to the top of the home page', () => {
  expect(screen.getByRole('link', { name: `${profile.name} (home)` })).toHaveAttribute('href', '/')
})

test('H1 it links to the four sections in page order, then to the resume in a new tab', () => {
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/#about',
    '/#experiences',
    '/#projects',
    '/#contact',
    profile.resume,
  ])
  expect(links.at(-1)).toHaveAccessibleName('Resume (opens in a new tab)')
  expect(links.at(-1)).toHaveAttribute('target', '_blank')
})

test('H2 it has the menu and the colour mode beside the links', () => {
  expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Switch to/ })).toBeInTheDocument()
})
