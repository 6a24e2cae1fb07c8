import { content } from '@/content/site'
import * as words from '@/content/words'
import { cardTitles, newestFirst, ofType, rareType, select, types } from './support/projects'
import { at, expect, holdScripts, open, test, wideOnly } from './support/test'

const options = [words.explorerTools.allTypes, ...types]

test('G13 the list works by keyboard as the listbox pattern says', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  const button = select(page, 'Type')
  const list = page.getByRole('listbox')
  const active = () => page.locator('[role="option"][data-focus]')
  for (const key of ['Enter', ' ', 'ArrowDown', 'ArrowUp']) {
    await button.focus()
    await page.keyboard.press(key)
    await expect(list).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: words.explorerTools.allTypes, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  for (const [key, expected] of [
    ['End', options.at(-1)],
    ['Home', options[0]],
    ['ArrowDown', options[1]],
    ['ArrowUp', options[0]],
    ['PageDown', options.at(-1)],
    ['PageUp', options[0]],
  ] as const) {
    await page.keyboard.press(key)
    await expect(active()).toHaveText(expected ?? '')
  }
  // Type-ahead: the first letters of a type that begins like no other.
  await page.keyboard.type(rareType().slice(0, 3))
  await expect(active()).toHaveText(rareType())
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleName(new RegExp(`Type.*${rareType()}`))
  await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
})

test('G13 Escape and a press elsewhere leave the choice as it was', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  const list = page.getByRole('listbox')
  await select(page, 'Sort').click()
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await select(page, 'Sort').click()
  await expect(list).toBeVisible()
  await page.mouse.click(5, 500)
  await expect(list).toHaveCount(0)
  await expect(page).toHaveURL(at('/projects'))
  await expect(cardTitles(page)).toHaveText(newestFirst(content.projects))
})

test(
  'G13 a press that comes before the code of the list opens it once it is there',
  wideOnly,
  async ({ page }) => {
    await open(page, '/projects')
    const release = await holdScripts(page)
    const button = select(page, 'Type')
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    release()
    await expect(page.getByRole('option')).toHaveText(options)
    await page.getByRole('option', { name: rareType(), exact: true }).click()
    await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
  },
)

test('G13 a key that comes before the code of the list is kept too', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  const release = await holdScripts(page)
  for (const label of ['Type', 'Sort'] as const) {
    await select(page, label).focus()
    await page.keyboard.press('ArrowDown')
    release()
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(select(page, label)).toBeFocused()
  }
})
