import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { familiesFor } from '@/app/typst/font-families'
import { collectTexts } from '@/content/schema/texts'
import { typefaces } from '@/content/typefaces'
import { language } from '@/content/words'
import { runProgram } from '@/scripts/commands/program'
import { applyChanges } from '@/scripts/content-source/changes'
import { withValue } from '@/scripts/content-source/edit'
import type { WordsPlan } from '@/scripts/old-setup/words'

const FILE = 'content/typefaces.ts'
const INSTALL_MINUTES = 10

/** Prompts for consent; without prompts the owner has consented by `--yes`. */
type Agree = (message: string) => Promise<boolean>

/** Returns the families that the resume and the cards need for the letters of the content and the words, if the owner agrees (O6). */
export async function chooseFonts(content: unknown, words?: WordsPlan, agree?: Agree): Promise<string[]> {
  const source = words?.source ?? readFileSync(join('content', 'words.ts'), 'utf8')
  const texts = [...collectTexts(content).map(({ text }) => text), source]
  const families = missingFamilies(texts, words?.lang ?? language.lang)
  const packages = families.map((family) => `@expo-google-fonts/${family}`).join(', ')
  const question = `The resume and the cards need a font for your letters. Install ${packages}?`
  return families.length === 0 || (await agree?.(question)) === false ? [] : families
}

/** Returns the families of Google Fonts that the resume and the cards need for some texts and do not have yet (O6). */
export function missingFamilies(texts: readonly string[], lang: string): string[] {
  return familiesFor(texts, lang)
}

/** Installs families, and names them in `content/typefaces.ts`. If npm cannot install them, the file stays as it is. */
export function addFamilies(
  root: string,
  families: readonly string[],
  install: (packages: readonly string[]) => boolean = npmInstall,
): void {
  if (families.length === 0) return
  const packages = families.map((family) => `@expo-google-fonts/${family}`)
  console.log(
    `Installing ${packages.join(', ')} for letters that the other fonts of the resume and the cards lack.`,
  )
  if (!install(packages)) {
    throw new Error(
      `npm could not install ${packages.join(' and ')}, which the resume and the cards need for your letters. Check your connection, then run: npm run setup -- --fonts`,
    )
  }
  const after = { ...typefaces, more: [...(typefaces.more ?? []), ...families] }
  const source = withValue(readFileSync(`${root}/${FILE}`, 'utf8'), 'typefaces', typefaces, after)
  applyChanges(root, new Map([[FILE, source]]))
}

function npmInstall(packages: readonly string[]): boolean {
  const options = ['--save-dev', '--save-exact', '--no-audit', '--no-fund']
  return runProgram(['npm', 'install', ...options, ...packages], { minutes: INSTALL_MINUTES })
}
