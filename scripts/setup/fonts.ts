import { readFileSync } from 'node:fs'
import { familiesFor } from '../../app/typst/font-families'
import { missingIn } from '../../app/typst/fonts'
import { typefaces } from '../../content/typefaces'
import { runProgram } from '../commands/program'
import { applyChanges } from '../content-source/changes'
import { withValue } from '../content-source/edit'

const FILE = 'content/typefaces.ts'
const INSTALL_MINUTES = 10

/** Returns the families of Google Fonts that the resume and the cards need for some texts, beside those they have (O6). */
export function missingFamilies(texts: readonly string[], lang: string): string[] {
  const letters = [...new Set(texts.flatMap(missingIn))].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  const named = new Set(typefaces.more)
  return familiesFor(letters, texts.join(''), lang).filter((family) => !named.has(family))
}

/**
 * Installs families and names them in `content/typefaces.ts`.
 *
 * @param install returns whether npm installed the packages
 * @throws with what to do if npm cannot install them; `content/typefaces.ts` stays as it is
 */
export function addFamilies(
  root: string,
  families: readonly string[],
  install: (packages: readonly string[]) => boolean = npmInstall,
): void {
  const packages = families.map((family) => `@expo-google-fonts/${family}`)
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
