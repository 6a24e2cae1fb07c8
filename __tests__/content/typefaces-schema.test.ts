/** @jest-environment node */
import { basename } from 'node:path'
import { faceFiles, familyFiles } from '@/components/documents/font-files'
import { siteTypefaces } from '@/content/site-typefaces'
import { validateTypefaces } from '@/content/typefaces-schema'

const valid = { sans: 'bricolage-grotesque', mono: 'geist-mono' }

function faultsOf(raw: unknown, exists = (_: string) => true): string[] {
  try {
    validateTypefaces(raw, exists)
    return []
  } catch (error) {
    return Object(error).faults
  }
}

test('families and files for other letters may be named, and need not', () => {
  expect(validateTypefaces(valid, () => true)).toEqual({ ...valid, more: [], missingGlyphs: 'leave out' })
  const more = ['@fontsource/noto-sans-jp', 'noto-emoji', 'My Font-Bold.ttf']
  expect(validateTypefaces({ ...valid, more, missingGlyphs: 'stop' }, () => true)).toEqual({
    ...valid,
    more: ['noto-sans-jp', 'noto-emoji', 'My Font-Bold.ttf'],
    missingGlyphs: 'stop',
  })
})

test('O3 a fault is named with file, field, value, what is wrong and how to fix it', () => {
  expect(
    faultsOf({ ...valid, sans: 'Comic Sans', more: ['a.woff2'], missingGlyphs: 'warn', size: 3 }),
  ).toEqual([
    'content/typefaces.ts, field sans ("Comic Sans"): is not the name of a Fontsource family. Write it as in its package, such as "geist-mono".',
    'content/typefaces.ts, field more[1] ("a.woff2"): is neither a Fontsource family nor a font file. Write one such as "noto-sans-jp", or a .ttf, .otf or .woff file that lies in content/fonts.',
    `content/typefaces.ts, field missingGlyphs ("warn"): is not known. Write 'leave out' or 'stop'.`,
    'content/typefaces.ts, field size (3): is not a known field. Correct its spelling, or remove it.',
  ])
})

test('O3 a family that is not installed and a file that is not there are named', () => {
  const exists = (path: string) => path.includes('bricolage') || path.includes('geist')
  expect(faultsOf({ ...valid, more: ['noto-sans-jp', 'Mine.ttf'] }, exists)).toEqual([
    'content/typefaces.ts, field more[1] ("noto-sans-jp"): the package @fontsource/noto-sans-jp is not installed. Run npm install --save-dev --save-exact @fontsource/noto-sans-jp, or correct the name.',
    'content/typefaces.ts, field more[2] ("Mine.ttf"): is not in content/fonts. Put the file there, or correct its name.',
  ])
})

test('a face has the files of its family, then those that were named, then those of last resort', () => {
  const names = (files: string[]) => files.map((file) => file.split('/').at(-1))
  const { own, more, last } = faceFiles(
    { ...siteTypefaces, ...valid, more: ['dejavu-sans', 'Mine.ttf'] },
    'strong',
  )
  expect(names(own)).toEqual([
    'bricolage-grotesque-latin-600-normal.woff',
    'bricolage-grotesque-latin-ext-600-normal.woff',
    'bricolage-grotesque-vietnamese-600-normal.woff',
  ])
  expect(names(more)).toEqual(['dejavu-sans-latin-700-normal.woff', 'Mine.ttf'])
  expect(names(last)).toContain('geist-mono-latin-600-normal.woff')
})

test('of two weights that are equally near the heavier one is taken, in one file for each script', () => {
  expect(familyFiles('dejavu-sans', 550).map((file) => basename(file))).toEqual([
    'dejavu-sans-latin-700-normal.woff',
  ])
})
