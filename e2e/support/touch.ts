import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Moves a finger from a point of the window by some pixels. */
export async function drag(page: Page, from: Point, by: Point): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', from)
  for (const share of [0.5, 1])
    await send('touchMove', { x: from.x + by.x * share, y: from.y + by.y * share })
  await send('touchEnd')
  await touch.detach()
}

/** Scrolls to an element. @returns its box in the window @throws if it does not show */
export async function boxOf(place: Locator) {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to touch.')
  return box
}
