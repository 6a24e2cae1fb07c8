import { render, screen, within } from '@testing-library/react'
import { toProjectView } from '@/components/projects/to-project-view'
import type { Project } from '@/content/schema'
import * as words from '@/content/words'
import { readContent } from '../../support/content'
import { inNewTab } from '../../support/words'

jest.mock('@/components/lib/pictures', () => jest.requireActual('../../support/made-pictures'))

/** A project without anything that it may lack, but with a logo and a screenshot. */
function viewOf(given: Partial<Project> = {}) {
  const [project] = readContent(({ featuredProjects }) => featuredProjects.splice(0, 1)).projects
  if (!project) throw new Error('The planted content lacks a project.')
  return toProjectView({ ...project, website_link: undefined, ...given })
}

test('G2 a cover is drawn for a project that has neither screenshot nor logo, and only for that', () => {
  expect(viewOf({ src: [] }).cover).toBeUndefined()
  expect(viewOf({ logo: undefined }).cover).toBeUndefined()
  expect(viewOf({ logo: undefined, src: [] })).toMatchObject({
    logo: undefined,
    shots: [],
    cover: { title: 'Beech', drawing: { kind: 'drawing', alt: '' } },
  })
})

const { code, demo, website } = words.projectLinks
const github_link = 'https://example.org/code'
const video_link = 'https://example.org/video?a=1&b="2"'
const website_link = 'https://example.org/site'

test.each([
  [{}, [code], [github_link]],
  [{ video_link }, [code, demo], [github_link, video_link]],
  [{ website_link }, [code, website], [github_link, website_link]],
])('G3 H7 with %j the buttons are %j, each in a new tab without an opener', (given, names, hrefs) => {
  render(viewOf(given).links)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(names.map((name) => inNewTab(name)))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  }
})

test('G3 bullet points in their order, then the description, then the closing line, each once', () => {
  const given = { bulletpoints: ['Point', 'Point', 'Other'], description: 'The text.', footer: 'The end.' }
  const { container } = render(viewOf(given).details)
  const points = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toEqual(given.bulletpoints)
  expect(container.textContent).toBe('PointPointOtherThe text.The end.')
  // What is empty leaves no empty list and no empty line.
  expect(render(viewOf({ bulletpoints: [] }).details).container.children).toHaveLength(1)
})
