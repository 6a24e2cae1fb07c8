import { plantedContent, rawContent, siteFixture } from '@/__tests__/support/content'
import { createVcard } from '@/app/contact.vcf/vcard'
import { createHomeMarkdown, createProjectsMarkdown } from '@/app/index.md/markdown'
import { createLlmsText } from '@/app/llms.txt/llms'
import { createJsonResume } from '@/app/resume.json/json-resume'
import { createResumePdf } from '@/app/resume.pdf/resume-plan'
import { createHomeGraph, createProjectsGraph, serializeJsonLd } from '@/app/structured-data'
import { credentialLists } from '@/components/lib/credentials'
import { collectTexts } from '@/content/schema/texts'
import type { Content } from '@/content/schema/validate'
import { checkDocuments } from '@/scripts/check/export/documents'
import { createSite } from '@/scripts/check/export/site'

// A real resume is typeset, which takes long on a busy machine.
jest.setTimeout(180_000)

/** Returns the documents of an export, and pages with only the texts of the content. */
async function exportOf(content: Content): Promise<Map<string, string | Buffer>> {
  const paragraphs = collectTexts([content, credentialLists(content)]).map(
    ({ text }) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  )
  const page = (jsonLd: string) =>
    `<!doctype html><body>${paragraphs.join('')}<script type="application/ld+json">${jsonLd}</script></body>`
  const card = Buffer.alloc(24)
  card.write('\x89PNG', 'latin1')
  card.writeUInt32BE(1200, 16)
  card.writeUInt32BE(630, 20)
  return new Map<string, string | Buffer>([
    ['/index.html', page(serializeJsonLd(createHomeGraph(content, siteFixture)))],
    ['/projects.html', page(serializeJsonLd(createProjectsGraph(content, siteFixture)))],
    ['/index.md', createHomeMarkdown(content, siteFixture)],
    ['/projects.md', createProjectsMarkdown(content, siteFixture)],
    ['/llms.txt', createLlmsText(content, siteFixture)],
    ['/resume.json', JSON.stringify(createJsonResume(content, siteFixture))],
    ['/contact.vcf', createVcard(content, siteFixture)],
    ['/resume.pdf', Buffer.from(await createResumePdf(content, siteFixture))],
    ['/og.png', card],
    ['/og-projects.png', card],
  ])
}

async function faults(content: Content, files: Map<string, string | Buffer>, hasOwnResume = false) {
  const bytes = (file: string) => Buffer.from(files.get(file) ?? '')
  const site = createSite([...files.keys()], bytes, siteFixture.url)
  const found = await checkDocuments(site, content, hasOwnResume)
  return found.map(({ file, fault }) => `${file}: ${fault}`)
}

test('titles that look like code, long words, omitted letters and right-to-left text are valid [O1]', async () => {
  const [job, ...jobs] = rawContent.experiences
  const [project, ...projects] = rawContent.olderProjects
  const long = Array.from(
    { length: 24 },
    (_, i) => `Point ${i}: “fine”\u202F– really… 100\u00A0% of ${i} (1\u20113).`,
  )
  const content = plantedContent({
    profile: { ...rawContent.profile, name: 'נועה (CSS) ורדל', title: 'Engineer 🚀 工程师', resumePages: 1 },
    awards: [{ title: 'קיצרתי את זמן הטעינה ב־67%.' }],
    olderProjects: [{ ...project, title: '</script> "Tom & Žofie" *bold* a;b,c' }, ...projects],
    experiences: [
      { ...job, responsibilities: ['x'.repeat(80), `https://example.com/${'a.b/'.repeat(40)}`, ...long] },
      ...jobs,
    ],
  })
  expect(await faults(content, await exportOf(content))).toEqual([])
})

test('a text of the resume that continues on the next page is whole [O1]', async () => {
  const [job, ...jobs] = rawContent.experiences
  const responsibilities = Array.from(
    { length: 12 },
    (_, i) => `Point ${i}: ${'measured and deleted '.repeat(60)}.`,
  )
  const content = plantedContent({ experiences: [{ ...job, responsibilities }, ...jobs] })
  expect(await faults(content, await exportOf(content))).toEqual([])
})

test('an address within a text may be a link that shows its host, but not be left out [E1, O1]', async () => {
  const address = 'https://planted.example.org/report?a=1&b=2'
  const [job, ...jobs] = rawContent.experiences
  const experiences = [{ ...job, responsibilities: [`Twice as fast, see ${address}.`] }, ...jobs]
  const content = plantedContent({ experiences })
  const files = await exportOf(content)
  const html = String(files.get('/index.html'))
  const escaped = address.replace('&', '&amp;')
  files.set('/index.html', html.replace(escaped, `<a href="${escaped}">planted.example.org</a>`))
  expect(await faults(content, files)).toEqual([])
  files.set('/index.html', html.replace(escaped, 'planted.example.org'))
  expect(await faults(content, files)).toEqual([expect.stringMatching('/index.html')])
})

test('a changed job title is a fault in every document but the owner’s own PDF, as is a missing file', async () => {
  const content = plantedContent()
  const files = await exportOf(content)
  const planted = plantedContent({ profile: { ...rawContent.profile, title: 'Quillmark Architect' } })
  expect((await faults(planted, files)).map((line) => line.split(':')[0])).toEqual([
    '/index.html',
    '/index.html',
    '/projects.html',
    '/index.md',
    '/llms.txt',
    '/resume.json',
    '/contact.vcf',
    '/resume.pdf',
  ])
  files.set('/resume.pdf', '%PDF of another program')
  expect(await faults(content, files, true)).toEqual([])
  files.set('/og.png', Buffer.alloc(24))
  expect(await faults(content, files, true)).toEqual(['/og.png: is not a PNG, and must be 1200 x 630'])
  const absent = ['/llms.txt', '/og.png', '/resume.pdf']
  for (const file of absent) files.delete(file)
  expect(await faults(content, files, true)).toEqual(absent.map((file) => `${file}: is missing`))
})
