/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import type { Content } from '../../../../content/validate'
import { fontAllowance, htmlAllowance } from '../../../../scripts/check/export/allowance'
import { type Budgets, budgetFaults, shownOn, siteBudgets } from '../../../../scripts/check/export/budgets'
import { readContent } from '../../../support/content'
import { pageWith, siteWith } from '../../../support/site'

jest.mock('@/content/words', () => jest.requireActual('../../../support/english-words').englishWords())

const budgets: Budgets = {
  words: 100,
  screens: {
    '/': {
      html: { fixed: 2000, value: 30, text: 1 },
      script: [30_000, 8000, 4000],
      style: [3000],
      font: { fixed: 9000, character: 300 },
      firstView: 80_000,
    },
  },
  picture: 150_000,
  firstPicture: 60_000,
}

const home = pageWith(
  '<img src="/pictures/big.jpg">',
  '<script src="/a.js"></script><script src="/b.js"></script><script src="/c.js" async></script>' +
    '<script nomodule src="/old.js"></script><link rel="stylesheet" href="/s.css">' +
    '<link rel="preload" as="font" href="/f.woff2">' +
    '<link rel="preload" as="image" imagesrcset="/pictures/me-660.avif 660w, /pictures/me-960.avif 960w">',
)

/** What compression cannot make smaller, so that a size is the size that travels. */
const sizes: Record<string, number> = {
  '/a.js': 29_000,
  '/b.js': 7000,
  '/c.js': 3000,
  '/old.js': 500_000,
  '/s.css': 2000,
  '/f.woff2': 9000,
  '/pictures/big.jpg': 149_000,
  '/pictures/me-660.avif': 12_000,
  '/pictures/me-960.avif': 59_000,
}

function faultsWith(planted: Record<string, number>, given = budgets, content = readContent(), words = {}) {
  const all = { ...sizes, ...planted }
  const site = siteWith({
    '/index.html': home,
    ...Object.fromEntries(Object.keys(all).map((file) => [file, ''])),
  })
  return budgetFaults(site, given, { content, words }, (file) =>
    file === '/index.html' ? Buffer.from(home) : randomBytes(all[file] ?? 0),
  )
}

test('a site within its budgets has no fault', () => {
  expect(faultsWith({})).toEqual([])
})

test('an import of 20 kB on the home page is over budget, by the name of the file that grew', () => {
  const [fault, ...rest] = faultsWith({ '/c.js': 23_000 })
  expect(rest).toEqual([])
  expect(fault?.file).toBe('/c.js')
  expect(fault?.fault).toMatch(/grew by about 15\.\d kB to 23\.\d kB: the script files of \/ weigh 59\.\d kB/)
})

test('a picture of 400 kB is over budget by its name', () => {
  expect(faultsWith({ '/pictures/huge-1600.avif': 400_000 })).toEqual([
    {
      file: '/pictures/huge-1600.avif',
      fault: expect.stringContaining('is a picture of 400.0 kB, and its budget is 150.0 kB'),
    },
  ])
})

test('the picture of a first view has a budget of its own', () => {
  expect(faultsWith({ '/pictures/me-960.avif': 61_000 })).toEqual([
    expect.objectContaining({ file: '/pictures/me-960.avif' }),
  ])
})

const screensWith = (changed: Partial<Budgets['screens'][string]>): Budgets => ({
  ...budgets,
  screens: { '/': { ...(budgets.screens['/'] as Budgets['screens'][string]), ...changed } },
})

test('styles, fonts and the page itself count too', () => {
  expect(faultsWith({ '/s.css': 3100, '/f.woff2': 9001 }).map(({ file }) => file)).toEqual([
    '/s.css',
    '/f.woff2',
  ])
  const html = { fixed: -20_000, value: 0, text: 0 }
  expect(faultsWith({}, screensWith({ html })).map(({ file }) => file)).toEqual(['/index.html'])
})

test('a budget for a screen that is no more is told', () => {
  const other = { ...budgets, screens: { '/gone': budgets.screens['/'] as Budgets['screens'][string] } }
  expect(faultsWith({}, other)).toEqual([{ file: '/gone', fault: 'has a budget, but is no page' }])
})

test('O9 a fault tells an owner that it is of the code and not of what they wrote', () => {
  for (const { fault } of [
    ...faultsWith({ '/c.js': 23_000 }),
    ...faultsWith({ '/pictures/x.avif': 400_000 }),
  ]) {
    expect(fault).toMatch(/Your content is allowed for; this is a fault of the code \((scripts|components)\//)
  }
})

test('what a screen fetches at first is held as a whole, too', () => {
  expect(faultsWith({}, screensWith({ firstView: 50_000 }))).toEqual([
    { file: '/index.html', fault: expect.stringMatching(/^and what it fetches at first weigh 6\d\.\d kB/) },
  ])
})

/** A page as it would be built with this content: noise stands for the markup, of 5.8 kB and more for each project. */
function projectsPage(content: Content, markupPerProject: number): Buffer {
  const words = JSON.stringify(content.projects)
  const markup = content.projects.map(() => randomBytes(markupPerProject).toString('hex'))
  markup.push(randomBytes(5800).toString('hex'))
  return Buffer.from(pageWith(words.replaceAll('<', '&lt;') + markup.join(' ')))
}

function projectsFaults(content: Content, markupPerProject: number) {
  const { script, style, ...rest } = siteBudgets.screens['/projects']
  const page = projectsPage(content, markupPerProject)
  const site = siteWith({ '/projects.html': String(page), '/x.js': '' })
  return budgetFaults(
    site,
    { ...siteBudgets, screens: { '/projects': { ...rest, script, style } } },
    { content, words: {} },
    (file) => (file === '/projects.html' ? page : Buffer.alloc(0)),
  )
}

/** Words that repeat as little as prose does. */
const prose = (length: number) =>
  randomBytes(length)
    .toString('base64')
    .replace(/[^a-z]/g, ' ')

const contentOf = (count: number, points: number, shots: number) =>
  readContent((content) => {
    const [model] = content.olderProjects
    if (!model) return
    content.olderProjects = Array.from({ length: count }, (_, i) => ({
      ...model,
      title: `Project ${i}`,
      description: prose(150),
      bulletpoints: Array.from({ length: points }, () => prose(60)),
      src: Array.from({ length: shots }, (_one, shot) => ({ file: `p${i}/${shot}.png`, alt: prose(40) })),
    }))
  })

test.each([
  [1, 3, 2],
  [19, 3, 2],
  [40, 4, 3],
  [300, 3, 2],
  [16, 60, 12],
])('O9 %d projects with %d points and %d screenshots are within their budget', (count, points, shots) => {
  expect(projectsFaults(contentOf(count, points, shots), 350)).toEqual([])
})

test.each([16, 40])('O9 with %d projects what we make is held: twice the markup is too much', (count) => {
  const faults = projectsFaults(contentOf(count, 3, 2), 700)
  expect(faults.map(({ file }) => file)).toContain('/projects.html')
})

test('a further project may cost 1.2 kB at most, and a character that needs a glyph half a kilobyte', () => {
  const { html, font } = siteBudgets.screens['/projects']
  const [one, two] = [16, 17].map((count) =>
    htmlAllowance(shownOn('/projects', contentOf(count, 3, 2)), html),
  )
  expect((two ?? 0) - (one ?? 0)).toBeLessThanOrEqual(1200)
  expect(fontAllowance({ name: 'Łódź' }, font) - fontAllowance({ name: 'Lodz' }, font)).toBe(
    3 * font.character,
  )
})

test('O9 longer words of the interface are allowed for, in pages and scripts', () => {
  const grown = { '/a.js': 33_500 }
  expect(faultsWith(grown)).not.toEqual([])
  expect(faultsWith(grown, budgets, readContent(), { said: prose(4000) })).toEqual([])
})
