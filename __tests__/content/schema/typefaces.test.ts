import { basename } from 'node:path'
import { faultsIn } from '@/__tests__/support/faults'
import { faceFiles, familyFile, siteTypefaces } from '@/app/documents/font-files'
import { validateTypefaces } from '@/content/schema/typefaces'

const valid = { sans: 'bricolage-grotesque', mono: 'geist-mono' }

test('typefaces for other letters are optional [O6]', () => {
  expect(validateTypefaces(valid)).toEqual({ ...valid, more: [] })
  const more = ['@expo-google-fonts/geist-mono', 'bricolage-grotesque']
  expect(validateTypefaces({ ...valid, more })).toEqual({
    ...valid,
    more: ['geist-mono', 'bricolage-grotesque'],
  })
})

test('each fault is reported with file, field, value, problem and fix [O3]', () => {
  const more = ['a.woff2', 'noto-sans-runic', 'My Font-Bold.ttf', 'Noto Sans']
  const faults = faultsIn(() => validateTypefaces({ ...valid, sans: 'Comic Sans', more, size: 3 }))
  expect(faults).toEqual([
    'content/typefaces.ts, field sans ("Comic Sans"): is not the name of a Google Fonts family. Write it as in its package, such as "noto-sans-jp".',
    'content/typefaces.ts, field more[0] ("a.woff2"): is neither a Google Fonts family nor a font file. Write one such as "noto-sans-jp", or a .ttf, .otf or .woff file in content/fonts.',
    'content/typefaces.ts, field more[1] ("noto-sans-runic"): is not an installed typeface. Run npm install --save-dev --save-exact @expo-google-fonts/noto-sans-runic.',
    'content/typefaces.ts, field more[2] ("My Font-Bold.ttf"): is not in content/fonts. Put the file there, or correct its name.',
    'content/typefaces.ts, field more[3] ("Noto Sans"): is neither a Google Fonts family nor a font file. Write one such as "noto-sans-jp", or a .ttf, .otf or .woff file in content/fonts.',
    'content/typefaces.ts, field size (3): is not a known field. Remove it, or write one of: sans, mono, more.',
  ])
})

test('a face uses its family first, then the additional families, then the fallback font [O6]', () => {
  const typefaces = { ...siteTypefaces, ...valid, more: ['geist-mono', 'Mine.ttf'] }
  expect(faceFiles(typefaces, 'strong').map((file) => basename(file))).toEqual([
    'BricolageGrotesque_600SemiBold.ttf',
    'GeistMono_600SemiBold.ttf',
    'Mine.ttf',
    'dejavu-sans-latin-700-normal.woff',
  ])
})

test('a family provides its nearest upright weight, the heavier one of two equally near [O7]', () => {
  const weights = [350, 420, 950].map((weight) => basename(familyFile('geist-mono', weight)))
  expect(weights).toEqual(['GeistMono_400Regular.ttf', 'GeistMono_400Regular.ttf', 'GeistMono_900Black.ttf'])
})
