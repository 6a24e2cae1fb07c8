/** @jest-environment node */
import { join } from 'node:path'
import { breakLines } from '@/components/documents/text-lines'

const file = (name: string) => join(process.cwd(), 'node_modules', '@fontsource', name)
const latin = file('bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff')
const other = file('dejavu-sans/files/dejavu-sans-latin-400-normal.woff')

const mockFiles = { own: [latin], more: [] as string[], last: [] }
jest.mock('@/components/documents/font-files', () => ({ faceFiles: () => mockFiles }))

const style = { face: 'text', size: 10, leading: 14, color: '#000' } as const
const set = (text: string) =>
  breakLines([{ text, source: 'a test', style }], 1000)
    .flat()
    .flatMap(({ runs }) => runs.map((run) => run.text))
    .join('')

test('O6 letters of a script that no font has are left out; of one that the owner named they are shown', async () => {
  expect(set('Ada Αθηνά 😀 1')).toBe('Ada 1')
  mockFiles.more = [other]
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('@/components/documents/text-lines')
    const [line] = fresh.breakLines([{ text: 'Ada Αθηνά 😀 1', source: 'a test', style }], 1000)
    expect(line?.flatMap(({ runs }) => runs.map((run) => run.text)).join('')).toBe('Ada Αθηνά 😀 1')
  })
})

test('a file that is no font is named, with what to do', async () => {
  mockFiles.more = [join(process.cwd(), 'package.json')]
  await jest.isolateModulesAsync(async () => {
    const { missingIn } = await import('@/components/documents/fonts')
    expect(() => missingIn('漢')).toThrow('content/typefaces.ts: package.json cannot be read as a font (')
  })
})
