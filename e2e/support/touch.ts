import type { Page } from '@playwright/test'

/** A finger that goes down at a point of the window, moves sideways by a number of pixels, and leaves. */
export async function swipe(page: Page, { x, y }: { x: number; y: number }, by: number): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: dx === undefined ? [] : [{ x: x + dx, y }],
    })
  await send('touchStart', 0)
  for (const share of [0.5, 1]) await send('touchMove', by * share)
  await send('touchEnd')
  await touch.detach()
}
