/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { type Budgets, budgetFaults } from '../../../../scripts/check/export/budgets'
import { pageWith, siteWith } from '../../../support/site'

const budgets: Budgets = {
  screens: { '/': { html: [2000], script: [30_000, 8000, 4000], style: [3000], font: [9000] } },
  picture: 150_000,
  firstPicture: 60_000,
}

const home = pageWith(
  '<img src="/pictures/big.jpg">',
  '<script src="/a.js"></script><script src="/b.js"></script><script type="text/plain" data-src="/c.js"></script>' +
    '<script nomodule src="/old.js"></script><link rel="stylesheet" href="/s.css">' +
    '<link rel="preload" as="font" href="/f.woff2">' +
    '<link rel="preload" as="image" imagesrcset="/pictures/me-480.avif 480w, /pictures/me-960.avif 960w">',
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
  '/pictures/me-480.avif': 12_000,
  '/pictures/me-960.avif': 59_000,
}

function faultsWith(planted: Record<string, number>, given = budgets) {
  const all = { ...sizes, ...planted }
  const site = siteWith({
    '/index.html': home,
    ...Object.fromEntries(Object.keys(all).map((file) => [file, ''])),
  })
  return budgetFaults(site, given, (file) =>
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
    { file: '/pictures/huge-1600.avif', fault: 'is a picture of 400.0 kB, and its budget is 150.0 kB' },
  ])
})

test('the picture of a first view has a budget of its own', () => {
  expect(faultsWith({ '/pictures/me-960.avif': 61_000 })).toEqual([
    expect.objectContaining({ file: '/pictures/me-960.avif' }),
  ])
})

test('styles, fonts and the page itself count too', () => {
  expect(faultsWith({ '/s.css': 3100, '/f.woff2': 9001 }).map(({ file }) => file)).toEqual([
    '/s.css',
    '/f.woff2',
  ])
  const tight = { ...budgets, screens: { '/': { ...budgets.screens['/'], html: [10] } } } as Budgets
  expect(faultsWith({}, tight).map(({ file }) => file)).toEqual(['/index.html'])
})

test('a budget for a screen that is no more is told', () => {
  const other = { ...budgets, screens: { '/gone': { html: [], script: [], style: [], font: [] } } }
  expect(faultsWith({}, other)).toEqual([{ file: '/gone', fault: 'has a budget, but is no page' }])
})
