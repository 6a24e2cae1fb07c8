import type { Fault, Site } from '@/scripts/check/export/site'

/** Patterns that must not be in the export, each with its message. */
const leaks: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/[#@] ?sourceMappingURL=(?!data:)\S+/, 'refers to a source map'],
  [
    /(?:\/(?:home|Users|root)\/[\w.-]+\/|[A-Z]:\\\\?Users\\)[\w./\\-]*/,
    'contains a path of the build machine',
  ],
  [/file:\/\/\/\w[\w./-]*/, 'contains a path of the build machine'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'contains a private key'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'contains a possible cloud key'],
  [/\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{60,}/, 'contains a possible code-hosting token'],
  [/\bsk_(?:live|test)_\w{16,}|\bsk-[A-Za-z0-9_-]{32,}/, 'contains a possible secret key'],
  [/\bxox[abprs]-[\w-]{10,}/, 'contains a possible chat token'],
  [/\bAIza[\w-]{35}\b/, 'contains a possible API key'],
  [/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, 'contains a possible session token'],
]

const readable = /\.(html|txt|js|mjs|css|json|xml|svg|md|vcf|webmanifest)$/

/** Strings of zod, which only the content schema uses. */
const schemaMarks = /\bZodError\b|\$ZodType|invalid_union|"?~standard"?/

/**
 * Checks that the export contains no source map, no path of the build machine, no secret and no content schema.
 *
 * @param here the folder of this checkout
 */
export function checkLeaks(site: Site, here: string): Fault[] {
  return [...site.files].flatMap((file): Fault[] => {
    if (file.endsWith('.map')) return [{ file, fault: 'is a source map' }]
    if (!readable.test(file) && file !== '/_headers') return []
    const text = site.text(file)
    const faults = leaks.flatMap(([pattern, message]) => {
      const found = pattern.exec(text)?.[0]
      return found ? [{ file, fault: `${message}: ${found.slice(0, 60)}` }] : []
    })
    if (text.includes(here)) faults.push({ file, fault: `contains the path of this checkout: ${here}` })
    if (file.endsWith('.js') && schemaMarks.test(text)) {
      faults.push({ file, fault: 'contains the content schema (zod), which only the build needs' })
    }
    return faults
  })
}
