import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { parse } from 'opentype.js'
import subsetFont from 'subset-font'
import { readCached } from '@/app/pictures/cached'
import { familyFile } from '@/app/typst/font-files'
import { isFontFile, type Typefaces } from '@/content/schema/typefaces'
import { writeChanged } from '@/scripts/commands/files'

/** Korean has spaces between words, and its lines break there. Browsers would break them between any two syllables. */
const KOREAN_LINES = ':lang(ko) { word-break: keep-all }\n'

/**
 * Makes the fonts of the site. Subsets both typefaces to the weights of the styles and the characters of the pages. Letters of the content
 * that a typeface lacks get additional fonts, from the family's files for other scripts, then from the owner's list. A browser fetches one
 * of these only for a page with its letters. The same text gives the same bytes. Also writes the rules of scripts that need their own.
 *
 * @param texts all text of the site, and the text of the content
 * @param to folder for the files, and for `more.css`, which `app/globals.css` imports
 * @param cache folder kept between builds
 * @returns bytes of the two typefaces, and the number of additional files
 */
export async function makeFonts(
  { siteText, contentText }: { siteText: string; contentText: string },
  typefaces: Typefaces,
  to: string,
  cache: string,
): Promise<{ bytes: number; more: number }> {
  await mkdir(to, { recursive: true })
  const stale = new Set((await readdir(to)).filter((name) => name.startsWith('more-')))
  const letters = new Set([...contentText.normalize('NFC')].filter((letter) => /[^\p{C}\p{Z}]/u.test(letter)))
  const rules: string[] = []
  const files = new Map<string, string>()
  let bytes = 0
  for (const role of Object.keys(roles) as Role[]) {
    const main = mainSource(typefaces, role)
    const font = await makeSubset(main, listCharacters(siteText), cache)
    writeChanged(join(to, `${role}.woff2`), font)
    bytes += font.length

    const lacking = new Set(letters)
    for (const letter of await lettersIn(main, lacking)) lacking.delete(letter)
    for (const [step, sources] of moreSources(typefaces, role).entries()) {
      const found = lacking.size > 0 ? await lettersIn(sources[0], lacking) : []
      if (found.length === 0) continue
      for (const letter of found) lacking.delete(letter)
      for (const [i, source] of sources.entries()) {
        const font = await makeSubset(source, found.join(''), cache)
        const key = font.toString('base64')
        // Both typefaces may lack the same letters, so visitors load one file for both.
        const name = files.get(key) ?? `more-${role}-${step}-${i}.woff2`
        files.set(key, name)
        stale.delete(name)
        writeChanged(join(to, name), font)
        rules.push(rule(role, name, source, found))
      }
    }
  }
  if (/\p{scx=Hangul}/u.test(contentText)) rules.push(KOREAN_LINES)
  writeChanged(join(to, 'more.css'), rules.join(''))
  await Promise.all([...stale].map((name) => rm(join(to, name))))
  return { bytes, more: files.size }
}

/** Subsets a font to these letters and the weights of the styles. */
async function makeSubset({ file, weights }: FontSource, letters: string, cache: string): Promise<Buffer> {
  const source = await readFile(file)
  const options = {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: weights } }),
    keepFeatures: FEATURES,
    noHinting: true,
  } as const
  const hash = createHash('sha256')
    .update(JSON.stringify([letters, options]))
    .update(source)
    .digest('hex')
  return readCached(cache, `${hash}.woff2`, () => subsetFont(source, letters, options))
}

/** OpenType features of scripts whose letters join. */
const joined =
  'init medi fina isol rclt akhn half pres abvs blws psts haln nukt rphf blwf pstf vatu cjct abvm blwm dist curs'

/** Features that the pages use: kerning, accents, ligatures, and digits of equal width for dates. */
const FEATURES = `kern mark mkmk ccmp locl liga rlig calt tnum ${joined}`.split(' ')

/** Printable ASCII, which visitors type into the search box. */
const typed = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i))

/** Returns the characters to keep in a font. */
function listCharacters(text: string): string {
  return [...new Set([...typed, ...text.normalize('NFC')])].sort().join('')
}

/** Returns the letters of a set that a font has. */
async function lettersIn(source: FontSource | undefined, letters: ReadonlySet<string>): Promise<string[]> {
  if (!source) return []
  const font = parse(new Uint8Array(await convert(await readFile(source.file), 'sfnt')).buffer)
  return [...letters].filter((letter) => font.charToGlyphIndex(letter) > 0).sort()
}

function rule(role: Role, file: string, { weight }: FontSource, letters: readonly string[]): string {
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

interface FontSource {
  file: string
  /** The weights of a variable font to keep. */
  weights?: number | { min: number; max: number }
  /** The weight in CSS. */
  weight: string
}

/** The site's two typefaces, with the weights that the styles use. */
const roles = {
  sans: { weights: { min: 400, max: 700 }, weight: '400 700' },
  mono: { weights: 400, weight: '400' },
} as const
type Role = keyof typeof roles

/** Returns the main file of a typeface, a variable font. */
function mainSource(typefaces: Typefaces, role: Role): FontSource {
  return { file: variableFile(typefaces[role], 'latin'), ...roles[role] }
}

/** Returns fonts for letters that the main file lacks, in groups of one family, the preferred first. The fonts of a group differ in weight. */
function moreSources(typefaces: Typefaces, role: Role): FontSource[][] {
  const family = typefaces[role]
  const scripts = readdirSync(join(variableFile(family, 'latin'), '..')).flatMap((file) => {
    const script = /^(.*)-wght-normal\.woff2$/.exec(file.slice(family.length + 1))?.[1]
    return script && script !== 'latin' ? [script] : []
  })
  return [
    ...scripts.sort().map((script) => [{ file: variableFile(family, script), ...roles[role] }]),
    ...typefaces.more.map(namedSources),
  ]
}

function variableFile(family: string, script: string): string {
  const folder = join(process.cwd(), 'node_modules', '@fontsource-variable', family, 'files')
  return join(folder, `${family}-${script}-wght-normal.woff2`)
}

/** Returns the owner's font file, or the plain and bold files of a family. */
function namedSources(entry: string): FontSource[] {
  const [plain, bold] = isFontFile(entry)
    ? [join(process.cwd(), 'content', 'fonts', entry)]
    : [familyFile(entry, 400), familyFile(entry, 700)]
  if (!bold || plain === bold) return [{ file: plain, weight: '400 700' }]
  return [
    { file: plain, weight: '400' },
    { file: bold, weight: '600 700' },
  ]
}
