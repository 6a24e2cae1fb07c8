import { expect, type Locator, type Page } from '@playwright/test'
import { startingWith } from '@/__tests__/support/words'
import { themeColors } from '@/components/colour-mode/site-palette'
import { projectPath } from '@/components/paths'
import { content } from '@/content/schema/load'
import { basePath } from '@/content/schema/site-url'
import * as words from '@/content/words'

type Mode = 'light' | 'dark'

/** The script files of the site. */
export const scripts = /_next\/static\/.*\.js/

/** Returns whether an address is that of a script that no page names in its HTML. */
export async function lateScripts({ request }: Page): Promise<(url: URL) => boolean> {
  const paths = ['/', '/projects', ...content.projects.slice(0, 1).map(({ slug }) => projectPath(slug))]
  const pages = await Promise.all(paths.map((path) => request.get(at(path)).then((page) => page.text())))
  const html = pages.join()
  return ({ pathname }) => scripts.test(pathname) && !html.includes(pathname)
}

/** The address of a page of the site, such as `/projects`, below the path of the site. */
export function at(path: string): string {
  return basePath + path
}

/** Waits until the page has painted. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

export const closeButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: words.dialog.close, exact: true })

/** The screenshots of a dialog that open larger. Of a slider only the active one. */
export const enlarge = (dialog: Locator) =>
  dialog.getByRole('button', { name: startingWith(words.dialog.enlarge) })

/** Waits until a page whose scripts do not work shows no control that needs them. */
export async function expectNoControls({ page }: Site): Promise<void> {
  // Absent if the browser runs no scripts.
  await expect(page.locator('html:not([data-app="ready"])')).toBeAttached()
  await expect(page.locator('#site :is(button, input)').filter({ visible: true })).toHaveCount(0)
}

export type Site = ReturnType<typeof siteIn>

/** The site in one tab: its elements, actions and waits. Its words are those of the owner. */
export function siteIn(page: Page) {
  const { toLight, toDark } = words.colorMode
  const { type, technology, sort, searchHint } = words.explorerTools
  const labels = { type, technology, sort }
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')
  const toasts = page.locator('body > [role="status"]')
  const site = {
    page,
    banner,
    main,
    toasts,
    toggle: banner.getByRole('button', { name: startingWith(toLight, toDark) }),
    menuButton: page.getByRole('button', { name: words.menu.label }),
    home: page.getByRole('heading', { level: 1, name: content.profile.name }),
    all: page.getByRole('heading', { level: 1, name: content.sections.allProjects.heading }),
    viewAll: page.getByRole('link', { name: words.sectionWords.viewAll }),
    goBack: page.getByRole('link', { name: words.explorer.goBack }),
    searchBox: page.getByRole('searchbox', { name: searchHint }),
    select: (list: keyof typeof labels) => page.getByRole('button', { name: startingWith(labels[list]) }),
    list: page.getByRole('listbox'),
    top: page.getByRole('button', { name: words.backToTop.label, exact: true }),
    /** The links of the cards, which are the titles of projects. */
    cards: main.locator('a[aria-haspopup="dialog"]'),
    card: (title: string) => site.cards.and(page.getByRole('link', { name: title, exact: true })),
    /** The picture of a card, over which CSS shows the title. */
    picture: (title: string) => main.locator(`[data-title="${title}"]`),
    /** The label of a project on the map, which is decoration for assistive technology (I3). */
    summit: (title: string) => main.locator('[aria-hidden="true"] a > span', { hasText: title }),
    dialog: (title: string) => page.getByRole('dialog', { name: title, exact: true }),
    /** The larger view above the dialog of a project. */
    viewer: page.getByRole('dialog', { name: startingWith(words.dialog.viewer) }).last(),

    /** Opens a page and waits until it is hydrated. */
    async open(path: string): Promise<void> {
      await page.goto(at(path))
      await site.takenOver()
    },
    /** Waits until a page is hydrated, as `open` does. */
    takenOver: () => expect(page.locator('html')).toHaveAttribute('data-app', 'ready'),
    /** Holds the requests of every script from now on. @returns releases them */
    async hold(): Promise<() => void> {
      let release = () => {}
      const released = new Promise<void>((done) => {
        release = done
      })
      await page.route(scripts, (route) => released.then(() => route.continue()))
      return release
    },
    resize: (width: number, height = 900) => page.setViewportSize({ width, height }),
    /** Replaces the visitor's style sheet, which the policy allows. */
    restyle: (css: string) =>
      page.evaluate((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets = [sheet]
      }, css),

    scrollY: () => page.evaluate(() => window.scrollY),
    scrollTo: (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y),
    /** Waits until a smooth scroll has ended. */
    scrollRests: () =>
      page.evaluate(async () => {
        for (let [still, last] = [0, -1]; still < 6; still = window.scrollY === last ? still + 1 : 0) {
          last = window.scrollY
          await new Promise((done) => requestAnimationFrame(done))
        }
      }),
    /** Scrolls to the top, and waits until the header is there. */
    async returnToTop(): Promise<void> {
      await site.scrollTo(0)
      await expect(banner).toBeInViewport({ ratio: 1 })
    },
    /** Lets pending events and renders of the page finish without moving its clock. */
    settle: () =>
      page.evaluate(async () => {
        const { port1, port2 } = new MessageChannel()
        for (let turn = 0; turn < 30; turn++) {
          port2.postMessage(null)
          await new Promise((resolve) => {
            port1.onmessage = resolve
          })
        }
      }),

    /** Waits until the page is in a mode and the toggle names the other one (C2). */
    async expectMode(mode: Mode): Promise<void> {
      await site.expectGround(mode)
      await expect(site.toggle).toHaveAccessibleName(mode === 'dark' ? toLight : toDark)
    },
    expectGround: (mode: Mode) =>
      expect(page.locator('html')).toHaveCSS('background-color', cssColour(themeColors[mode])),

    /** Waits until a card shows its title over its faded picture, or no longer does (G2). */
    async expectOverlay(title: string, shown: boolean): Promise<void> {
      const picture = site.picture(title)
      await expect(picture.getByRole('img')).toHaveCSS('opacity', shown ? '0.3' : '1')
      await expect(picture).toHaveCSS('opacity', shown ? '1' : '0', { pseudo: 'before' })
    },
    /** Waits until the dialog of a project is open and rests. */
    opened: (title: string) => waitUntilOpen(site.dialog(title)),
    async openByCard(title: string): Promise<Locator> {
      await site.card(title).click()
      return site.opened(title)
    },
    async openLarger(dialog: Locator): Promise<Locator> {
      await enlarge(dialog).first().click()
      return waitUntilOpen(site.viewer)
    },
    /** Waits until no dialog is open. */
    expectClosed: () => expect(page.getByRole('dialog')).toHaveCount(0),
    /** Waits until no dialog is open and the card of its project has the focus. */
    async expectBackAt(title: string): Promise<void> {
      await site.expectClosed()
      await expect(site.card(title)).toBeFocused()
    },
    async escapeTo(title: string): Promise<void> {
      await page.keyboard.press('Escape')
      await site.expectBackAt(title)
    },

    /** Searches without the debounce. */
    async search(text: string): Promise<void> {
      await site.searchBox.fill(text)
      await site.searchBox.press('Enter')
    },
    async choose(list: keyof typeof labels, option: string): Promise<void> {
      await site.select(list).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
  }
  return site
}

/** Formats a colour such as `#20a785` as browsers do. */
export function cssColour(hex: string): string {
  return `rgb(${[1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).join(', ')})`
}

/** Waits until the transition of a dialog has ended. */
async function waitUntilOpen(dialog: Locator): Promise<Locator> {
  await expect(closeButton(dialog)).toBeVisible()
  await dialog.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  return dialog
}

/**
 * Reads each frame of the pages that are opened from now on.
 *
 * @param read runs in the page; a frame without a result is ignored
 * @returns a function that returns the results in this document so far, without repetitions
 */
export async function watchFrames<Seen>(page: Page, read: () => Seen) {
  await page.addInitScript(`{
    const frames = []
    const frame = () => {
      const seen = (${read})()
      if (seen && JSON.stringify(seen) !== JSON.stringify(frames.at(-1))) frames.push(seen)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(window, { seenInFrames: frames })
  }`)
  return (): Promise<NonNullable<Seen>[]> => page.evaluate(() => Reflect.get(window, 'seenInFrames'))
}
