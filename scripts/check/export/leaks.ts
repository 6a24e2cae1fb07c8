import type { Fault, Site } from '@/scripts/check/export/site'

/** Patterns that must not be in the export, each with its message. */
const leaks: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/[#@] ?sourceMappingURL=(?!data:)\S+/, 'refers to a source map'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'contains a private key'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'contains a possible cloud key'],
  [/\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{60,}/, 'contains a possible code-hosting token'],
  [/\bsk_(?:live|test)_\w{16,}|\bsk-(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32,}/, 'contains a possible secret key'],
  [/\bxox[abprs]-[\w-]{10,}/, 'contains a possible chat token'],
  [/\bAIza[\w-]{35}\b/, 'contains a possible API key'],
  [/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, 'contains a possible session token'],
]

const readable = /\.(html|txt|js|mjs|css|json|xml|svg|md|vcf|webmanifest)$/

/** Strings of zod, which only the content schema uses. */
const schemaMarks = /\bZodError\b|\$ZodType|invalid_union|"?~standard"?/

/**
 * Matches a path in one of the checkout's folders. The owner's texts and links may contain any other path, even that of a checkout in
 * `/app`.
 */
function matchPathsBelow(checkout: string): RegExp {
  const folder = checkout.split(/[\\/]/).map((name) => name.replace(/\W/g, '\\$&'))
  return RegExp(
    `(?<![\\w.-])${folder.join('[\\\\/]+')}[\\\\/]+(?:app|components|content|scripts|node_modules|\\.next)\\b`,
  )
}

/**
 * Checks that the export contains no source map, no path of this checkout, no secret and no content schema.
 *
 * @param here the folder of this checkout
 */
export function checkLeaks(site: Site, here: string): Fault[] {
  const patterns = [...leaks, [matchPathsBelow(here), 'contains a path of the build machine'] as const]
  return [...site.files].flatMap((file): Fault[] => {
    if (file.endsWith('.map')) return [{ file, fault: 'is a source map' }]
    if (!readable.test(file) && file !== '/_headers') return []
    const text = site.text(file)
    const faults = patterns.flatMap(([pattern, message]) => {
      const found = pattern.exec(text)?.[0]
      return found ? [{ file, fault: `${message}: ${found.slice(0, 60)}` }] : []
    })
    if (file.endsWith('.js') && schemaMarks.test(text)) {
      faults.push({ file, fault: 'contains the content schema (zod), which only the build needs' })
    }
    return faults
  })
}
