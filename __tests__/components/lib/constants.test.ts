/** @jest-environment node */
import * as constants from '@/components/lib/constants'

test('section 9: the numbers of the specification', () => {
  expect(constants).toMatchObject({
    SLIDE_INTERVAL_MS: 3500,
    SEARCH_DEBOUNCE_MS: 500,
    SCROLL_THROTTLE_MS: 300,
    TOAST_DURATION_MS: 5000,
    REVEAL_THRESHOLD: 0.2,
    DRAG_THRESHOLD_PX: 5,
  })
  expect(constants.REVEAL_ROOT_MARGIN).toMatch(/^0px 0px -100px( 0px)?$/)
})
