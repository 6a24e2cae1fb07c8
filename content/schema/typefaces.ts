import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, toFaults } from '@/content/schema/errors'
import { fields, optionalList } from '@/content/schema/fields'

const familyName = /^[a-z0-9-]+$/

/** Returns whether an entry of `more` is a file in `content/fonts`, not a family. */
export function isFontFile(entry: string): boolean {
  return /^[\w. -]+\.(ttf|otf|woff)$/i.test(entry)
}

const fileExists = (...path: string[]) => existsSync(join(process.cwd(), ...path))

/** @param scopes npm scopes that must contain the family */
function reportMissing(family: string, scopes: readonly string[], context: z.RefinementCtx): void {
  const missing = scopes
    .map((scope) => `${scope}/${family}`)
    .filter((name) => !fileExists('node_modules', name))
    .join(' ')
  if (!missing) return
  const advice = `Run npm install --save-dev --save-exact ${missing}.`
  context.addIssue({ code: 'custom', message: `is not an installed typeface. ${advice}` })
}

const family = z
  .string({ error: 'is missing. Write the name of a Google Fonts family in quotes, such as "inter".' })
  .regex(familyName, {
    error: 'is not the name of a Google Fonts family. Write it as in its package, such as "noto-sans-jp".',
    abort: true,
  })
  .superRefine((name, context) =>
    reportMissing(name, ['@fontsource-variable', '@expo-google-fonts'], context),
  )

const EXAMPLES = 'Write one such as "noto-sans-jp", or a .ttf, .otf or .woff file in content/fonts.'

const familyOrFile = z
  .string({ error: 'is not text. Write a family or a file in quotes.' })
  .transform((name) => name.replace(/^@expo-google-fonts\//, ''))
  .refine((name) => isFontFile(name) || familyName.test(name), {
    error: `is neither a Google Fonts family nor a font file. ${EXAMPLES}`,
    abort: true,
  })
  .refine((name) => !isFontFile(name) || fileExists('content', 'fonts', name), {
    error: 'is not in content/fonts. Put the file there, or correct its name.',
  })
  .superRefine((name, context) => {
    if (!isFontFile(name)) reportMissing(name, ['@expo-google-fonts'], context)
  })

const typefacesSchema = fields({
  sans: family,
  mono: family,
  more: optionalList(familyOrFile),
})

export type TypefacesInput = z.input<typeof typefacesSchema>
export type Typefaces = z.output<typeof typefacesSchema>

/** Validates the typefaces. @throws ContentError with every fault */
export function validateTypefaces(raw: unknown): Typefaces {
  const { data, error } = typefacesSchema.safeParse(raw)
  if (data) return data
  const source = { file: 'content/typefaces.ts', name: 'typefaces', content: raw }
  throw new ContentError(toFaults(source, error.issues))
}
