import { join } from 'node:path'

const fontPath = (name: string) => join(process.cwd(), 'node_modules', name)
const latin = fontPath('@expo-google-fonts/bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf')
const other = fontPath('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff')

const mockFiles = [latin]
jest.mock('@/app/documents/font-files', () => ({
  ...jest.requireActual('@/app/documents/font-files'),
  faceFiles: () => mockFiles,
}))

/** Loads the module again with the fonts that an owner named. */
async function withFonts<T>(
  more: string[],
  use: (fonts: typeof import('@/app/documents/fonts')) => T,
): Promise<T> {
  mockFiles.splice(1, mockFiles.length, ...more)
  let result: T | undefined
  await jest.isolateModulesAsync(async () => {
    result = use(await import('@/app/documents/fonts'))
  })
  return result as T
}

test('letters that no font has are missing until the owner names a font for them; emoji always are [O6]', async () => {
  const text = 'Ada Αθηνά 😀 1'
  expect(await withFonts([], ({ missingIn }) => missingIn(text))).toEqual([...'Αθηνά😀'])
  expect(await withFonts([other], ({ missingIn }) => missingIn(text))).toEqual(['😀'])
})

test('emoji and invisible characters are left out, with the gap they leave [O6]', async () => {
  const tidied = (text: string) => withFonts([], ({ tidy }) => tidy(text))
  expect(await tidied('a\u200Bb\u00ADc\u202E')).toBe('abc')
  expect(await tidied('Quick 🚀, careful 👩🏽‍💻.')).toBe('Quick, careful.')
  expect(await tidied('Zoe\u0301')).toBe('Zoé')
})

test('a file that is not a font is reported by its name [O3]', async () => {
  await expect(withFonts([fontPath('../package.json')], ({ missingIn }) => missingIn('漢'))).rejects.toThrow(
    'content/typefaces.ts: package.json cannot be read as a font.',
  )
})
