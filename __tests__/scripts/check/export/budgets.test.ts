import { randomBytes } from 'node:crypto'
import { pageWith } from '@/__tests__/support/site'
import { type Budget, budgetFaults } from '@/scripts/check/export/budgets'
import { createSite } from '@/scripts/check/export/site'

const budget: Budget = { html: 2000, script: 42_000, style: 3000, font: 9000, firstView: 80_000 }
const home = pageWith(
  '<img src="/pictures/big.jpg">',
  '<script src="/a.js"></script><script src="/b.js" async></script><script nomodule src="/old.js"></script>' +
    '<link rel="stylesheet" href="/s.css"><link rel="preload" as="font" href="/f.woff2">' +
    '<link rel="preload" as="image" imagesrcset="/pictures/me-660.avif 660w, /pictures/me-960.avif 960w">',
)

const sizes: Record<string, number> = {
  '/a.js': 29_000,
  '/b.js': 10_000,
  '/old.js': 500_000,
  '/s.css': 2000,
  '/f.woff2': 9000,
  '/pictures/big.jpg': 149_000,
  '/pictures/me-660.avif': 12_000,
  '/pictures/me-960.avif': 59_000,
}

function faultsWith(planted: Record<string, number>, allowed = budget): string[] {
  const all = { ...sizes, ...planted }
  // Random bytes, which compression cannot make smaller.
  const bytes = (file: string) => (file === '/index.html' ? Buffer.from(home) : randomBytes(all[file] ?? 0))
  const site = createSite(['/index.html', ...Object.keys(all)], bytes, 'https://me.example.com/')
  return budgetFaults(site, { '/index.html': allowed }).map(({ file, fault }) => `${file}: ${fault}`)
}

test.each<[planted: Record<string, number>, less: Partial<Budget>, fault: RegExp]>([
  [{ '/b.js': 23_000 }, {}, /^\/index.html: the script files \(\/a.js 29.\d kB, \/b.js 23.\d kB\): 52.\d kB/],
  [{ '/s.css': 3100 }, {}, /^\/index.html: the style files/],
  [{ '/f.woff2': 9001 }, {}, /^\/index.html: the font files/],
  [{ '/pictures/huge-1600.avif': 400_000 }, {}, /huge-1600.avif: the picture: 400.0 kB/],
  [{ '/pictures/me-960.avif': 61_000 }, {}, /me-960.avif: the picture: 61.0 kB/],
  [{}, { html: 100 }, /the html files/],
  [{}, { firstView: 60_000 }, /the files of the first view: 6\d\.\d kB/],
])('%j with %j is over budget, and named', (planted, less, fault) => {
  expect(faultsWith(planted, { ...budget, ...less })).toEqual([expect.stringMatching(fault)])
})
