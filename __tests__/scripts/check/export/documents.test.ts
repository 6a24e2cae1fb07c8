/** @jest-environment node */

import { vcard } from '@/app/contact.vcf/vcard'
import { homeMarkdown, projectsMarkdown } from '@/app/index.md/markdown'
import { llmsText } from '@/app/llms.txt/llms'
import { jsonResume } from '@/app/resume.json/json-resume'
import { resumeDocument } from '@/app/resume.pdf/resume-file'
import { homeStructuredData, jsonLdScript, projectsStructuredData } from '@/app/structured-data'
import { credentialLists } from '@/components/lib/credentials'
import type { Content } from '@/content/validate'
import { checkDocuments } from '@/scripts/check/export/documents'
import { siteOf } from '@/scripts/check/export/site'
import { plantedContent, rawContent } from '../../../support/content-fixture'
import { siteFixture } from '../../../support/site-fixture'

// A resume is made for real, on machines that do other things too.
jest.setTimeout(180_000)

const html = (texts: string[], jsonLd: string) => {
  const safe = texts.map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
  return `<!doctype html><body>${safe.join('')}<script type="application/ld+json">${jsonLd}</script></body>`
}

/** An export without its looks: every document of a content. */
async function exportOf(content: Content): Promise<Map<string, Buffer>> {
  const { profile, experiences, skillGroups, projects } = content
  const home = [
    ...[profile.name, profile.title ?? ''],
    ...credentialLists(content).flatMap(({ entries }) =>
      entries.flatMap(({ title, detail, points }) => [title.text, detail?.text ?? '', ...points]),
    ),
    ...experiences.flatMap((entry) => [entry.title, entry.company, ...entry.responsibilities]),
    ...skillGroups.flatMap((group) => group.skills.map(({ name }) => name)),
    ...content.featuredProjects.map(({ title }) => title),
  ]
  const list = projects.flatMap((project) => [project.title, project.description, ...project.bulletpoints])
  const card = Buffer.alloc(24)
  card.write('\x89PNG', 'latin1')
  card.writeUInt32BE(1200, 16)
  card.writeUInt32BE(630, 20)
  const texts = {
    '/index.html': html(home, jsonLdScript(homeStructuredData(content, siteFixture))),
    '/projects.html': html(list, jsonLdScript(projectsStructuredData(content, siteFixture))),
    '/index.md': homeMarkdown(content, siteFixture),
    '/projects.md': projectsMarkdown(content, siteFixture),
    '/llms.txt': llmsText(content, siteFixture),
    '/resume.json': JSON.stringify(jsonResume(content, siteFixture)),
    '/contact.vcf': vcard(content, siteFixture),
  }
  return new Map([
    ...Object.entries(texts).map(([file, text]): [string, Buffer] => [file, Buffer.from(text)]),
    ['/resume.pdf', Buffer.from(await resumeDocument(content, siteFixture))],
    ['/og.png', card],
    ['/og-projects.png', card],
  ])
}

async function faults(content: Content, files: Map<string, Buffer>, hasOwnResume = false): Promise<string[]> {
  const bytes = (file: string) => files.get(file) ?? Buffer.alloc(0)
  const site = siteOf([...files.keys()], (file) => bytes(file).toString('utf8'), siteFixture.url)
  const found = await checkDocuments(content, bytes, hasOwnResume)(site)
  return found.map(({ file, fault }) => `${file}: ${fault}`)
}

const filesOf = (found: string[]) => found.map((line) => line.split(':')[0])

test('an export of the same content has no fault, whatever its titles look like', async () => {
  const [first, ...rest] = rawContent.olderProjects
  const content = plantedContent({
    olderProjects: [{ ...first, title: '</script> "Tom & Žofie" *bold* a;b,c' }, ...rest],
  })
  expect(await faults(content, await exportOf(content))).toEqual([])
})

test('O1 no fault either where the resume parts long words, leaves out letters and work, or runs from right to left', async () => {
  const [job, ...jobs] = rawContent.experiences
  const long = Array.from(
    { length: 90 },
    (_, i) => `Point ${i}: “fine”\u202F– really… 100\u00A0% of ${i} (1\u20113).`,
  )
  const content = plantedContent({
    profile: { ...rawContent.profile, name: 'נועה (CSS) ורדל', title: 'Engineer 🚀 工程师' },
    experiences: [
      { ...job, responsibilities: ['x'.repeat(80), `https://example.com/${'a.b/'.repeat(40)}`, ...long] },
      ...jobs,
    ],
  })
  expect(await faults(content, await exportOf(content))).toEqual([])
})

test('a changed job title is missed in every document', async () => {
  const files = await exportOf(plantedContent())
  const planted = plantedContent({ profile: { ...rawContent.profile, title: 'Quillmark Architect' } })
  expect(filesOf(await faults(planted, files))).toEqual([
    '/index.html',
    '/index.html',
    '/projects.html',
    '/index.md',
    '/llms.txt',
    '/resume.json',
    '/contact.vcf',
    '/resume.pdf',
  ])
})

test('an owner’s own PDF is theirs to keep', async () => {
  const content = plantedContent()
  const files = await exportOf(content)
  files.set('/resume.pdf', Buffer.from('%PDF of another program'))
  expect(await faults(content, files, true)).toEqual([])
})

test('a document that is not there and a card of another size are faults', async () => {
  const content = plantedContent()
  const files = await exportOf(content)
  files.delete('/llms.txt')
  files.set('/og.png', Buffer.alloc(24))
  expect(await faults(content, files)).toEqual([
    '/llms.txt: is not there',
    '/og.png: is no PNG, where a card is 1200 x 630',
  ])
})
