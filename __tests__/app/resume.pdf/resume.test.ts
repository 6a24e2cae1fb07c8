import { getDocumentProxy } from 'unpdf'
import {
  emptied,
  plantedContent,
  rawContent,
  readContent,
  siteFixture,
  wholeExtent,
} from '@/__tests__/support/content'
import { createResume } from '@/app/resume.pdf/resume-model'
import { createResumePdf, planResume } from '@/app/resume.pdf/resume-plan'
import { formatPeriod } from '@/components/lib/dates'
import { language } from '@/content/words'
import { pdfText } from '@/scripts/check/export/words-in'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

// One suite for all resumes, because the typesetter takes seconds to start, longer on a busy machine.
jest.setTimeout(120_000)

const [job, ...otherJobs] = rawContent.experiences
const { profile } = rawContent
const raw = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
type Planted = Parameters<typeof plantedContent>[0]

/** The text of a resume as recruiting systems read it. */
async function textOf(more: Planted): Promise<string> {
  const text = await pdfText(await createResumePdf(plantedContent(more), siteFixture))
  return text.replace(/\s+/g, ' ')
}

test('the resume contains name, title, contacts, work, skills and projects in reading order', async () => {
  const content = plantedContent()
  const text = await textOf({})
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

test('the resume is tagged, and has a title, a language, bookmarks and links', async () => {
  const content = plantedContent({ profile: { ...profile, name: 'Ada Plain' } })
  const pdf = raw(await createResumePdf(content, siteFixture))
  const tags = ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']
  const expected = [
    /\/Marked true/,
    new RegExp(`/Lang ?\\(${language.lang}\\)`),
    /<rdf:li>Ada Plain<\/rdf:li>/,
    /\/Outlines /,
    /\/Title ?\(Ada Plain\)/,
    new RegExp(`/URI ?\\(mailto:${profile.email}\\)`),
    ...tags.map((tag) => new RegExp(`/S ?/${tag}\\b`)),
  ]
  expect(expected.filter((part) => !part.test(pdf))).toEqual([])
})

test('the resume has the same bytes in every build, dated by the content and not by today', async () => {
  const first = await createResumePdf(plantedContent(), siteFixture)
  // Another resume in between shows that the typesetter keeps no state.
  await createResumePdf(readContent(emptied), siteFixture)
  expect(Buffer.compare(first, await createResumePdf(plantedContent(), siteFixture))).toBe(0)
  expect(raw(first)).not.toContain(`D:${new Date().getFullYear()}`)
})

test('the resume contains every letter of every text, and reads none as markup [O1]', async () => {
  const hostile = [
    '#panic() #let x = 1',
    '$x^2$ *bold* _slanted_ `raw` <label> @reference',
    '] } ) \\ // /* */ = heading',
    '"quotes" ‘single’ -- --- ... ~ & &amp;',
    'x'.repeat(300),
    `https://example.com/${'a-b/'.repeat(40)}`,
  ]
  const experiences = [{ ...job, responsibilities: [...everyLetter, ...hostile] }]
  const text = await textOf({ profile: { ...profile, resumePages: 3 }, experiences })
  const flat = text.replace(/\s/g, '')
  expect(hostile.filter((words) => !flat.includes(words.replace(/\s/g, '')))).toEqual([])
  expect(everyLetter.filter((words) => !text.includes(words))).toEqual([])
})

test('the resume is mirrored if the intro runs from right to left [O6]', async () => {
  const intro = 'אני בונה מוצרים עם TypeScript ובודקת'
  const text = await textOf({ profile: { ...profile, name: 'נועה', intro } })
  expect(intro.split(' ').filter((word) => !text.includes(word))).toEqual([])
  // The text keeps the reading order of the line.
  expect(text.indexOf('GitHub')).toBeLessThan(text.indexOf('LinkedIn'))
})

test('the resume leaves out what no font has, with the commas around it [O6]', async () => {
  const text = await textOf({
    profile: { ...profile, name: '王小明', intro: 'Quick 🚀 and careful 👩🏽‍💻.' },
    experiences: [
      { ...job, title: '工程师' },
      { ...job, id: 'unseen', title: 'Gardener', company: '株式会社' },
    ],
    skillGroups: [{ title: 'Tools', skills: ['Spades 🚀', '株', 'Rakes', '式'] }],
  })
  expect(text).toContain('Quick and careful. ')
  expect(text).not.toMatch(/, (Company older|,)|Gardener,|\uFFFD/)
  expect(text).toMatch(/Spades, Rakes(?!,)/)
})

const planOf = (more: Planted) => planResume(plantedContent(more), siteFixture)
const manyJobs = (count: number, texts: Partial<typeof job> = {}) =>
  Array.from({ length: count }, (_, i) => ({
    ...job,
    id: `job-${i}`,
    title: `Role ${i}`,
    startDate: `${2000 - i}`,
    endDate: `${2001 - i}`,
    ...texts,
  }))

const onePage = { profile: { ...profile, resumePages: 1 }, certifications: [], awards: [], talks: [] }
const sentences = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `Result ${i + 1}: moved a part of the platform and measured that it became faster by ${i + 1}%.`,
  )
/** The first job is the oldest, so its points are left out first. */
const withPoints = (count: number) => ({
  experiences: [{ ...job, responsibilities: sentences(count) }, ...otherJobs],
  education: [],
})

test.each([
  [12, undefined, 2],
  [40, undefined, 3],
  [66, 4, 4],
])('%i points with a limit of %s take %i pages, and none is left out [O9]', async (points, limit, pages) => {
  const planned = { ...withPoints(points), profile: { ...profile, resumePages: limit } }
  expect(await planOf(planned)).toMatchObject({ pages, cut: [], note: '' })
})

test('the resume leaves out the least recent points over the limit [O9]', async () => {
  const { pages, cut, note } = await planOf(withPoints(90))
  expect(pages).toBe(3)
  expect(cut).toEqual(sentences(90).slice(-cut.length))
  expect(note).toContain(
    `leaves out ${cut.length} of the least recent texts of your work and the texts of your projects to stay within 3 pages.`,
  )
})

test('the resume leaves out projects before any entry of the work [O9]', async () => {
  const [project] = rawContent.featuredProjects
  const featuredProjects = Array.from({ length: 4 }, (_, i) => ({
    ...project,
    title: `Project ${i} ${'and more '.repeat(100)}`,
  }))
  const { pages, cut, note } = await planOf({ ...onePage, featuredProjects })
  expect(pages).toBe(1)
  expect(cut).toContain(featuredProjects[0]?.title.trim())
  for (const { title } of rawContent.experiences) expect(cut).not.toContain(title)
  expect(note).toContain('all projects to stay within one page.')
})

test('the resume adds a page before it leaves out the heading of a job [O9]', async () => {
  const { resume, pages, note } = await planOf({ ...onePage, experiences: manyJobs(40) })
  expect(resume.sections[0]?.entries).toHaveLength(40)
  expect(pages).toBe(2)
  expect(note).toContain('has 2 pages, and the limit is 1')
})

test('the resume takes the pages it needs, and fills them, if it is too long without any work [O9]', async () => {
  const skills = Array.from({ length: 200 }, (_, i) => `Skill number ${i}`)
  const { resume, pages, note } = await planOf({
    ...onePage,
    skillGroups: [{ title: 'All', skills }],
    experiences: [],
  })
  expect(pages).toBeGreaterThan(1)
  expect(note).toContain(`has ${pages} pages, and the limit is 1`)
  const points = resume.sections.flatMap(({ entries }) => entries.flatMap(({ points }) => points))
  expect(points).toContain(rawContent.featuredProjects[0]?.bulletpoints?.[0])
})

test.each([
  [12, 8, 2],
  [10, 16, 3],
  [30, 3, 2],
])('of %i jobs with %i points, the oldest lose theirs to fill %i pages [E1]', async (jobs, points, pages) => {
  const content = readContent((content) => {
    emptied(content)
    content.experiences = manyJobs(jobs, { responsibilities: sentences(points) })
  })
  const planned = await planResume(content, siteFixture)
  const [work] = planned.resume.sections
  const kept = work?.entries.flatMap(({ points }) => points) ?? []
  expect(planned.pages).toBe(pages)
  const texts = Array(jobs).fill(sentences(points)).flat()
  expect([...kept, ...planned.cut]).toEqual(texts)
  expect(work?.entries).toHaveLength(jobs)
  expect(work?.entries.at(-1)).toMatchObject({ kind: 'line', points: [] })
  expect(planned.length).toBeGreaterThan(pages - 0.1)
  expect(planned.note).toContain(
    `leaves out ${planned.cut.length} of the least recent texts of your work to stay within ${pages} pages.`,
  )
})

test('the resume has no last page with only a few lines, unless the owner sets the number of pages [O9]', async () => {
  const planWith = (resumePages?: number) => {
    const content = readContent((content) => {
      emptied(content)
      content.profile.resumePages = resumePages
      content.experiences = [{ ...job, responsibilities: sentences(28) }]
    })
    return planResume(content, siteFixture)
  }
  const wished = await planWith(2)
  expect(wished).toMatchObject({ pages: 2, cut: [], note: '' })
  expect(wished.length).toBeLessThan(1 + 1 / 5)
  const { pages, cut, note } = await planWith()
  expect({ pages, cut }).toEqual({ pages: 1, cut: sentences(28).slice(-cut.length) })
  expect(note).toContain(
    `leaves out ${cut.length} of the least recent texts of your work to stay within one page.`,
  )
})

test('details of lists give way before a further page is used [O9]', async () => {
  const talks = Array.from({ length: 20 }, (_, i) => ({
    title: `Talk ${i}`,
    description: `Description ${i} ${'of what was said '.repeat(20)}`,
  }))
  const { resume, pages, cut, extent, note } = await planOf({ talks })
  expect(pages).toBe(2)
  expect(cut).toContain(talks.at(-1)?.description.trim())
  expect(cut).not.toContain(talks[0]?.description.trim())
  const titles = resume.sections.flatMap(({ entries }) => entries.map(({ words }) => words[0]?.[0]?.text))
  expect(titles).toEqual(expect.arrayContaining(talks.map(({ title }) => title)))
  const named = [0, 1, 2].map((i) => `Talk ${extent.details - 1 + i}; `).join('')
  expect(note).toMatch(
    new RegExp(
      `leaves out details in your lists \\(${named}and \\d+ more\\) and the texts of your projects to stay`,
    ),
  )
  expect(note).toMatch(/ within 2 pages\. .* set resumePages in content\/profile\.ts to 3 or more\.$/)
  // An owner's own number of pages has room for them.
  const wished = await planOf({ talks, profile: { ...profile, resumePages: 5 } })
  expect(wished).toMatchObject({ cut: [], note: '', extent: { details: 21, points: 2 } })
  expect(wished.pages).toBeGreaterThan(2)
})

test('the description of a project is in the resume unless sentences describe it in more detail [D1a]', async () => {
  const [first] = rawContent.featuredProjects
  const withPoints = (...bulletpoints: string[]) =>
    textOf({ featuredProjects: [{ ...first, title: 'Atlas', description: 'Maps by hand.', bulletpoints }] })
  expect(await withPoints()).toMatch(/Atlas.* Maps by hand\./)
  expect(await withPoints('Written in Go', 'D3, React')).toMatch(/Atlas.* Maps by hand\. .*Written in Go/)
  expect(await withPoints('Draws each coast.')).toMatch(/Atlas(?!.*by hand).*Draws each coast\./)
})

test('older jobs without texts are lines only below the last job with texts, and a group of skills never repeats its heading [E1]', () => {
  const content = plantedContent({
    experiences: manyJobs(9).map((job, i) => ({ ...job, responsibilities: i === 6 ? ['Kept it'] : [] })),
    skillGroups: [{ title: 'Skills', skills: ['Spades'] }],
  })
  const extent = { projects: 0, detailed: 0, points: 0, names: 0, details: 0 }
  const [work, , skills] = createResume(content, siteFixture, extent).sections
  expect(work?.entries.map(({ kind }) => kind)).toEqual([...Array(7).fill('heading'), 'line', 'line'])
  expect(skills).toMatchObject({ title: 'Skills', entries: [{ aside: '' }] })
})

test('titles of entries in the resume are bold and keep their links; only short entries share a line [D7]', () => {
  const content = plantedContent({
    education: [{ institution: 'TU Wien', degree: 'BSc', link: 'https://example.edu/' }],
    awards: [{ title: 'Planted prize', link: 'https://example.org/' }],
    talks: [{ title: 'Planted talk', event: 'the conference of people who repair the software of others' }],
    languages: [{ name: 'Greek' }, { name: 'Latin', level: 'Reading' }],
  })
  const { sections } = createResume(content, siteFixture, wholeExtent)
  const lines = sections.flatMap(({ entries }) => entries.map(({ words }) => words.flat()))
  expect(lines.flat()).toEqual(
    expect.arrayContaining([
      { role: 'link', text: 'TU Wien', url: 'https://example.edu/' },
      { role: 'strong', text: 'Planted prize', url: 'https://example.org/' },
      { role: 'strong', text: 'Planted talk' },
    ]),
  )
  expect(lines.map((line) => line.map(({ text }) => text))).toContainEqual(['Greek', 'Latin (Reading)'])
})

/** Returns the texts with their places in points, from the lower left corner; `y` is the baseline. */
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

/** Finds texts painted over each other: on two baselines that are closer than the texts are tall. */
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
  const experiences = titles.flatMap((title, i) => [
    { ...job, id: `bare-${i}`, title, company, responsibilities: [] },
    { ...job, id: `told-${i}`, title, company, responsibilities: ['Kept it running'] },
    {
      ...job,
      id: `dated-${i}`,
      title,
      company,
      startDate: 'Sep. 2020',
      endDate: 'Sep. 2021',
      responsibilities: [],
    },
  ])
  const bytes = await createResumePdf(plantedContent({ experiences }), siteFixture)
  expect(overlaps(await placedTexts(bytes))).toEqual([])
})

test('a list of at most three points is on one page with its text [O1]', async () => {
  const jobs = manyJobs(20).map((job, i) => ({
    ...job,
    summary: `Text ${i}`,
    responsibilities: ['First', ...(i % 2 ? ['Second'] : []), 'Last'].map((line) => `${line} of ${i}`),
  }))
  const content = plantedContent({ profile: { ...profile, resumePages: 9 }, experiences: jobs })
  const texts = await placedTexts(await createResumePdf(content, siteFixture))
  const pagesOf = (words: string) =>
    jobs.map((_, i) => texts.find(({ text }) => text.endsWith(`${words} ${i}`))?.page)
  expect(pagesOf('Last of')).toEqual(pagesOf('Text'))
  expect(pagesOf('Text')).not.toContain(undefined)
})

test('the heading of a job is on the page of its stack [O1]', async () => {
  const jobs = manyJobs(60, { responsibilities: [] }).map((job, i) => ({ ...job, stack: [`Tool ${i}`] }))
  const content = plantedContent({ profile: { ...profile, resumePages: 9 }, experiences: jobs })
  const texts = await placedTexts(await createResumePdf(content, siteFixture))
  const pageOf = (words: string) => texts.find(({ text }) => text.endsWith(words))?.page
  const apart = jobs.filter((_, i) => pageOf(`Role ${i}`) !== pageOf(`Tool ${i}`))
  expect(apart.map(({ title }) => title)).toEqual([])
})

/** Texts that recruiting systems must find letter by letter: diacritics, every mark a keyboard has, typography, ligatures. */
const everyLetter = [
  'Žofie Dvořáková-Łęcka, Łukasz Őry, Zażółć gęślą jaźń',
  'Nguyễn Thị Bảo Ngọc, Đặng Hữu Phước',
  'Şükrü Çağlayan Işık, İnci Öztürk',
  'Příliš žluťoučký kůň úpěl ďábelské ódy',
  'Árvíztűrő tükörfúrógép',
  'Ține hangul, înțelept; ș și ț',
  'Þórður Ægisson, Søren Kierkegård',
  'Ģertrūde Ķīsele Ļ Ņ, Ėglė Žiūraitytė',
  'Ñandú, pingüino y cigüeña: ¿Qué? ¡Sí!',
  'Straße, GROẞ und größer; façade, œuvre',
  'Ŵyn Ŷ ac ŵ',
  'fi fl ffi ffl ff: office offline affine affluent afflict',
  'fjord, Tjörn, ij IJ, AV To Ty We P. F, r. y, L’',
  '! " # $ % & \' ( ) * + , - . / 0 1 2 3 4 5 6 7 8 9',
  ': ; < = > ? @ [ \\ ] ^ _ ` { | } ~',
  '“double” ‘single’ „low“ ‚low‘ «guillemets» ‹single›',
  'en – dash, em — dash, minus −5, an ellipsis… and a bullet • here',
  '50 % and 5 ‰, 3 × 4 ÷ 2 ± 1',
  '© ® ™ § ¶ † ‡ € £ ¥ ¢ ₫ ½ ¼ ¾ ² ³ ¹ º ª µ ° · ¬ ¦ ¨ ¯ ´ ¸',
  '→ ← ↑ ↓ ⇒ ≤ ≥ ≠ ≈ ∞ ∑ √',
  'C++, C# & F# (and .NET), A:B;C,D.E!F?G',
  'Ἀθηνᾶ Παπαδοπούλου'.normalize('NFC'),
  'Дмитрий Ёлкин, Київ',
  'נועה',
  'ليلى',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz',
  'ÀÁÂÃÄÅ àáâãäå ÈÉÊË èéêë ÌÍÎÏ ìíîï ÒÓÔÕÖ òóôõö ÙÚÛÜ ùúûü ÝŸ ýÿ',
]
