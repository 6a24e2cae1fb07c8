import type { Page } from '@playwright/test'

/**
 * Looks at each frame of the pages that are opened from now on.
 *
 * @param look runs in the page; where it returns nothing the frame does not count
 * @returns asks for what was seen in this document so far: each look that differs from the one before
 */
export async function watchFrames<Seen>(
  page: Page,
  look: () => Seen,
): Promise<() => Promise<NonNullable<Seen>[]>> {
  await page.addInitScript(`{
    const frames = []
    const frame = () => {
      const seen = (${look})()
      if (seen && JSON.stringify(seen) !== JSON.stringify(frames.at(-1))) frames.push(seen)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(window, { seenInFrames: frames })
  }`)
  return () => page.evaluate(() => Reflect.get(window, 'seenInFrames'))
}
