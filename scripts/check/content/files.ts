import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ContentFault } from '@/content/schema/fault'
import { findNearestName } from '@/content/schema/similar'

/** Files that are not modules, with common misspellings. */
const known = [
  {
    file: 'icon.svg',
    looksLike: /^(fav)?icon\.(svg|png|jpe?g|webp|gif|ico)$/i,
    what: 'The icon of the site',
  },
  {
    file: 'resume.pdf',
    looksLike: /^(resume|résumé|cv|lebenslauf)\.(pdf|docx?|odt)$/i,
    what: 'Your own resume',
  },
]

/** Returns faults of the files in a content folder, but not of what they contain. */
export function findFileFaults(folder: string): ContentFault[] {
  return [...brokenLinks(folder), ...missingModules(folder), ...misspeltFiles(folder)]
}

function brokenLinks(folder: string): ContentFault[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => lstatSync(join(folder, name)).isSymbolicLink() && !existsSync(join(folder, name)))
    .map((name) => ({
      file: `content/${name.split(sep).join('/')}`,
      message: `is a link to ${readlinkSync(join(folder, name))}, which does not exist. Put the file there, or remove the link.`,
    }))
}

/** Finds missing modules. An owner without entries exports an empty list. */
function missingModules(folder: string): ContentFault[] {
  const names = readdirSync(folder)
  const index = join(folder, 'schema', 'raw.ts')
  if (!existsSync(index)) return []
  const imports = [...readFileSync(index, 'utf8').matchAll(/ from '@\/content\/([\w-]+)'/g)].map(
    ([, name]) => `${name}.ts`,
  )
  const required = [...imports, 'words.ts', 'typefaces.ts']
  const others = names.filter((name) => name.endsWith('.ts') && !required.includes(name))
  return required
    .filter((name) => !names.includes(name))
    .map((name) => {
      const similar = findNearestName(name, others, 0.7)
      const advice = similar
        ? `Rename content/${similar} to it.`
        : 'Restore it; if you have no entries, export an empty list.'
      return { file: `content/${name}`, message: `is missing. ${advice}` }
    })
}

/** Finds files that are not read because their names are misspelt. */
function misspeltFiles(folder: string): ContentFault[] {
  const files = readdirSync(folder)
  return known.flatMap(({ file, looksLike, what }) =>
    files.includes(file)
      ? []
      : files
          .filter((name) => looksLike.test(name.normalize('NFC')))
          .map((name) => ({
            file: `content/${name}`,
            message: `is not read. ${what} must be content/${file}: save it in that format, or remove the file.`,
          })),
  )
}
