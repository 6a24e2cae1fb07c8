import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { illustrated, needed } from '@/e2e/support/projects'
import { openNotFound, type Site } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Screenshots of the site's states at every width in both modes, for design work. They are taken only on request:
// `SHOTS=1 npx playwright test shots --reporter=html` shows them in the report.

/** A state of the site as a visitor can meet it. */
interface State {
  path?: string
  /** What a visitor does to get there. */
  steps?: (site: Site) => Promise<unknown>
  /** The page from top to bottom instead of the window. */
  whole?: true
  media?: 'print'
  javaScriptEnabled?: false
  forcedColors?: 'active'
  /** The state exists only below this width, in CSS pixels. */
  below?: number
}

const project = () => needed(content.projects[0], 'projects')
const openDialog = (site: Site) => site.openByCard(project())
const openSort = (site: Site) => site.select('Sort').click()
const copyLink = (site: Site) =>
  openDialog(site).then((dialog) => dialog.getByRole('button', { name: words.dialog.copyLink }).click())
const enlarge = (site: Site) => site.openByCard(illustrated()).then(site.openLarger)

/** The path is `/projects` by default. */
const states: Record<string, State> = {
  'home-first': { path: '/' },
  home: { path: '/', whole: true },
  projects: { whole: true },
  'card-hover': { steps: (site) => site.card(project()).hover() },
  menu: { path: '/', steps: (site) => site.menuButton.click(), below: 768 },
  'sort-list': { steps: openSort },
  dialog: { steps: openDialog },
  'larger-view': { steps: enlarge },
  toast: { steps: copyLink },
  empty: { path: '/projects?q=zzzz' },
  'not-found': { steps: ({ page }) => openNotFound(page) },
  'home-no-scripts': { path: '/', whole: true, javaScriptEnabled: false },
  'projects-no-scripts': { whole: true, javaScriptEnabled: false },
  'print-home': { path: '/', whole: true, media: 'print' },
  'print-projects': { whole: true, media: 'print' },
  'forced-sort-list': { steps: openSort, forcedColors: 'active' },
  'forced-dialog': { steps: openDialog, forcedColors: 'active' },
}

/** Widths with the height of a usual screen of each, in CSS pixels. */
const screens = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1200, 800],
  [1440, 900],
  [1920, 1080],
] as const
/** A4 at 96 dots an inch, without its margins. */
const paper = [[673, 970]] as const

test.use({ allowFaults: true, permissions: ['clipboard-read', 'clipboard-write'] })

for (const [
  state,
  { path = '/projects', steps, whole, media, below = Infinity, ...options },
] of Object.entries(states))
  for (const [width, height] of media ? paper : screens)
    for (const colorScheme of ['dark', 'light'] as const) {
      if (width >= below) continue
      const name = `${state} ${width} ${colorScheme}`
      test.describe(() => {
        const { javaScriptEnabled = true, forcedColors = 'none' } = options
        const isPhone = width < 768 && !media
        test.use({
          viewport: { width, height },
          isMobile: isPhone,
          hasTouch: isPhone,
          colorScheme,
          javaScriptEnabled,
          contextOptions: { reducedMotion: 'reduce', forcedColors },
        })

        test(name, async ({ page, site }, info) => {
          await (javaScriptEnabled ? site.open(path) : page.goto(at(path)))
          await page.emulateMedia({ media: media ?? 'screen' })
          await steps?.(site)
          await expect.poll(() => page.evaluate(arePicturesThere)).toBe(true)
          const file = `${name.replaceAll(' ', '-')}.png`
          const picture = await page.screenshot({ fullPage: whole ?? false, animations: 'disabled' })
          await info.attach(file, { body: picture, contentType: 'image/png' })
        })
      })
    }

/** Loads all pictures, also far below. @returns whether they have loaded. Runs in the page. */
function arePicturesThere(): boolean {
  for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
  return [...document.images].every(({ complete }) => complete)
}
