/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { THEME_COLORS } from '@/components/lib/constants'
import { contrastOf } from '../../support/contrast'
import { brand, MODES, type Mode, readTokens } from '../../support/tokens'

const css = readFileSync(join(process.cwd(), 'app/styles/tokens.css'), 'utf8')
const tokens = readTokens(css)

/** What the design direction gives each role. */
const direction: Record<Mode, Record<string, string>> = {
  dark: {
    page: '#0a0f0d',
    raised: '#111815',
    sunken: '#070b09',
    heading: '#e9f2ee',
    body: '#b3c2bb',
    muted: '#84958d',
    accent: '#32e8ba',
    fill: '#20a785',
    'fill-ink': '#04120d',
    hairline: '#26322d',
    control: '#5d7068',
  },
  light: {
    page: '#f7faf8',
    raised: '#ffffff',
    sunken: '#eef3f0',
    heading: '#0c1512',
    body: '#3c4b45',
    muted: '#5a6a63',
    accent: '#0f6e55',
    fill: '#20a785',
    'fill-ink': '#04120d',
    hairline: '#dde6e1',
    control: '#7d8f87',
  },
}

/** The least contrast: WCAG asks 4.5 of text and 3 of what a control is known by; the direction asks 5 of text. */
const TEXT = 5
const CONTROL = 3

const grounds = ['page', 'raised', 'sunken']
const pairs = MODES.flatMap((mode) => [
  ...['heading', 'body', 'muted', 'accent'].flatMap((ink) =>
    grounds.map((ground) => ({ mode, ink, ground, least: TEXT })),
  ),
  { mode, ink: 'fill-ink', ground: 'fill', least: TEXT },
  // The border of a control, and the ring around what has the focus.
  ...['control', 'accent'].flatMap((line) =>
    grounds.map((ground) => ({ mode, ink: line, ground, least: CONTROL })),
  ),
])

test.each(MODES)('S4 the roles of the %s mode are those of the direction', (mode) => {
  expect(tokens[mode]).toMatchObject(direction[mode])
})

test.each(pairs)('$mode: $ink on $ground is at least $least:1', ({ mode, ink, ground, least }) => {
  expect(contrastOf(tokens[mode][ink] ?? '', tokens[mode][ground] ?? '')).toBeGreaterThanOrEqual(least)
})

test.each(MODES)(
  'S4 selected text, and a pressed call to action, in %s: ink on both brand greens',
  (mode) => {
    const ink = tokens[mode]['fill-ink'] ?? ''
    expect(contrastOf(ink, brand.DEFAULT)).toBeGreaterThanOrEqual(TEXT)
    expect(contrastOf(ink, brand.light)).toBeGreaterThanOrEqual(TEXT)
  },
)

test('S4 the brand colours are the two of the rule, and why the first is never text is still true', () => {
  expect(brand).toEqual({ DEFAULT: '#20a785', light: '#32E8BA' })
  expect(contrastOf(brand.DEFAULT, tokens.light.page ?? '')).toBeLessThan(3)
  expect(contrastOf('#ffffff', brand.DEFAULT)).toBeLessThan(4.5)
})

test('C4 the browser’s own bars have the colour of the page', () => {
  expect(THEME_COLORS).toEqual({ light: tokens.light.page, dark: tokens.dark.page })
})
