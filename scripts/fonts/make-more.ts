import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { parse } from 'opentype.js'
import type { Typefaces } from '../../content/typefaces-schema'
import { writeChanged } from '../files'
import { cutFont } from './make'
import { fontSources, type MoreSource, moreSources } from './sources'

/** The stylesheet that names them; `app/globals.css` takes it in. */
const MORE_STYLES = 'more.css'

/**
 * Makes fonts for letters of the content that the two typefaces lack: files of the same families for other scripts, then
 * those that the owner named. A browser fetches one where a page has a letter of it, and only then.
 *
 * @param text all that the content says
 * @param to folder for the files and their stylesheet
 * @param cache folder kept between builds
 * @returns how many files there are
 */
export async function makeMoreFonts(
  text: string,
  typefaces: Typefaces,
  to: string,
  cache: string,
): Promise<number> {
  await mkdir(to, { recursive: true })
  const stale = new Set((await readdir(to)).filter((name) => name.startsWith('more-')))
  const said = new Set([...text.normalize('NFC')].filter((letter) => /[^\p{C}\p{Z}]/u.test(letter)))
  const rules: string[] = []
  for (const { name, file } of fontSources(typefaces)) {
    const role = name === 'sans.woff2' ? 'sans' : 'mono'
    const lacking = new Set(said)
    for (const letter of await lettersIn(file, lacking)) lacking.delete(letter)
    for (const [step, sources] of moreSources(typefaces, role).entries()) {
      if (lacking.size === 0) break
      const letters = await lettersIn(sources[0]?.file ?? '', lacking)
      if (letters.length === 0) continue
      for (const letter of letters) lacking.delete(letter)
      for (const [i, source] of sources.entries()) {
        const cut = `more-${role}-${step}-${i}.woff2`
        stale.delete(cut)
        await writeChanged(join(to, cut), await cutFont(source, letters.join(''), cache))
        rules.push(rule(role, cut, source, letters))
      }
    }
  }
  await writeChanged(join(to, MORE_STYLES), rules.join(''))
  await Promise.all([...stale].map((name) => rm(join(to, name))))
  return rules.length
}

/** The letters of a set that a font has. */
async function lettersIn(file: string, letters: ReadonlySet<string>): Promise<string[]> {
  const font = parse(new Uint8Array(await convert(await readFile(file), 'sfnt')).buffer)
  return [...letters].filter((letter) => font.charToGlyphIndex(letter) > 0).sort()
}

function rule(role: string, file: string, { weight }: MoreSource, letters: readonly string[]): string {
  const range = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`).join(', ')
  return `@font-face {
  font-family: "More ${role}";
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range};
}
`
}
