/** @jest-environment node */

import { homeMarkdown, projectsMarkdown } from '@/app/index.md/markdown'
import { llmsText } from '@/app/llms.txt/llms'
import { cardTexts } from '@/app/og.png/social-card'
import { pageMetadata } from '@/app/page-metadata'
import { resumeOf } from '@/app/resume.pdf/resume-model'
import { content } from '@/content/site'
import { textsIn } from '@/content/texts'
import { siteFixture } from '../support/site-fixture'
import { unmarked } from '../support/unmarked'

jest.mock('@/content/words', () => jest.requireActual('../support/marked-words').markedWords())

const screens = ['home', 'projects'] as const

/** The texts of a resume or a card; not its addresses, nor what decides about its looks. */
function told(value: unknown): string[] {
  return textsIn(value)
    .filter(({ path }) => !['url', 'role', 'kind'].includes(String(path.at(-1))))
    .map(({ text }) => text)
}

const documents: [string, () => string[]][] = [
  [
    'Markdown',
    () =>
      [
        homeMarkdown(content, siteFixture),
        projectsMarkdown(content, siteFixture),
        llmsText(content, siteFixture),
      ]
        // Addresses, and the signs that keep a text from being read as Markdown.
        .map((text) => text.replace(/\]\([^)]*\)/g, ']').replaceAll('\\', '')),
  ],
  ['the resume', () => told(resumeOf(content, siteFixture, { projects: 2, told: 2, points: 2, names: 2 }))],
  ['the cards', () => screens.flatMap((screen) => told(cardTexts(screen, content)))],
  [
    'the head of pages',
    () =>
      screens.flatMap((screen) => {
        const { title, description, alternates } = pageMetadata(screen, content, siteFixture)
        return [
          String(title),
          String(description),
          ...JSON.stringify(alternates?.types).matchAll(/"title":"([^"]*)"/g),
        ].map((found) => (typeof found === 'string' ? found : (found[1] ?? '')))
      }),
  ],
]

test.each(documents)('O8 every word of %s stands in content/', (_, texts) => {
  expect(texts().join('')).toMatch(/\p{L}/u)
  expect(texts().flatMap(unmarked)).toEqual([])
})
