import { parseArgs } from 'node:util'

export const MODES = ['dark', 'light'] as const
export type Mode = (typeof MODES)[number]

/** The widths to take pictures at, in CSS pixels, and the height of a usual screen of each. */
const SCREENS = new Map([
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1200, 800],
  [1440, 900],
  [1920, 1080],
])
export const WIDTHS = [...SCREENS.keys()]

/** Which pictures to take. */
export interface Wanted {
  states: readonly string[]
  widths: readonly number[]
  modes: readonly Mode[]
  /** Pixels of the picture to one CSS pixel. */
  scale: number
  /** Folder for small copies, such as those of the README. */
  webp?: string
}

/** The height of a usual screen of this width, both in CSS pixels. */
export function heightOf(width: number): number {
  return SCREENS.get(width) ?? (width < 768 ? 844 : Math.round((width * 9) / 16))
}

/**
 * Reads `--only STATE`, `--width N`, `--mode dark|light` (each as often as wanted, all by default) `--scale N` and
 * `--webp FOLDER`.
 *
 * @param argv what stands after the command
 * @param states the names that `--only` may give
 * @throws when a flag or its value is unknown, with what there is
 */
export function readOptions(argv: readonly string[], states: readonly string[]): Wanted {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true },
      mode: { type: 'string', multiple: true },
      scale: { type: 'string' },
      webp: { type: 'string' },
    },
  })
  const unknown = values.only?.find((name) => !states.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no state "${unknown}". There are: ${states.join(', ')}.`)
  return {
    states: values.only ?? states,
    widths: values.width?.map((text) => numberIn(text, '--width', 320, 4000)) ?? WIDTHS,
    modes: values.mode?.map(modeOf) ?? MODES,
    scale: values.scale === undefined ? 1 : numberIn(values.scale, '--scale', 1, 3),
    ...(values.webp && { webp: values.webp }),
  }
}

function modeOf(text: string): Mode {
  const mode = MODES.find((each) => each === text)
  if (!mode) throw new Error(`--mode is "${text}"; it is ${MODES.join(' or ')}.`)
  return mode
}

function numberIn(text: string, flag: string, least: number, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new Error(`${flag} is "${text}"; it is a whole number from ${least} to ${most}.`)
}
