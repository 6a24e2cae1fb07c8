import { projectDetailsHtml } from '@/components/projects/project-details'
import { fetchParts, partsIn } from '@/components/projects/project-parts'
import { detailsId } from '@/components/projects/project-view'
import type { Project } from '@/content/schema'
import { plant } from '../../support/browser'
import { readContent } from '../../support/content'
import { plantPicture } from '../../support/projects'

const logo = { id: 'logo.1a', width: 96, height: 96, kind: 'drawing' as const, alt: '' }
const shots = [plantPicture('one.1a', 'The first'), { ...plantPicture('two.1a', 'The second'), width: 300 }]

function detailsOf(given: Partial<Project> = {}, pictures = shots): HTMLElement {
  const [project] = readContent().projects
  if (!project) throw new Error('The planted content lacks a project.')
  const element = document.createElement('article')
  const bare = { ...project, footer: undefined, video_link: undefined, website_link: undefined }
  element.id = detailsId('alder')
  element.innerHTML = projectDetailsHtml({ ...bare, ...given }, logo, pictures)
  return element
}

/** A page, as the browser parses it, that holds these details. */
function pageOf(details: HTMLElement): Document {
  const page = document.implementation.createHTMLDocument()
  page.body.append(details)
  return page
}

const linkTexts = (details: HTMLElement) =>
  [...details.querySelectorAll('[data-part="links"] a')].map(({ textContent }) => textContent)

const video_link = 'https://example.org/video?a=1&b="2"'
const website_link = 'https://example.org/site'

test.each([
  [{}, ['GitHub']],
  [{ video_link }, ['GitHub', 'Demo']],
  [{ website_link }, ['GitHub', 'Website']],
  [{ video_link, website_link }, ['GitHub', 'Demo', 'Website']],
])('G3 with %j the buttons are %j', (given, names) => {
  expect(linkTexts(detailsOf(given))).toEqual(names.map((name) => `${name} (opens in a new tab)`))
})

test('H7 each opens a new tab without an opener, and leads where the project says', () => {
  const [github, video] = detailsOf({ video_link }).querySelectorAll('[data-part="links"] a')
  for (const link of [github, video]) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  }
  expect(github).toHaveAttribute('href', 'https://example.org/code')
  expect(video).toHaveAttribute('href', video_link)
})

test('G3 bullet points in their order, then the description, then the closing line, each once', () => {
  const given = { bulletpoints: ['Point one', 'Point two'], description: 'The text.', footer: 'The end.' }
  const text = detailsOf(given).querySelector('[data-part="text"]')
  expect(text?.textContent).toBe('Point onePoint twoThe text.The end.')
  expect(detailsOf().querySelectorAll('[data-part="text"] p')).toHaveLength(1)
})

test('hostile words are text, in elements and in attributes', () => {
  const hostile = `<script>alert('1')</script>" onload="x &amp; '\u202E`
  const details = detailsOf(
    {
      title: hostile,
      description: hostile,
      bulletpoints: [hostile],
      footer: hostile,
    },
    [{ ...plantPicture('one.1a'), alt: hostile }],
  )
  expect(details.querySelector('script, [onload]')).toBeNull()
  expect(
    [...details.querySelectorAll('li, p')].filter((element) => element.textContent === hostile),
  ).toHaveLength(4)
  expect(details.querySelector('img')).toHaveAttribute('alt', `${hostile} logo`)
})

test('G5 the screenshots are found again as they were', () => {
  expect(partsIn(pageOf(detailsOf()), 'alder')?.shots).toEqual(shots)
})

test('G5 a project without screenshots has none, and its other parts', () => {
  const parts = partsIn(pageOf(detailsOf({}, [])), 'alder')
  expect(parts?.shots).toEqual([])
  expect(parts?.text.textContent).toContain('What Alder is for.')
})

test.each(['other', '', '__proto__', 'a"b', '<script>'])(
  'details of "%s" that are not in the page are not found',
  (slug) => {
    expect(partsIn(pageOf(detailsOf()), slug)).toBeNull()
  },
)

test('an element of that id without the parts is not taken for them', () => {
  const empty = document.createElement('article')
  empty.id = detailsId('alder')
  expect(partsIn(pageOf(empty), 'alder')).toBeNull()
})

test('what is not in the page is fetched once, and a failed request may be tried again', async () => {
  const page = `<!doctype html><body>${detailsOf().outerHTML}`
  const fetch = jest.fn()
  fetch.mockRejectedValueOnce(new Error('offline'))
  fetch.mockResolvedValueOnce({ ok: false, status: 503, url: '/projects' })
  fetch.mockResolvedValueOnce({ ok: true, text: async () => page })
  plant(globalThis, 'fetch', fetch)
  await expect(fetchParts('alder')).rejects.toThrow('offline')
  await expect(fetchParts('alder')).rejects.toThrow('/projects answered 503')
  const [found, missing] = await Promise.all([fetchParts('alder'), fetchParts('other')])
  expect(found?.shots).toEqual(shots)
  expect(missing).toBeNull()
  expect(fetch.mock.calls).toEqual([['/projects'], ['/projects'], ['/projects']])
})
