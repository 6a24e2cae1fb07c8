import { getDocumentProxy } from 'unpdf'
import { emptied, plantedContent, rawContent, readContent, siteFixture } from '@/__tests__/support/content'
import { pdfText } from '@/__tests__/support/pdf-text'
import { createResume, everything } from '@/app/documents/resume-model'
import { createResumePdf } from '@/app/documents/resume-plan'
import { formatPeriod } from '@/components/text/dates'
import { language } from '@/content/words'

// One suite for all resumes, because the typesetter takes seconds to start.
jest.setTimeout(120_000)

const [job] = rawContent.experiences
const { profile } = rawContent
const raw = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
type Planted = Parameters<typeof plantedContent>[0]

const typeset = async (content: ReturnType<typeof plantedContent>) =>
  (await createResumePdf(content, siteFixture)).bytes

/** The text of a resume as recruiting systems read it. */
async function textOf(more: Planted): Promise<string> {
  const text = await pdfText(await typeset(plantedContent(more)))
  return text.replace(/\s+/g, ' ')
}

let pdf: Uint8Array
beforeAll(async () => {
  pdf = await typeset(plantedContent())
})

test('the resume contains name, title, contacts, work, skills and projects in reading order', async () => {
  const content = plantedContent()
  const text = (await pdfText(pdf)).replace(/\s+/g, ' ')
  const expected = [
    content.profile.name,
    profile.title,
    profile.email,
    ...content.experiences.flatMap((entry) => [
      // The spaces keep readers from joining words.
      ` ${formatPeriod(entry.startDate, entry.endDate)} ${entry.title}, ${entry.company} `,
      ...entry.responsibilities,
    ]),
    ...content.skillGroups.flatMap((group) => group.skills.map((skill) => skill.name)),
    ...content.projects.map((project) => project.title),
  ]
  let at = 0
  const missing = expected.filter((words) => {
    const found = text.indexOf(String(words), at)
    at = Math.max(at, found)
    return found < 0
  })
  expect(missing).toEqual([])
})

test('the resume is tagged, and has a title, a language, bookmarks and links', () => {
  const tags = ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']
  const expected = [
    /\/Marked true/,
    new RegExp(`/Lang ?\\(${language.lang}\\)`),
    /<rdf:li>Planted Person<\/rdf:li>/,
    /\/Outlines /,
    /\/Title ?\(Planted Person\)/,
    new RegExp(`/URI ?\\(mailto:${profile.email}\\)`),
    ...tags.map((tag) => new RegExp(`/S ?/${tag}\\b`)),
  ]
  expect(expected.filter((part) => !part.test(raw(pdf)))).toEqual([])
})

test('the resume has the same bytes in every build, dated by the content and not by today', async () => {
  // Another resume in between shows that the typesetter keeps no state.
  await typeset(readContent(emptied))
  expect(Buffer.compare(pdf, await typeset(plantedContent()))).toBe(0)
  expect(raw(pdf)).not.toContain(`D:${new Date().getFullYear()}`)
})

test('the resume contains every letter of every text except emoji, and reads none as markup [O1, O6]', async () => {
  const hostile = [
    '#panic() #let x = 1',
    '$x^2$ *bold* _slanted_ `raw` <label> @reference',
    '] } ) \\ // /* */ = heading',
    '"quotes" ‘single’ -- --- ... ~ & &amp;',
    'x'.repeat(300),
    `https://example.com/${'a-b/'.repeat(40)}`,
  ]
  const experiences = [{ ...job, responsibilities: [...everyLetter, ...hostile] }]
  const intro = 'Quick 🚀 and careful 👩🏽‍💻.'
  const skillGroups = [{ title: 'Tools', skills: ['Spades 🚀', '🚀', 'Rakes', '🦀'] }]
  const text = await textOf({ profile: { ...profile, resumePages: 3, intro }, experiences, skillGroups })
  const flat = text.replace(/\s/g, '')
  expect(hostile.filter((words) => !flat.includes(words.replace(/\s/g, '')))).toEqual([])
  expect(everyLetter.filter((words) => !text.includes(words))).toEqual([])
  // Emoji are left out, with the commas around them (O6).
  expect(text).toContain('Quick and careful. ')
  expect(text).toMatch(/Spades, Rakes(?!,)/)
})

test('the resume is mirrored if the intro runs from right to left [O6]', async () => {
  const intro = 'אני בונה מוצרים עם TypeScript ובודקת'
  const text = await textOf({ profile: { ...profile, name: 'נועה', intro } })
  expect(intro.split(' ').filter((word) => !text.includes(word))).toEqual([])
  // The text keeps the reading order of the line.
  expect(text.indexOf('GitHub')).toBeLessThan(text.indexOf('LinkedIn'))
})

const manyJobs = (count: number, texts: Partial<typeof job> = {}) =>
  Array.from({ length: count }, (_, i) => ({
    ...job,
    id: `job-${i}`,
    title: `Role ${i}`,
    startDate: `${2000 - i}`,
    endDate: `${2001 - i}`,
    ...texts,
  }))
const sentences = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `Result ${i + 1}: made a part of the platform ${i + 1}% faster, and measured it.`,
  )

/** Returns what of each job and of a paper is in the resume, with its pages and its note. */
async function planOf(jobs: number, points: number, resumePages?: number) {
  const content = readContent((content) => {
    emptied(content)
    content.profile.resumePages = resumePages
    content.experiences = manyJobs(jobs, { responsibilities: sentences(points) })
    content.publications = [{ title: 'Quays', description: 'Of stone.' }]
  })
  const { bytes, pages, note } = await createResumePdf(content, siteFixture)
  const text = await pdfText(bytes)
  const parts = text.split(/Role \d+/).slice(1)
  const paper = ['Quays', 'Of stone.'].filter((words) => text.includes(words))
  return { pages, note, paper, points: parts.map((part) => part.match(/Result \d+:/g)?.length ?? 0) }
}

test('a resume that fits two pages, or the pages of the owner, leaves out nothing [O9]', async () => {
  const whole = { note: undefined, paper: ['Quays', 'Of stone.'] }
  expect(await planOf(9, 6)).toEqual({ ...whole, pages: 2, points: Array(9).fill(6) })
  expect(await planOf(16, 6, 4)).toEqual({ ...whole, pages: 3, points: Array(16).fill(6) })
})

test('if it does not fit, only the newest jobs have points, then two points each, and lists no texts [O9, E1]', async () => {
  const older = Array(7).fill(0)
  const note =
    'resume.pdf has 2 pages and leaves out texts. To show more, shorten texts in content/, or set resumePages in content/profile.ts.'
  const newest = { pages: 2, points: [...Array(5).fill(10), ...older], paper: ['Quays', 'Of stone.'] }
  expect(await planOf(12, 10)).toEqual({ ...newest, note })
  const shortest = { pages: 1, points: [...Array(5).fill(2), ...older], paper: ['Quays'] }
  expect(await planOf(12, 30)).toMatchObject(shortest)
})

test('the techniques of projects are left out before their points [O9, D1]', async () => {
  const content = readContent((content) => {
    emptied(content)
    content.profile.resumePages = 1
    const stack = Array.from({ length: 900 }, (_, i) => `Tool ${i}`)
    content.featuredProjects = [{ title: 'Atlas', bulletpoints: ['Draws each coast.'], stack }]
  })
  const text = await pdfText(await typeset(content))
  expect(text).toContain('Draws each coast.')
  expect(text).not.toContain('Tool 1')
})

test('every job keeps a line, on further pages if needed [O9]', async () => {
  const { pages, points } = await planOf(50, 1, 1)
  expect(pages).toBeGreaterThan(1)
  expect(points).toHaveLength(50)
})

test.each([
  ['alone', [], 'Maps by hand.'],
  ['above short facts', ['Written in Go', 'D3, React'], 'Maps by hand.'],
  ['but not above sentences, which say more', ['Draws each coast.'], ''],
])('the description of a project is in the resume %s [D1a]', (_, bulletpoints, summary) => {
  const atlas = { title: 'Atlas', description: 'Maps by hand.', bulletpoints }
  const content = plantedContent({ featuredProjects: [atlas], olderProjects: [] })
  const { sections } = createResume(content, siteFixture, everything)
  const projects = sections.find(({ title }) => title === 'Planted projects')
  expect(projects?.entries).toEqual([expect.objectContaining({ summary, points: bulletpoints })])
})

test('a group of skills never repeats its heading', () => {
  const content = plantedContent({ skillGroups: [{ title: 'Skills', skills: ['Spades'] }] })
  const { sections } = createResume(content, siteFixture, everything)
  expect(sections).toContainEqual({ title: 'Skills', entries: [expect.objectContaining({ aside: '' })] })
})

test('titles of entries in the resume keep their links, and languages share a line [D7]', () => {
  const content = plantedContent({
    awards: [{ title: 'Planted prize', link: 'https://example.org/' }],
    languages: [{ name: 'Greek' }, { name: 'Latin', level: 'Reading' }],
  })
  const { sections } = createResume(content, siteFixture, everything)
  const lines = sections.flatMap(({ entries }) => entries.map(({ parts }) => parts.flat()))
  expect(lines).toContainEqual([
    expect.objectContaining({ text: 'Planted prize', url: 'https://example.org/' }),
  ])
  expect(lines.map((line) => line.map(({ text }) => text))).toContainEqual(['Greek', 'Latin (Reading)'])
})

/** Returns the texts with their places in points from the lower left; `y` is the baseline. */
async function placedTexts(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)))
  const texts = await Promise.all(
    pages.map(async (page, i) =>
      (await page.getTextContent()).items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return []
        const [, , , size = 0, x = 0, y = 0] = item.transform
        return [{ text: item.str, page: i, x, y, width: item.width, size }]
      }),
    ),
  )
  await pdf.destroy()
  return texts.flat()
}

/** Finds texts that cover each other: on two baselines closer than the texts are tall. */
function overlaps(texts: Awaited<ReturnType<typeof placedTexts>>): string[] {
  return texts.flatMap((first, i) =>
    texts
      .slice(i + 1)
      .filter(({ page, x, y, width, size }) => {
        const distance = Math.abs(y - first.y)
        const isBeside = x >= first.x + first.width || first.x >= x + width
        return page === first.page && !isBeside && distance > 1 && distance < Math.min(size, first.size)
      })
      .map(({ text }) => `"${text}" over "${first.text}"`),
  )
}

test('no text of the resume is painted over another, with titles of one to four lines and dates of two [O1]', async () => {
  const title = 'Principal engineer for the platform of payments, invoices and reports'
  const company = 'Planted Company of North and South'
  const titles = [title, `${title}; ${title}`, 'Engineer', [title, title, title].join('; ')]
  const bare = { ...job, company, responsibilities: [] }
  const experiences = titles.flatMap((title, i) => [
    { ...bare, id: `bare-${i}`, title },
    { ...bare, id: `told-${i}`, title, responsibilities: ['Kept it running'] },
    { ...bare, id: `dated-${i}`, title, startDate: 'Sep. 2020', endDate: 'Sep. 2021' },
  ])
  const bytes = await typeset(plantedContent({ profile: { ...profile, resumePages: 9 }, experiences }))
  expect(overlaps(await placedTexts(bytes))).toEqual([])
})

test('a page ends neither before the stack of a job nor within a list of three points [O1]', async () => {
  const listOf = (i: number) =>
    ['First', ...(i % 2 ? ['Second'] : []), 'Last'].map((point) => `${point} of ${i}`)
  const texts = manyJobs(60).map((job, i) =>
    i < 20
      ? { ...job, summary: `Text ${i}`, responsibilities: listOf(i) }
      : { ...job, stack: [`Tool ${i}`], responsibilities: [] },
  )
  const content = plantedContent({ profile: { ...profile, resumePages: 9 }, experiences: texts })
  const placed = await placedTexts(await typeset(content))
  const pageOf = (words: string) => placed.find(({ text }) => text.endsWith(words))?.page
  const pages = texts.map((_, i) => pageOf(`Role ${i}`))
  expect(new Set(pages).size).toBeGreaterThan(2)
  expect(texts.map((_, i) => pageOf(i < 20 ? `Last of ${i}` : `Tool ${i}`))).toEqual(pages)
})

/** Texts that recruiting systems must find: diacritics, marks, typography, ligatures. */
const everyLetter = [
  'Žofie Dvořáková-Łęcka, Łukasz Őry, Zażółć gęślą jaźń',
  'Nguyễn Thị Bảo Ngọc, Đặng Hữu Phước',
  'Şükrü Çağlayan Işık, Árvíztűrő tükörfúrógép',
  'Þórður Ægisson, Straße, façade, œuvre',
  'fi fl ffi ffl ff: office offline affine affluent afflict',
  'fjord, Tjörn, ij IJ, AV To Ty We P. F, r. y, L’',
  '! " # $ % & \' ( ) * + , - . / 0 1 2 3 4 5 6 7 8 9',
  ': ; < = > ? @ [ \\ ] ^ _ ` { | } ~',
  '“double” ‘single’ „low“ ‚low‘ «guillemets» ‹single›',
  'en – dash, em — dash, minus −5, an ellipsis… and a bullet • here',
  '© ® ™ § € £ ¥ ₫ ½ ² º µ ° · → ≤ ≥ ≈ ∞ √',
  'Ἀθηνᾶ Παπαδοπούλου'.normalize('NFC'),
  'Дмитрий Ёлкин, Київ',
  'נועה',
  'ليلى',
]
