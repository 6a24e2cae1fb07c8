import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type FontSource, fontSources } from './plan'

/**
 * Makes the fonts of the site: of each voice the weights it speaks in and the characters it may have to say. The same
 * text gives the same bytes.
 *
 * @param text all that the site says, in any order
 * @param to folder for the files, one a voice
 * @returns bytes of all files together
 */
export async function makeFonts(text: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true })
  const sizes = await Promise.all(
    fontSources.map(async (source) => {
      const bytes = await subset(source, text)
      await writeFile(join(to, source.name), bytes)
      return bytes.length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function subset({ file, weights }: FontSource, text: string): Promise<Buffer> {
  return subsetFont(await readFile(file), charactersFor(text), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    noHinting: true,
  })
}

/** What the pages use: spacing, marks, ligatures, and figures of one width for dates. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'rlig', 'calt', 'tnum']

/** What a keyboard writes, whatever the content says: visitors search with it. */
const typed = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i))

/** The characters a font is asked for; it leaves out those it does not have, and the browser's own stand in. */
export function charactersFor(text: string): string {
  return [...new Set([...typed, ...text.normalize('NFC')])].sort().join('')
}
