import { readFileSync } from 'node:fs'
import { familiesFor } from '@/app/documents/fonts'
import { collectTexts } from '@/content/schema/content'
import type { Words } from '@/content/schema/words'
import { typefaces } from '@/content/typefaces'
import { writeChanged } from '@/scripts/commands/files'
import { runProgram } from '@/scripts/commands/program'
import { OwnCodeError, withValue } from '@/scripts/content-source/edit'

const typefacesFile = 'content/typefaces.ts'

/**
 * Installs the fonts that the resume and the card need, and names them in `content/typefaces.ts`,
 * or prints what to write there.
 *
 * @throws if npm cannot install them. The file then stays as it is.
 */
export function installFonts(content: unknown, words: Words): void {
  const texts = collectTexts([content, { ...words }]).map(({ text }) => text)
  const families = familiesFor(texts, words.language.lang)
  if (families.length === 0) return
  const packages = families.map((family) => `@expo-google-fonts/${family}`)
  console.log(`Installing fonts for the letters of the resume and the card: ${packages.join(', ')}`)
  const options = ['--save-dev', '--save-exact', '--no-audit', '--no-fund']
  if (!runProgram(['npm', 'install', ...options, ...packages]))
    throw new Error('npm could not install them. Check your connection, then run: npm run setup -- --fonts')
  const { more = [] } = typefaces
  const after = { ...typefaces, more: [...more, ...families] }
  try {
    const source = withValue(readFileSync(typefacesFile, 'utf8'), 'typefaces', typefaces, after)
    writeChanged(typefacesFile, source)
  } catch (error) {
    if (!(error instanceof OwnCodeError)) throw error
    console.log(`${typefacesFile}: ${error.message}:\n\n${error.parts}`)
  }
}
