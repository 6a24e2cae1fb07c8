import { isLongList } from '@/components/projects/use-arranged-cards'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { allOf, heading, holding, link, named, text } from './support/heard'
import { heardHome } from './support/heard-home'
import { heardDialog, heardHeader, heardProjects, heardTools, typeName } from './support/heard-page'
import { openNotFound } from './support/not-found'
import { illustrated, openByCard, select, types } from './support/projects'
import { banner, expect, narrowOnly, needed, open, test, wideOnly } from './support/test'

const { projects } = content
const items = navigationOf(content)

test.use({ colorScheme: 'light' })

test('H7 W1 the home page is heard whole and once, in the order of its content', async ({
  page,
  isMobile,
}) => {
  await open(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot(heardHome(isMobile))
})

test('G12 so is the list of all projects', async ({ page, isMobile }) => {
  needed(isLongList(projects) ? undefined : projects, 'list that is short enough to be laid out whole')
  await open(page, '/projects')
  await expect(page.locator('body')).toMatchAriaSnapshot(heardProjects(isMobile))
})

test('H2 so is the open menu', narrowOnly, async ({ page }) => {
  needed(items[0], 'sections')
  await open(page, '/')
  await page.getByRole('button', { name: words.menu.label }).tap()
  const menu = [
    named('button [expanded]', words.menu.label),
    named('menu', words.menu.label, ...items.map(({ label }) => named('menuitem', label))),
  ]
  await expect(banner(page)).toMatchAriaSnapshot(allOf(heardHeader(true, ...menu)))
})

test('G13 so is an open list', wideOnly, async ({ page }) => {
  needed(projects[0], 'projects')
  await open(page, '/projects')
  await select(page, 'Type').click()
  const [chosen, ...others] = [words.explorerTools.allTypes, ...types]
  const opened = [
    named('button [expanded]', typeName),
    named(
      'listbox',
      typeName,
      named('option [selected]', chosen ?? ''),
      ...others.map((one) => named('option', one)),
    ),
  ]
  await expect(page.getByRole('search')).toMatchAriaSnapshot(allOf(heardTools(...opened)))
})

test('G3 so is an open project', wideOnly, async ({ page }) => {
  await open(page, '/')
  const dialog = await openByCard(page, illustrated())
  await expect(dialog).toMatchAriaSnapshot(allOf(heardDialog(illustrated())))
})

test.describe('an unknown address', () => {
  test.use({ allowFaults: true })

  test('S3 so is its page', wideOnly, async ({ page }) => {
    await openNotFound(page)
    const { heading: title, home: way } = words.notFound
    const region = named('region', title, text('paragraph', '404'), heading(1, title), link(way))
    await expect(page.getByRole('main')).toMatchAriaSnapshot(allOf(holding('main', region)))
  })
})
