import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createHomeMarkdown, createProjectsMarkdown } from '@/app/index.md/markdown'
import RootLayout from '@/app/layout'
import { createLlmsText } from '@/app/llms.txt/llms'
import NotFound from '@/app/not-found'
import { getCardTexts } from '@/app/og.png/social-card'
import HomePage from '@/app/page'
import { createPageMetadata } from '@/app/page-metadata'
import ProjectsPage from '@/app/projects/page'
import { resumeOf } from '@/app/resume.pdf/resume-model'
import { ProjectDialog } from '@/components/projects/project-dialog'
import { toProjectView } from '@/components/projects/to-project-view'
import { CopyButton } from '@/components/ui/copy-button'
import { Spinner } from '@/components/ui/spinner'
import { Toaster } from '@/components/ui/toaster'
import { content } from '@/content/site'
import { collectTexts } from '@/content/texts'
import type { Content } from '@/content/validate'
import * as words from '@/content/words'
import { owner as connected } from '../owners/connected'
import { AtPath } from '../support/at-path'
import { plant, standAt } from '../support/browser'
import { plantedContent, siteFixture } from '../support/content'
import { renderOnServer } from '../support/render-on-server'
import { findUnmarked } from '../support/unmarked'

const unmarked = findUnmarked(content)

jest.mock('@/content/words', () => jest.requireActual('../support/marked-words').markedWords())

const attributes = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']

/** What an element says to those who see it and to those who hear it. */
function saidIn(root: ParentNode): string[] {
  const texts: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('script, style, svg')) continue
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
  }
  return texts
}

test.each([
  ['/', <HomePage key="home" />],
  ['/projects', <ProjectsPage key="projects" />],
  ['/nope', <NotFound key="nope" />],
])('O8 every word of %s stands in content/', async (path, page) => {
  // next-themes asks which mode the system is in.
  plant(window, 'matchMedia', () => ({ matches: false }))
  const html = await renderOnServer(
    <AtPath path={path}>
      <RootLayout>{page}</RootLayout>
    </AtPath>,
  )
  const said = saidIn(new DOMParser().parseFromString(html, 'text/html'))
  expect(said.join('')).toContain(words.page.skip)
  expect(said.flatMap(unmarked)).toEqual([])
})

test('O8 every word of a project’s dialog, of a message and of a waiting button stands in content/', async () => {
  plant(window.Element.prototype, 'getAnimations', () => [])
  standAt('/')
  const [project] = content.projects
  const link = project?.github_link
  render(
    <>
      {project && (
        <ProjectDialog
          words={words}
          project={toProjectView({ ...project, video_link: link, website_link: link })}
          onClose={() => {}}
        />
      )}
      <CopyButton label="" text="7" done="" />
      <Spinner />
      <Toaster />
    </>,
  )
  // jsdom has no clipboard: the message offers the text.
  fireEvent.click(document.querySelector('button') as HTMLElement)
  await waitFor(() => expect(document.body).toHaveTextContent(words.toasts.copyRefused))
  expect(screen.getByRole('textbox', { hidden: true })).toBeInTheDocument()
  expect(saidIn(document).flatMap(unmarked)).toEqual([])
})

/** The texts of a resume or a card; not its addresses, nor what decides about its looks. */
function told(value: unknown): string[] {
  return collectTexts(value)
    .filter(({ path }) => !['url', 'role', 'kind'].includes(String(path.at(-1))))
    .map(({ text }) => text)
}

const screens = ['home', 'projects'] as const
const documents: Record<string, (content: Content) => string[]> = {
  Markdown: (content) =>
    [createHomeMarkdown, createProjectsMarkdown, createLlmsText]
      .map((make) => make(content, siteFixture))
      // Without addresses, and the signs that keep a text from being read as Markdown.
      .map((text) => text.replace(/\]\([^)]*\)/g, ']').replaceAll('\\', '')),
  'the resume': (content) =>
    told(resumeOf(content, siteFixture, { projects: 2, told: 2, points: 2, names: 2 })),
  'the cards': (content) => told(screens.map((screen) => getCardTexts(screen, content))),
  'the head of pages': (content) =>
    screens
      .map((screen) => createPageMetadata(screen, content, siteFixture))
      .flatMap(({ title, description, alternates }) => told([title, description, alternates?.types])),
}

describe.each([
  ['this content', content],
  ['links to every network and names of one letter', plantedContent(connected)],
])('with %s', (_, owners) => {
  test.each(Object.keys(documents))('every word of %s comes from content/ [O8]', (name) => {
    const texts = documents[name]?.(owners) ?? []
    expect(texts.join('')).toMatch(/\p{L}/u)
    expect(texts.flatMap(findUnmarked(owners))).toEqual([])
  })
})
