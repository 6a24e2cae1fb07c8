import { content } from '@/content/site'
import * as words from '@/content/words'
import { cardTitles, newestFirst, searchBox } from './support/projects'
import { at, expect, needed, open, takenOver, test, wideOnly } from './support/test'

const all = newestFirst(content.projects)
const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

test('G11 query values of any kind break no screen', wideOnly, async ({ page }) => {
  test.slow()
  needed(all[0], 'projects')
  const values = [
    '%00',
    '%',
    '%E0%A4%A',
    '%ED%A0%80',
    '__proto__',
    'constructor',
    'toString',
    encodeURIComponent(markup),
    encodeURIComponent('\u202Eevil\u0000\uFEFF'),
    encodeURIComponent('👩‍👩‍👧‍👦'.repeat(8)),
    '.*+?^()|[]{}\\',
    '&&&===',
    '+',
    '<svg/onload=alert(1)>',
  ]
  // The home page reads nothing but the project.
  const ofHome = ['%00', '%', '%E0%A4%A', '__proto__', encodeURIComponent(markup)]
  for (const [path, tried] of [
    ['/', ofHome],
    ['/projects', values],
  ] as const) {
    for (const value of tried) {
      await open(page, `${path}?q=${value}&type=${value}&sort=${value}&project=${value}&${value}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect.poll(() => new URL(page.url()).searchParams.has('project')).toBe(false)
    }
  }
  const clear = page.getByRole('button', { name: words.results.clear })
  await clear.click()
  await expect(cardTitles(page)).toHaveText(all)
})

test('G8 text that looks like markup or a pattern is searched for as text', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  for (const text of [markup, '.*', '\\', '%', '[a-z]+', '&amp;']) {
    await searchBox(page).fill(text)
    await searchBox(page).press('Enter')
    const { q } = Object.fromEntries(new URL(page.url()).searchParams)
    expect(q).toBe(text)
    await page.reload()
    await takenOver(page)
    await expect(searchBox(page)).toHaveValue(text)
  }
})

test('G11 a search of 100 kB finds nothing and can be cleared', wideOnly, async ({ page }) => {
  needed(all[0], 'projects')
  await open(page, `/projects?q=${'a'.repeat(100_000)}`)
  await expect(page.getByText(words.results.none)).toBeVisible()
  await page.getByRole('button', { name: words.results.clear }).click()
  await expect(cardTitles(page)).toHaveText(all)
  await expect(page).toHaveURL(at('/projects'))
})

test('R2 hashes of any kind break no screen', wideOnly, async ({ page }) => {
  for (const hash of [
    '#',
    '#%',
    '#nope',
    '#__proto__',
    '#%00',
    `#${encodeURIComponent(markup)}`,
    '#:~:text=a',
  ]) {
    await open(page, `/${hash}`)
    await expect(page.getByRole('heading', { level: 1, name: content.profile.name })).toBeVisible()
    // Another hash of the same page would load nothing.
    await page.goto('about:blank')
  }
  await open(page, '/projects#%')
  await expect(page).toHaveURL(at('/projects#%'))
  await expect(
    page.getByRole('heading', { level: 1, name: content.sections.allProjects.heading }),
  ).toBeVisible()
})
