import { z } from 'zod'
import { ContentError, describeFault, faultsOf } from './fault'

const family = z
  .string({ error: 'is missing. Write the name of a Google Fonts family in quotes, such as "inter".' })
  .regex(/^[a-z0-9-]+$/, {
    error: 'is not the name of a Google Fonts family. Write it as in its package, such as "geist-mono".',
  })

const fontFile = /^[\w. -]+\.(ttf|otf|woff)$/i

const typefacesSchema = z.strictObject({
  sans: family,
  mono: family,
  more: z
    .array(
      z
        .string({ error: 'is not a text. Write a family or a file in quotes.' })
        .transform((name) => name.replace(/^@expo-google-fonts\//, ''))
        .refine((name) => fontFile.test(name) || /^[a-z0-9-]+$/.test(name), {
          error:
            'is neither a Google Fonts family nor a font file. Write one such as "noto-sans-jp", or a .ttf, .otf or .woff file that lies in content/fonts.',
        }),
      { error: 'is missing. Write a list of families or files in square brackets, or [] for none.' },
    )
    .default([]),
  missingGlyphs: z
    .enum(['leave out', 'stop'], { error: `is not known. Write 'leave out' or 'stop'.` })
    .default('leave out'),
})

export type TypefacesInput = z.input<typeof typefacesSchema>
export type Typefaces = z.output<typeof typefacesSchema>

/** Whether an entry of `more` is a file of `content/fonts`; else it is a family. */
export function isFontFile(entry: string): boolean {
  return fontFile.test(entry)
}

/**
 * @param raw what `content/typefaces.ts` holds
 * @param exists tells whether a path seen from the top of the repository is there
 * @throws ContentError that lists every fault
 */
export function validateTypefaces(raw: unknown, exists: (path: string) => boolean): Typefaces {
  const fault = (path: readonly PropertyKey[], message: string) =>
    describeFault('content/typefaces.ts', raw, path, message)
  const result = typefacesSchema.safeParse(raw)
  if (!result.success) {
    throw new ContentError(faultsOf('content/typefaces.ts', raw, result.error.issues))
  }
  const { sans, mono, more } = result.data
  const missing = (path: readonly PropertyKey[], name: string): string[] =>
    exists(`node_modules/${name}`)
      ? []
      : [
          fault(
            path,
            `the package ${name} is not installed. Run npm install --save-dev --save-exact ${name}, or correct the name.`,
          ),
        ]
  const faults = [
    ...Object.entries({ sans, mono }).flatMap(([field, name]) =>
      ['@fontsource-variable', '@expo-google-fonts'].flatMap((scope) => missing([field], `${scope}/${name}`)),
    ),
    ...more.flatMap((entry, i) => {
      if (!isFontFile(entry)) return missing(['more', i], `@expo-google-fonts/${entry}`)
      if (exists(`content/fonts/${entry}`)) return []
      return [fault(['more', i], 'is not in content/fonts. Put the file there, or correct its name.')]
    }),
  ]
  if (faults.length > 0) throw new ContentError(faults)
  return result.data
}
