import { readdirSync, readFileSync } from 'node:fs'
import { plantedContent, rawContent } from '@/__tests__/support/content'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { makeMap } from '@/scripts/map/make'

// Jest cannot load HarfBuzz.
jest.mock('@/app/documents/text-width', () => ({
  measureBearings: async () => ({ start: 0.1, end: 0.2 }),
  measureEm: async (text: string) => text.length / 2,
  measureName: async (name: string) => name.length / 2,
}))

const path = temporaryFolder()
const stylesNow = () => readFileSync(path('map', 'map.css'), 'utf8')

test('the build writes four maps, the places of summits, labels and covers, and the width of the name [I3]', async () => {
  const [project] = rawContent.featuredProjects as { title: string }[]
  const bare = { ...project, title: 'Bare', logo: undefined, src: [] }
  await makeMap(plantedContent({ olderProjects: [bare] }), path('map'))
  const maps = ['slim-dark', 'slim-light', 'wide-dark', 'wide-light'].map((name) => `map-${name}.svg`)
  expect(readdirSync(path('map'))).toEqual([...maps, 'map.css'])
  const [wide = '', slim = ''] = stylesNow().split('@media')
  expect(wide).toContain(':root{--name-em:6.733;--name-start:0.1;--name-lines:1;--word-em:3.517;--words:2;')
  for (const styles of [wide, slim])
    for (const summit of [0, 1])
      expect(styles).toMatch(
        new RegExp(
          `\\[data-summit="${summit}"\\]{left:[\\d.]+%;top:[\\d.]+%;--label.*--label-display:(grid|none)}`,
        ),
      )
  expect(slim.match(/data-cover="[^"]*"/g)).toEqual(['data-cover="bare"'])
  expect(slim).toMatch(/data-cover="bare"\]{--x:[\d.]+%;--y:[\d.]+%;--size:[\d.]+cqi}/)
  expect(readFileSync(path('map', 'map-wide-dark.svg'), 'utf8')).toMatch(/^<svg .* viewBox="0 0 3200 1280">/)
})

test.each([
  ['Anneliese Fischer', 1, 8.5],
  ['Maria Fernanda Almeida', 2, 7],
  ['Wolfeschlegelsteinhausen', 1, 12],
])(
  'a name wider than nine em has two lines of the most equal widths: %s, %i [I1]',
  async (name, lines, em) => {
    await makeMap(plantedContent({ profile: { ...rawContent.profile, name } }), path('map'))
    const [, width, count] = stylesNow().match(/--name-em:(.*);--name-start:0.1;--name-lines:(.);/) ?? []
    expect(Number(count)).toBe(lines)
    // Without the space around the ink, and with a reserve.
    expect(Number(width)).toBeCloseTo((em - 0.3) * 1.005, 2)
  },
)
