import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { Font } from 'opentype.js'
import sharp from 'sharp'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { createOutlineMark, getInitial, makeIcons, neutralMark } from '@/scripts/icons/make'
import tailwind from '@/tailwind.config'

const path = temporaryFolder()

/** Makes the icons of a name or of a written icon, and returns them by file name. */
async function iconsOf(name: string): Promise<Map<string, Buffer>> {
  await makeIcons(name, { to: path('public'), own: path('icon.svg') })
  const icons = new Map<string, Buffer>()
  for (const file of await readdir(path('public'))) icons.set(file, await readFile(path('public', file)))
  return icons
}

test.each([
  ['E\u0301lodie', 'É'],
  ['ßeta', 'S'],
  ['🎉 Party', 'P'],
  ['🎉', ''],
])('the initial of "%s" is "%s" [O1]', (name, initial) => {
  expect(getInitial(name)).toBe(initial)
})

test.each(['W', 'Ế', 'Я'])('"%s" is drawn within its square [O1]', (initial) => {
  const mark = createOutlineMark(initial)
  expect(mark?.letter).toContain('<path')
  const points = mark?.summit.match(/[\d.]+/g)?.map(Number) ?? []
  expect(points.length).toBe(6)
  expect(Math.max(...points)).toBeLessThanOrEqual((mark?.size ?? 0) + 0.1)
  expect(Math.min(...points)).toBeGreaterThanOrEqual(0)
})

test('an initial is drawn although opentype.js cannot read the substitutions of its font [O1]', () => {
  // As in Noto Sans Arabic.
  jest.spyOn(Font.prototype, 'stringToGlyphs').mockImplementation(() => {
    throw new Error('lookupType: 5 - substFormat: 3 is not yet supported')
  })
  expect(createOutlineMark('A')).not.toBeNull()
  jest.restoreAllMocks()
})

test('a name without a letter that the fonts have gets a sign [O1]', async () => {
  expect(String((await iconsOf('王小明')).get('icon.svg'))).toContain(neutralMark.letter)
})

test('the initial is in the owner’s typeface [O7]', async () => {
  const typefaces = { sans: 'geist-mono', mono: 'geist-mono', more: [] }
  jest.resetModules().doMock('@/content/typefaces', () => ({ typefaces }))
  const other = await import('@/scripts/icons/make')
  expect(other.createOutlineMark('P')?.letter).not.toBe(createOutlineMark('P')?.letter)
})

test('icons show the owner’s initial in the brand colour, in both modes and in the sizes of head and manifest [O7]', async () => {
  const icons = await iconsOf('Planted')
  const drawing = String(icons.get('icon.svg'))
  expect(drawing).toContain(createOutlineMark('P')?.letter)
  expect(drawing).toContain('prefers-color-scheme:dark')
  for (const colour of Object.values(tailwind.theme.colors.brand)) expect(drawing).toContain(colour)
  const sizes = {
    'apple-touch-icon.png': 180,
    'icon-192.png': 192,
    'icon-512.png': 512,
    'icon-maskable-512.png': 512,
  }
  const files = [...Object.keys(sizes), 'favicon.ico', 'icon.svg'].toSorted()
  expect([...icons.keys()].toSorted()).toEqual(files)
  // Git ignores only these, so an owner's picture in public/ is committed.
  const ignored = readFileSync('.gitignore', 'utf8').match(/^\/public\/.*$/gm)
  expect(ignored?.toSorted()).toEqual(files.map((file) => `/public/${file}`))
  for (const [file, size] of Object.entries(sizes)) {
    const drawn = { format: 'png', width: size, height: size }
    expect(await sharp(icons.get(file)).metadata()).toMatchObject(drawn)
  }
  const ico = icons.get('favicon.ico') ?? Buffer.alloc(22)
  const [length, at] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(at + length).toBe(ico.length)
  expect(await sharp(ico.subarray(at)).metadata()).toMatchObject({ width: 32, height: 32 })
  // Opaque, because some systems round the corners or fill transparent areas.
  for (const file of ['apple-touch-icon.png', 'icon-maskable-512.png']) {
    expect((await sharp(icons.get(file)).stats()).isOpaque).toBe(true)
  }
})

test('the owner’s icon replaces the initial, and a broken one is reported [O3]', async () => {
  const own =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#ff0000"/></svg>'
  await writeFile(path('icon.svg'), own)
  const icons = await iconsOf('Planted')
  expect(String(icons.get('icon.svg'))).toBe(own)
  const pixel = { left: 256, top: 256, width: 1, height: 1 }
  const middle = sharp(icons.get('icon-maskable-512.png')).extract(pixel)
  expect([...(await middle.removeAlpha().raw().toBuffer())]).toEqual([255, 0, 0])

  await writeFile(path('icon.svg'), 'no drawing')
  await expect(iconsOf('Planted')).rejects.toThrow(
    /content\/icon\.svg: cannot be read as a picture \(.+\)\. Save it again as/,
  )
})
