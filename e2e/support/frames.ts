import type { Page } from '@playwright/test'

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
