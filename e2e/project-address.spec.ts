import { counted } from '@/components/lib/counted'
import { content } from '@/content/site'
import * as words from '@/content/words'
import {
  card,
  cardTitles,
  dialogOf,
  expectOpen,
  featured,
  newestFirst,
  olderProject,
  openByCard,
  viewAll,
} from './support/projects'
import {
  at,
  expect,
  hasFocus,
  holdScripts,
  open,
  scrollTo,
  scrollY,
  takenOver,
  test,
  wideOnly,
} from './support/test'

const closed = /^[^?]*$/

test(
  'G6 an open project has an address; Back closes it and stays, Forward opens it again',
  wideOnly,
  async ({ page }) => {
    for (const path of ['/', '/projects']) {
      await open(page, path)
      const dialog = await openByCard(page, featured())
      const before = await scrollY(page)
      await expect(page).toHaveURL(at(`${path}?project=${featured().slug}`))
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(at(path))
      await expect(card(page, featured())).toBeFocused()
      expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(3)
      await page.goForward()
      await expectOpen(dialog)
      await expect(page).toHaveURL(at(`${path}?project=${featured().slug}`))
      // Closing goes back instead of adding to the history.
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(at(path))
    }
  },
)

test('G6 a shared address opens its project on either screen, and closing it leads to the card', async ({
  page,
}) => {
  for (const path of ['/', '/projects']) {
    await open(page, `${path}?project=${featured().slug}`)
    const dialog = dialogOf(page, featured())
    await expectOpen(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(at(path))
    await expect(card(page, featured())).toBeFocused()
    await expect(card(page, featured())).toBeInViewport()
    expect(await page.evaluate(() => history.length), 'closing added no entry').toBeLessThanOrEqual(3)
  }
})

test('G6 a reload keeps the project open, and one Back still closes it', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  await openByCard(page, featured())
  await page.reload()
  await takenOver(page)
  const dialog = dialogOf(page, featured())
  await expectOpen(dialog)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(at('/projects'))
  await page.goForward()
  await expectOpen(dialog)
  await dialog.getByRole('button', { name: words.dialog.close, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(at('/projects'))
})

test(
  'G6 an address copied from one tab opens the project in another',
  wideOnly,
  async ({ page, context }) => {
    const older = olderProject()
    await open(page, '/projects?sort=option3')
    await openByCard(page, older)
    const second = await context.newPage()
    await second.goto(page.url())
    await expectOpen(dialogOf(second, older))
    await second.keyboard.press('Escape')
    await expect(second).toHaveURL(at('/projects?sort=option3'))
  },
)

test('G6 an unknown project opens nothing and leaves the address', wideOnly, async ({ page }) => {
  for (const path of ['/', '/projects']) {
    for (const slug of ['no-such-project', `${featured().slug}-not`]) {
      await open(page, `${path}?project=${slug}`)
      await expect(page).toHaveURL(closed)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  await open(page, '/projects?type=Web&project=no-such-project&sort=option2')
  await expect(page).toHaveURL(at('/projects?type=Web&sort=option2'))
})

test(
  'G6 the address of an older project on the home page opens it where it stands',
  wideOnly,
  async ({ page }) => {
    const older = olderProject()
    await page.goto(at(`/?project=${older.slug}`))
    await expect(page).toHaveURL(at(`/projects?project=${older.slug}`))
    await expectOpen(dialogOf(page, older))
  },
)

test('G6 a project that a filter leaves out opens all the same', wideOnly, async ({ page, context }) => {
  // A slow processor, on which the dialog must not come before the list that takes the focus from it.
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await open(page, `/projects?q=${encodeURIComponent('\u{1F50D} nothing')}&project=${featured().slug}`)
  await expectOpen(dialogOf(page, featured()))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.results.clear })).toBeVisible()
  // Its card is not there to take the focus back.
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: counted(words.results.some, content.projects.length, { shown: 0 }) }),
  ).toBeFocused()
})

test(
  'G4 G6 Back and Forward while a dialog leaves: it is open again, with the focus in it',
  wideOnly,
  async ({ page }) => {
    await open(page, '/projects')
    for (const key of ['Enter', 'Space']) {
      await card(page, featured()).focus()
      await page.keyboard.press(key)
      const dialog = dialogOf(page, featured())
      await expectOpen(dialog)
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            let moves = 0
            addEventListener('popstate', () => {
              moves += 1
              // Within the 300 ms that the dialog takes to leave.
              if (moves === 1) setTimeout(() => history.forward(), 20)
              else done()
            })
            history.back()
          }),
      )
      await expect(page).toHaveURL(/project=/)
      await expectOpen(dialog)
      await expect.poll(() => hasFocus(dialog)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await hasFocus(dialog), 'Tab stays in the dialog').toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(card(page, featured())).toBeFocused()
    }
  },
)

test(
  'G3 after a change of screen a project opens without a request for its words',
  wideOnly,
  async ({ page }) => {
    const last = content.projects.at(-1) ?? featured()
    await open(page, '/')
    await viewAll(page).click()
    await expect(cardTitles(page)).toHaveText(newestFirst(content.projects))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    const dialog = await openByCard(page, last)
    await expect(dialog.getByText(last.description)).toBeVisible()
    expect(asked.filter((type) => type === 'fetch' || type === 'document')).toEqual([])
  },
)

test(
  'G6 a press that comes before the code of the dialog opens it once it is there',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    const release = await holdScripts(page)
    await card(page, featured()).click()
    await expect(page).toHaveURL(at(`/?project=${featured().slug}`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expectOpen(dialogOf(page, featured()))
  },
)

test('G6 two quick presses of Back leave the project and then the screen', wideOnly, async ({ page }) => {
  await open(page, '/')
  await viewAll(page).click()
  await expect(cardTitles(page)).toHaveText(newestFirst(content.projects))
  await openByCard(page, featured())
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByRole('heading', { level: 1, name: content.profile.name })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Nothing of the dialog stays behind: the page scrolls.
  await scrollTo(page, 400)
  await expect.poll(() => scrollY(page)).toBe(400)
  await expect(page.locator('#site')).not.toHaveAttribute('inert')
})

test('G6 Close pressed twice goes back once', wideOnly, async ({ page }) => {
  await open(page, '/')
  await viewAll(page).click()
  await expect(page).toHaveURL(at('/projects'))
  const dialog = await openByCard(page, featured())
  await dialog.getByRole('button', { name: words.dialog.close, exact: true }).dblclick({ noWaitAfter: true })
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(at('/projects'))
})
