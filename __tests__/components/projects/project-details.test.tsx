import { render, screen, within } from '@testing-library/react'
import { ProjectDetails, ProjectLinks } from '@/components/projects/project-details'
import type { Project } from '@/content/schema'
import * as words from '@/content/words'
import { readContent } from '../../support/content'
import { inNewTab } from '../../support/words'

function projectWith(given: Partial<Project> = {}): Project {
  const [project] = readContent().projects
  if (!project) throw new Error('The planted content lacks a project.')
  return { ...project, footer: undefined, video_link: undefined, website_link: undefined, ...given }
}

const video_link = 'https://example.org/video?a=1&b="2"'
const website_link = 'https://example.org/site'

test.each([
  [{}, [words.projectLinks.code]],
  [{ video_link }, [words.projectLinks.code, words.projectLinks.demo]],
  [{ website_link }, [words.projectLinks.code, words.projectLinks.website]],
  [
    { video_link, website_link },
    [words.projectLinks.code, words.projectLinks.demo, words.projectLinks.website],
  ],
])('G3 with %j the buttons are %j', (given, names) => {
  render(<ProjectLinks {...projectWith(given)} />)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(names.map((name) => inNewTab(name)))
})

test('H7 each opens a new tab without an opener, and leads where the project says', () => {
  render(<ProjectLinks {...projectWith({ video_link })} />)
  const [github, video] = screen.getAllByRole('link')
  for (const link of [github, video]) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  }
  expect(github).toHaveAttribute('href', 'https://example.org/code')
  expect(video).toHaveAttribute('href', video_link)
})

test('G3 bullet points in their order, then the description, then the closing line, each once', () => {
  const given = { bulletpoints: ['Point', 'Point', 'Other'], description: 'The text.', footer: 'The end.' }
  const { container } = render(<ProjectDetails {...projectWith(given)} />)
  const points = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toEqual(given.bulletpoints)
  expect(container.textContent).toBe('PointPointOtherThe text.The end.')
})

test('G3 without bullet points there is no empty list, without a closing line no empty line', () => {
  const { container } = render(<ProjectDetails {...projectWith({ bulletpoints: [] })} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(container.children).toHaveLength(1)
})

test('hostile words are text', () => {
  const hostile = `<script>alert('1')</script>" onload="x &amp; '\u202E`
  const given = { description: hostile, bulletpoints: [hostile], footer: hostile }
  const { container } = render(<ProjectDetails {...projectWith(given)} />)
  expect(container.querySelector('script, [onload]')).toBeNull()
  expect(container.textContent).toBe(hostile.repeat(3))
})
