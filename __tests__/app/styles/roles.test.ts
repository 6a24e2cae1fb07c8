/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { theme } from '@/content/theme'
import { filesBelow } from '../../../scripts/files'

interface Line {
  /** File and number, for the message. */
  at: string
  text: string
}

const sources = ['app', 'components'].flatMap((folder) =>
  filesBelow(join(process.cwd(), folder)).map((file) => `${folder}/${file}`),
)
/** Documents that are no screens: the resume and the cards, drawn by libraries that know no CSS. */
const isScreen = (file: string) => !/^components\/documents\/|\/route\.ts$/.test(file)

/** The lines of the files that a pattern matches. */
function linesWith(pattern: RegExp, files: readonly string[]): Line[] {
  return files.flatMap((file) =>
    readFileSync(join(process.cwd(), file), 'utf8')
      .split('\n')
      .flatMap((text, i) => (pattern.test(text) ? [{ at: `${file}:${i + 1}`, text: text.trim() }] : [])),
  )
}

const components = sources.filter((file) => /\.tsx?$/.test(file) && isScreen(file))
const styles = sources.filter((file) => file.endsWith('.css'))

test('there are sources to look at', () => {
  expect(components.length).toBeGreaterThan(20)
  expect(styles.length).toBeGreaterThan(5)
})

test('S4 O7 the brand colours stand in content/theme.ts alone', () => {
  const { brand, brandLight } = theme
  const values = new RegExp([brand, ...(brandLight ? [brandLight] : [])].join('|'), 'i')
  const files = [...sources.filter((file) => !file.endsWith('.png')), 'tailwind.config.ts']
  expect(linesWith(values, files)).toEqual([])
})

test('the brand green as a fill is never the colour of text: 2.9:1 on a light ground', () => {
  expect(linesWith(/\btext-(?:fill|brand)(?![\w-])/, components)).toEqual([])
  expect(linesWith(/(?<![\w-])color: (?:var\(--fill\)|theme\("colors\.brand)/, styles)).toEqual([])
})

test('components name roles, never values or pairs of the modes', () => {
  // The inks of last resort, black and white, stand where the roles are computed.
  const others = components.filter((file) => file !== 'components/lib/palette.ts')
  expect(linesWith(/(?<![&\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i, others)).toEqual([])
  expect(linesWith(/\bdark:[\w[-]/, components)).toEqual([])
})

test('stylesheets take colours from the roles', () => {
  const others = styles.filter((file) => !/\/print\.css$/.test(file))
  // In a mask black is no colour but "all of it".
  const values = linesWith(/#[\da-f]{3,8}\b/i, others).filter(
    ({ text }) => !/linear-gradient\(#000 |^--fade:/.test(text.trim()),
  )
  expect(values).toEqual([])
})
