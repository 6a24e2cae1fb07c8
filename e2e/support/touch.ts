import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Puts fingers down at points of the window, moves each, and lifts all. */
async function move(page: Page, fingers: readonly { from: Point; by: Point }[]): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : fingers.map(({ from, by }, id) => ({ id, x: from.x + by.x * share, y: from.y + by.y * share })),
    })
  await send('touchStart', 0)
  for (const share of [0.5, 1]) await send('touchMove', share)
  await send('touchEnd')
  await touch.detach()
}

/** Moves a finger from a point of the window by some pixels. */
export function drag(page: Page, from: Point, by: Point): Promise<void> {
  return move(page, [{ from, by }])
}

/** Moves two fingers apart, until the page is about twice as large. */
export function pinch(page: Page, { x, y }: Point): Promise<void> {
  return move(page, [
    { from: { x: x - 50, y }, by: { x: -70, y: 0 } },
    { from: { x: x + 50, y }, by: { x: 70, y: 0 } },
  ])
}

/** When the second half of a double press follows, in milliseconds: just below the limit after which a press counts as new. */
const SOON_MS = 460

/**
 * Presses the mouse twice at one place. The time of the second press is ahead of the clock, so open the page again before the next press.
 *
 * @param changed waits for the effect of the first press
 */
export async function pressAgain(
  page: Page,
  place: Locator | Point,
  changed: () => Promise<unknown>,
): Promise<void> {
  const mouse = await page.context().newCDPSession(page)
  const { x, y } = 'boundingBox' in place ? await middleOf(place) : place
  const first = Date.now()
  for (const [i, time] of [0, SOON_MS].entries()) {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await mouse.send('Input.dispatchMouseEvent', {
        ...{ type, x, y, button: 'left', clickCount: i + 1 },
        timestamp: (first + time) / 1000,
      })
    if (i === 0) await changed()
  }
  await mouse.detach()
}

/** Scrolls to an element. @returns its box in the window @throws if it does not show */
export async function boxOf(place: Locator) {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  return box
}

async function middleOf(place: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(place)
  return { x: x + width / 2, y: y + height / 2 }
}
