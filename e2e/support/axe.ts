import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { hardToRead } from './contrast'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe leaves open is decided here, rule by rule. Each tells what of it is a fault. */
const decided: Record<string, (page: Page, targets: string[]) => Promise<string[]>> = {
  // Over a gradient or a picture, or below something else.
  'color-contrast': hardToRead,
  // Whether an id exists that is named by a button with a list.
  'aria-valid-attr-value': (page, targets) => page.evaluate(withDeadReference, targets),
}

/**
 * Everything that axe finds, by rule and place, and whatever of what it leaves open is a fault.
 *
 * @param part a CSS selector, where only that part of the page has changed
 * @param asked every rule, or that for contrast alone
 */
export async function findings(
  page: Page,
  part = 'html',
  asked: 'all' | 'contrast' = 'all',
): Promise<string[]> {
  await comeToRest(page)
  const { violations, incomplete } = await new AxeBuilder({ page })
    .include(part)
    // The edges of a dialog, which take the focus only to pass it on: the journey by keyboard goes over them.
    .exclude('[data-headlessui-focus-guard]')
    .options({
      ...(asked === 'all'
        ? {
            runOnly: { type: 'tag', values: tags },
            // Not among the tags: axe calls it experimental (WCAG 2.5.3).
            rules: { 'label-content-name-mismatch': { enabled: true } },
          }
        : { runOnly: { type: 'rule', values: ['color-contrast'] } }),
      resultTypes: ['violations', 'incomplete'],
    })
    // There are no frames: the other mode opens a page of its own for each run.
    .setLegacyMode()
    .analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) found.push(...nodes.map(({ target }) => `${id}: ${target}`))
  for (const { id, nodes } of incomplete) {
    const targets = nodes.map(({ target }) => String(target))
    const faults = (await decided[id]?.(page, targets)) ?? targets
    found.push(...faults.map((fault) => `${id}, left open: ${fault}`))
  }
  return found
}

/** Runs in the page. */
function withDeadReference(targets: string[]): string[] {
  const references = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant']
  return targets.filter((target) =>
    references
      .flatMap((name) => document.querySelector(target)?.getAttribute(name)?.split(/\s+/) ?? [])
      .some((id) => !document.getElementById(id)),
  )
}

/** What still moves would be measured half faded. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const armed of document.querySelectorAll('.hidden')) armed.classList.add('animate')
    await new Promise((done) => requestAnimationFrame(done))
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => one.timeline === document.timeline)
        .map((one) => one.finished.catch(() => {})),
    )
  })
}
