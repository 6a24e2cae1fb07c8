import { render, screen, within } from '@testing-library/react'
import { RESUME_PATH } from '@/components/lib/constants'
import { filled } from '@/components/lib/words'
import { navigationOf } from '@/components/site/navigation'
import { SiteFooter } from '@/components/site/site-footer'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { readContent } from '../../support/content'
import { renderOnServer } from '../../support/render-on-server'

const content = readContent()
const { profile } = content

function show(version = profile.version) {
  return (
    <AtPath path="/projects">
      <SiteFooter content={{ ...content, profile: { ...profile, version } }} items={navigationOf(content)} />
    </AtPath>
  )
}

test('H2 it repeats the links of the header, for whoever has no menu', () => {
  render(show())
  const nav = screen.getByRole('navigation', { name: words.footer.label })
  expect(nav).toHaveAttribute('id', 'site-links')
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/#about', '/#experiences', '/#projects', '/#contact', RESUME_PATH])
})

test.each([
  ['2025.8.25', ', 2025'],
  ['2025', ', 2025'],
  // The newest project's.
  ['v1.0', ', 2024'],
  ['20255', ', 2024'],
])('H5 without scripts too, version "%s" says a year: "%s"', async (version, year) => {
  const html = document.createElement('div')
  html.innerHTML = await renderOnServer(show(version))
  expect(html.querySelector('footer')).toHaveTextContent(
    `${filled(words.footer.credit, { name: profile.name })}${year}${words.footer.version} ${version}`,
  )
})

test('O2 without a version none is spoken of', () => {
  render(show(''))
  expect(screen.queryByText(words.footer.version)).toBeNull()
})
