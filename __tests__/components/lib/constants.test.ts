/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

test('C4 the colours of the browser bars are the page colours of the stylesheet', () => {
  const styles = readFileSync(join(process.cwd(), 'app', 'styles', 'tokens.css'), 'utf8')
  const [, light, dark] = /--page:\s*light-dark\(\s*(#\w+),\s*(#\w+)\s*\)/.exec(styles) ?? []
  expect({ light, dark }).toEqual(constants.THEME_COLORS)
})
