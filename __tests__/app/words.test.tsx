import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { plant, setAddress } from '@/__tests__/support/browser'
import { siteFixture } from '@/__tests__/support/content'
import { AtPath, renderOnServer } from '@/__tests__/support/render'
import { escaped } from '@/__tests__/support/words'
import { createPageMetadata } from '@/app/documents/page-metadata'
import { createResume, everything } from '@/app/documents/resume-model'
import RootLayout from '@/app/layout'
import NotFound from '@/app/not-found'
import HomePage from '@/app/page'
import ProjectsPage from '@/app/projects/page'
import { ProjectDialog } from '@/components/projects/project-dialog'
import { ProjectPage } from '@/components/projects/project-page'
import { toProjectViews } from '@/components/projects/to-project-view'
import { Spinner } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Toaster } from '@/components/ui/toaster'
import { collectTexts, type Project } from '@/content/schema/content'
import { content } from '@/content/schema/load'
import { networks } from '@/content/schema/networks'
import * as words from '@/content/words'

/** Every text is in «marks», so a text without them comes from the code. */
jest.mock('@/content/words', () => {
  const { language, ...rest } = jest.requireActual('@/content/words')
  return Object.defineProperty({ language, ...Object(mockMarks(rest)) }, '__esModule', { value: true })
})

jest.mock('@/content/schema/load', () => {
  const { plantedContent } = jest.requireActual('@/__tests__/support/content')
  return { content: plantedContent() }
})

/** Marks all texts except those in dates of the content: months, and the word for the present. */
function mockMarks(value: unknown): unknown {
  if (typeof value === 'string') return `«${value}»`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [
      key,
      ['months', 'present'].includes(key) ? text : mockMarks(text),
    ]),
  )
}

/** Names that are the same in every language. */
const names = ['JSON Resume', ...Object.values(networks).map(({ label }) => label)]

const address = /(https?:|mailto:)?[\w-]*[./@][\w./?=&%#@-]*/g
const tidy = (text: string) => text.replace(address, ' ').replace(/\s+/g, ' ').trim()

const known = [...collectTexts(content).map(({ text }) => text), ...names, words.resumeDates.present]
  .map(tidy)
  .filter(Boolean)
  .toSorted((a, b) => b.length - a.length)
const patterns = known.map(
  (text) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'gu'),
)

/** Returns the words of a text that are neither marked nor an address nor part of the content. */
function unmarked(text: string): string[] {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/«[^«»]*»/g, ' ')
  }
  rest = patterns.reduce((left, pattern) => left.replace(pattern, ' '), tidy(rest))
  return rest.match(/[^\s]*\p{L}[^\s]*/gu) ?? []
}

const attributes = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']

/** Returns the texts that visitors see or that screen readers announce. */
function readableTexts(root: ParentNode): string[] {
  const texts: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('script, style, svg')) continue
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
  }
  return texts
}

const alder = content.projects[0] as Project

test.each([
  ['/', <HomePage key="home" />],
  ['/projects', <ProjectsPage key="projects" />],
  ['/projects/alder', <ProjectPage key="project" project={alder} content={content} />],
  ['/nope', <NotFound key="nope" />],
])('every word of %s comes from content/ [O8]', async (path, page) => {
  // next-themes reads the mode of the system.
  plant(window, 'matchMedia', () => ({ matches: false }))
  const html = await renderOnServer(
    <AtPath path={path}>
      <RootLayout>{page}</RootLayout>
    </AtPath>,
  )
  const texts = readableTexts(new DOMParser().parseFromString(html, 'text/html'))
  expect(texts.join('')).toContain(words.page.skip)
  expect(texts.flatMap(unmarked)).toEqual([])
})

test('every word of a project’s dialog, a toast and a spinner comes from content/ [O8]', async () => {
  plant(window.Element.prototype, 'getAnimations', () => [])
  setAddress('/')
  const link = 'https://example.org/'
  const projects = content.projects.map((project) => ({ ...project, video_link: link, website_link: link }))
  const [project] = toProjectViews(projects, projects)
  render(
    <AtPath path="/">
      {project && <ProjectDialog words={words} project={project} onClose={() => {}} />}
      <CopyButton label="" text="7" done="" />
      <Spinner />
      <Toaster />
    </AtPath>,
  )
  // jsdom has no clipboard, so the toast offers the text.
  fireEvent.click(document.querySelector('button') as HTMLElement)
  await waitFor(() => expect(document.body).toHaveTextContent(words.toasts.copyRefused))
  expect(screen.getByRole('textbox', { hidden: true })).toBeInTheDocument()
  expect(readableTexts(document).flatMap(unmarked)).toEqual([])
})

/** Returns the texts of a document without its addresses and styles. */
function documentTexts(value: unknown): string[] {
  return collectTexts(value)
    .filter(({ path }) => !['url', 'role', 'kind'].includes(String(path.at(-1))))
    .map(({ text }) => text)
}

test('every word of the resume and of the head of pages comes from content/ [O8]', () => {
  const heads = (['home', 'projects'] as const).map((screen) => {
    const { title, description, alternates } = createPageMetadata(screen, content, siteFixture)
    return [title, description, alternates?.types]
  })
  for (const part of [createResume(content, siteFixture, everything), heads]) {
    const texts = documentTexts(part)
    expect(texts.join('')).toMatch(/\p{L}/u)
    expect(texts.flatMap(unmarked)).toEqual([])
  }
})
