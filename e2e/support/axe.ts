import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { hardToRead } from '@/e2e/support/contrast'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Decides what axe leaves open, by rule. Each returns the faults. */
const decisions: Record<string, (page: Page, targets: string[]) => Promise<string[]>> = {
  // Text over a gradient or a picture, or below another element.
  'color-contrast': hardToRead,
  // Whether the ids in ARIA attributes exist.
  'aria-valid-attr-value': (page, targets) => page.evaluate(withDeadReference, targets),
}

/**
 * Returns the violations that axe finds, and the faults among what it leaves open, by rule and element.
 *
 * @param part CSS selector of the part to check
 * @param rules all rules, or only contrast
 */
export async function findings(
  page: Page,
  part = 'html',
  rules: 'all' | 'contrast' = 'all',
): Promise<string[]> {
  await comeToRest(page)
  const { violations, incomplete } = await new AxeBuilder({ page })
    .include(part)
    // The edges of a dialog only pass the focus on. The keyboard journey tests them.
    .exclude('[data-headlessui-focus-guard]')
    .options({
      ...(rules === 'all'
        ? {
            runOnly: { type: 'tag', values: tags },
            // Experimental in axe, so none of the tags has it (WCAG 2.5.3).
            rules: { 'label-content-name-mismatch': { enabled: true } },
          }
        : { runOnly: { type: 'rule', values: ['color-contrast'] } }),
      resultTypes: ['violations', 'incomplete'],
    })
    // The other mode opens a page for each run, which only frames need.
    .setLegacyMode()
    .analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) found.push(...nodes.map(({ target }) => `${id}: ${target}`))
  for (const { id, nodes } of incomplete) {
    const targets = nodes.map(({ target }) => String(target))
    const faults = (await decisions[id]?.(page, targets)) ?? targets
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

/** Waits for animations, because axe would measure half-faded colours. */
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
