import type { Page } from '@playwright/test'
import { themeColors } from '@/components/lib/site-palette'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { at, banner, expect, narrowOnly, open, scriptsOff, takenOver, test, wideOnly } from './support/test'

type Mode = 'light' | 'dark'

const modes: Mode[] = ['light', 'dark']
const other = { light: 'dark', dark: 'light' } as const
const toggle = (page: Page, to: Mode) => banner(page).getByRole('button', { name: `Switch to ${to} mode` })

function colorOf(mode: Mode): string {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(themeColors[mode].slice(i, i + 2), 16))
  return `rgb(${r}, ${g}, ${b})`
}

async function expectMode(page: Page, mode: Mode) {
  const html = page.locator('html')
  await expect(html).toHaveCSS('background-color', colorOf(mode))
  // Scrollbars and form controls follow it (C4).
  await expect(html).toHaveCSS('color-scheme', new RegExp(`${mode}$`))
  await expect(toggle(page, other[mode])).toBeVisible()
  await expect(toggle(page, mode)).toBeHidden()
}

/** What the browser paints its own bars with. */
function barColor(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        (meta) => !meta.media || matchMedia(meta.media).matches,
      )?.content,
  )
}

for (const system of modes) {
  test.describe(`a system in ${system} mode`, () => {
    test.use({ colorScheme: system })

    test(`C1 C4 the site follows a ${system} system, also while it is open`, wideOnly, async ({ page }) => {
      await open(page, '/')
      await expectMode(page, system)
      await expect.poll(() => barColor(page)).toBe(themeColors[system])
      await page.emulateMedia({ colorScheme: other[system] })
      await expectMode(page, other[system])
      await expect.poll(() => barColor(page)).toBe(themeColors[other[system]])
    })

    test(`C1 no frame shows the wrong mode on a ${system} system`, wideOnly, async ({ page }) => {
      await page.addInitScript(() => {
        const colors = new Set<string>()
        const frame = () => {
          // Before the styles are there nothing is painted.
          const { backgroundColor } = getComputedStyle(document.documentElement)
          if (document.body) colors.add(backgroundColor)
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
        Object.assign(window, { colors })
      })
      // The page may be ready before its first frame: the answer waits for one.
      const painted = () =>
        page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              requestAnimationFrame(() => {
                resolve([...(window as unknown as { colors: Set<string> }).colors].join())
              })
            }),
        )
      for (const chosen of [null, ...modes]) {
        // What the visitor chose at an earlier visit.
        if (chosen) await page.evaluate((mode) => localStorage.setItem('theme', mode), chosen)
        for (const path of ['/', '/projects']) {
          await open(page, path)
          expect(await painted(), `${path}, chosen: ${chosen}`).toBe(colorOf(chosen ?? system))
        }
      }
    })

    test.describe('without scripts', () => {
      test.use(scriptsOff)

      test(`C3 without scripts a ${system} system still decides`, wideOnly, async ({ page }) => {
        await page.goto(at('/'))
        await expect(page.locator('html')).toHaveCSS('background-color', colorOf(system))
        await expect(
          page.getByRole('button', { name: saying(words.colorMode.toLight, words.colorMode.toDark) }),
        ).toHaveCount(0)
      })
    })
  })
}

test(
  'C2 C4 the toggle switches, says what it will do, and survives a reload and a change of screen',
  narrowOnly,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/')
    await toggle(page, 'light').click()
    await expectMode(page, 'light')
    await expect.poll(() => barColor(page)).toBe(themeColors.light)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    await page.reload()
    await takenOver(page)
    await expectMode(page, 'light')
    await open(page, '/projects')
    await expectMode(page, 'light')
    await toggle(page, 'dark').focus()
    await page.keyboard.press('Enter')
    await expectMode(page, 'dark')
    await page.keyboard.press(' ')
    await expectMode(page, 'light')
  },
)

test('C2 another open tab follows', wideOnly, async ({ page, context }) => {
  const second = await context.newPage()
  for (const tab of [page, second]) await tab.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await open(second, '/projects')
  await toggle(page, 'light').click()
  await expectMode(second, 'light')
  await toggle(second, 'dark').click()
  await expectMode(page, 'dark')
})

test('C1 one inline script alone sets the mode', wideOnly, async ({ page }) => {
  for (const path of ['/', '/projects']) {
    const html = await (await page.request.get(at(path))).text()
    const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|\stype=))[^>]*>(.*?)<\/script>/gs)]
    const setting = inline
      .map(([, code = '']) => code)
      // The data that React hydrates from holds all of them once more, as text.
      .filter(
        (code) => !code.startsWith('self.__next_f') && /localStorage|classList|color-?scheme/i.test(code),
      )
    expect(setting).toHaveLength(1)
    expect(html.indexOf(setting[0] ?? '')).toBeLessThan(html.indexOf('<body'))
  }
})
