import { render, screen, within } from '@testing-library/react'
import { RESUME_PATH } from '@/components/lib/constants'
import { navigationOf } from '@/components/site/navigation'
import { SiteHeader } from '@/components/site/site-header'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { readContent } from '../../support/content'
import { inNewTab, saying } from '../../support/words'

const content = readContent()
const { profile } = content

function show(items = navigationOf(content)) {
  render(
    <AtPath path="/">
      <SiteHeader profile={profile} items={items} />
    </AtPath>,
  )
}

test('H1 it links to the four sections in page order, then to the resume in a new tab', () => {
  show()
  const links = within(screen.getByRole('navigation', { name: words.header.label })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/#about',
    '/#experiences',
    '/#projects',
    '/#contact',
    RESUME_PATH,
  ])
  expect(links.at(-1)).toHaveAccessibleName(inNewTab(words.header.resume))
  expect(links.at(-1)).toHaveAttribute('target', '_blank')
})

test('O2 without sections there is no menu, and the resume stays', () => {
  show([])
  expect(screen.queryByRole('button', { name: words.menu.label })).toBeNull()
  expect(screen.getByRole('link', { name: saying(words.header.resume) })).toBeInTheDocument()
})
