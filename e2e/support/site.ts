import { expect, type Locator, type Page } from '@playwright/test'
import { startingWith } from '@/__tests__/support/words'
import { themeColors } from '@/components/colour-mode/site-palette'
import { listNavigation } from '@/components/frame/navigation'
import { TOOLS_FROM } from '@/components/density'
import { needsCover } from '@/components/projects/cover'
import { getProjectId } from '@/components/projects/project-view'
import { isolate } from '@/components/text/direction'
import { format } from '@/components/text/format'
import { SCROLL_THROTTLE_MS } from '@/components/ui/constants'
import type { Project } from '@/content/schema/content'
import { content } from '@/content/schema/load'
import { basePath } from '@/content/schema/site-url'
import * as words from '@/content/words'
import { has, hasText, illustrated, needed, textOf } from '@/e2e/support/projects'

type Mode = 'light' | 'dark'

export const scripts = /_next\/static\/.*\.js/

/** The address of a page of the site, such as `/projects`, below the path that the site was built for. */
export function at(path: string): string {
  return basePath + path
}

export const closeButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: words.dialog.close, exact: true })

/** The screenshots of a dialog that open larger. Of a slider only the active one. */
export const enlarge = (dialog: Locator) =>
  dialog.getByRole('button', { name: startingWith(words.dialog.enlarge) })

export type Site = ReturnType<typeof siteIn>

/** The site in one tab: its elements, and the actions and waits of a visitor. */
export function siteIn(page: Page) {
  const { toLight, toDark } = words.colorMode
  const banner = page.getByRole('banner')
  const toasts = page.locator('body > [role="status"]')
  const site = {
    page,
    banner,
    toasts,
    dismiss: toasts.getByRole('button', { name: words.toasts.dismiss }),
    toggle: banner.getByRole('button', { name: startingWith(toLight, toDark) }),
    /** The heading of the home page. */
    home: page.getByRole('heading', { level: 1, name: content.profile.name }),
    /** The heading of the screen of all projects. */
    all: page.getByRole('heading', { level: 1, name: content.sections.allProjects.heading }),
    /** The back-to-top button (H4). */
    top: page.getByRole('button', { name: words.backToTop.label, exact: true }),
    goBack: page.getByRole('link', { name: words.explorer.goBack }),
    list: page.getByRole('listbox'),

    /** The menu of narrow screens, if there are sections (H2). */
    get menuButton() {
      needed(listNavigation(content)[0], 'sections')
      return page.getByRole('button', { name: words.menu.label })
    },
    /** The link from the home page to all projects, if there are more than those of the home page. */
    get viewAll() {
      needed(content.projects[content.featuredProjects.length], 'projects beyond those of the home page')
      return page.getByRole('link', { name: words.sectionWords.viewAll })
    },
    /** The search box, if there are enough projects. */
    get searchBox() {
      needed(content.projects[TOOLS_FROM - 1], 'search')
      return page.getByRole('searchbox', { name: words.explorerTools.searchHint })
    },
    select(label: 'Type' | 'Sort') {
      needed(content.projects[TOOLS_FROM - 1], 'filters')
      const { type, sort } = words.explorerTools
      return page.getByRole('button', { name: startingWith(label === 'Type' ? type : sort) })
    },
    card: ({ slug }: Project) =>
      page.getByRole('link').and(page.locator(`[id="${getProjectId('card', slug)}"]`)),
    /** A text in the details below a card. */
    details(project: Project) {
      needed(hasText(project) || undefined, 'text in this project')
      return page
        .getByRole('article', { name: project.title, exact: true })
        .getByText(textOf(project))
        .first()
    },
    dialogOf: ({ title }: Project) => page.getByRole('dialog', { name: title, exact: true }),
    /** The larger view above a project's dialog. */
    viewerOf: ({ title }: Project) =>
      page.getByRole('dialog', { name: format(words.dialog.viewer, { title: isolate(title) }) }),

    /** Opens a page and waits until it is hydrated. */
    async open(path: string): Promise<void> {
      await page.goto(at(path))
      await site.takenOver()
    },
    /** Waits until a page is hydrated, as `open` does. */
    async takenOver(): Promise<void> {
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    },
    /** Holds the requests of every script from now on. @returns releases them */
    async hold(): Promise<() => void> {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(scripts, async (route) => {
        await released
        await route.continue()
      })
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
    /**
     * Waits until the header rests, which reacts up to 300 ms after a scroll. Otherwise a touch would press what has moved under the finger.
     */
    async headerRests(): Promise<void> {
      // The scroll event comes before the frame, so this wait ends after that of the page.
      await page.evaluate(async (answer) => {
        await new Promise(requestAnimationFrame)
        await new Promise((done) => setTimeout(done, answer))
      }, SCROLL_THROTTLE_MS)
      await site.settle()
      await banner.evaluate((header) =>
        Promise.allSettled(header.getAnimations().map(({ finished }) => finished)),
      )
    },
    /** Whether the page can be scrolled that far. @throws if the sample cannot */
    reaches: async (y: number) =>
      has(
        await page.evaluate((far) => document.documentElement.scrollHeight - innerHeight >= far, y),
        `${y} px to scroll`,
      ),
    /** Lets pending events and renders of the page finish without moving its clock. */
    settle: () =>
      page.evaluate(async () => {
        for (let turn = 0; turn < 30; turn++) {
          await new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = resolve
            port2.postMessage(null)
          })
        }
      }),

    async expectGround(mode: Mode): Promise<void> {
      await expect(page.locator('html')).toHaveCSS('background-color', cssColour(themeColors[mode]))
    },
    /** Waits until the page is in a mode and the toggle names the other one (C2). */
    async expectMode(mode: Mode): Promise<void> {
      await site.expectGround(mode)
      await expect(site.toggle).toHaveAccessibleName(mode === 'dark' ? toLight : toDark)
    },
    /** Waits until a card shows its title over its picture, or no longer does (G2). */
    async expectOverlay(project: Project, shown: boolean): Promise<void> {
      const picture = site.card(project).locator('.card-shot')
      // A cover always shows its title.
      const isCover = needsCover(project)
      await expect(picture).toHaveAttribute('data-title', isolate(project.title))
      await expect(picture).toHaveCSS('opacity', shown || isCover ? '1' : '0', { pseudo: 'before' })
    },

    /** Waits until the dialog of a project is open and rests. */
    opened: (project: Project) => waitUntilOpen(site.dialogOf(project)),
    async openByCard(project: Project): Promise<Locator> {
      await site.card(project).click()
      return site.opened(project)
    },
    async openLarger(dialog: Locator): Promise<Locator> {
      await enlarge(dialog).first().click()
      return waitUntilOpen(site.viewerOf(illustrated()))
    },
    /** Waits until no dialog is open. */
    async expectClosed(): Promise<void> {
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    /** Waits until no dialog is open and the card of its project has the focus. */
    async expectBackAt(project: Project): Promise<void> {
      await site.expectClosed()
      await expect(site.card(project)).toBeFocused()
    },
    async escapeTo(project: Project): Promise<void> {
      await page.keyboard.press('Escape')
      await site.expectBackAt(project)
    },

    /** Searches without the debounce. */
    async search(text: string): Promise<void> {
      await site.searchBox.fill(text)
      await site.searchBox.press('Enter')
    },
    async choose(label: 'Type' | 'Sort', option: string): Promise<void> {
      await site.select(label).click()
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
  await dialog
    .locator('.dialog-panel')
    .evaluate((panel) => Promise.allSettled(panel.getAnimations().map(({ finished }) => finished)))
  return dialog
}

/**
 * Reads each frame of the pages that are opened from now on.
 *
 * @param read runs in the page; a frame without a result is ignored
 * @returns a function that returns the results in this document so far, without repetitions
 */
export async function watchFrames<Seen>(
  page: Page,
  read: () => Seen,
): Promise<() => Promise<NonNullable<Seen>[]>> {
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
  return () => page.evaluate(() => Reflect.get(window, 'seenInFrames'))
}
