/** @jest-environment node */
import { listedProjects, selectProjects, typesOf } from '@/components/lib/projects'
import { defaultFilters, type Filters } from '@/components/lib/query'
import { plantedProjects } from '../../support/projects'

const filters = defaultFilters({ sorts: ['option1'] })
const byDate = ['Amber Walk', 'Cedar Walk', 'Walnut Press', 'Birch']
const byType = ['Birch', 'Amber Walk', 'Walnut Press', 'Cedar Walk']

test.each<[Partial<Filters>, string[]]>([
  // Stable: two are of the same month, two of the same type.
  [{ sort: 'option1' }, byDate],
  [{ sort: 'option2' }, ['Birch', 'Walnut Press', 'Amber Walk', 'Cedar Walk']],
  [{ sort: 'option3' }, byType],
  [{ q: '  WALK ' }, ['Amber Walk', 'Cedar Walk']],
  [{ q: 'r w' }, ['Amber Walk', 'Cedar Walk']],
  [{ q: '   ' }, byDate],
  [{ q: '[' }, []],
  [{ q: 'description' }, []],
  [{ type: 'Web', q: 'walk' }, ['Cedar Walk']],
  [{ type: 'Mobile' }, []],
])('G8 G9 G10 the filters %j leave %j, and the list as it was', (given, titles) => {
  const before = [...plantedProjects]
  expect(selectProjects(plantedProjects, { ...filters, ...given }).map(({ title }) => title)).toEqual(titles)
  expect(plantedProjects).toEqual(before)
})

test('G9 G10 types stand in the order of their first appearance, projects in the first order of the owner', () => {
  expect(typesOf(plantedProjects)).toEqual(['Web', 'Game', 'Desktop'])
  const listed = listedProjects(plantedProjects, [{ value: 'option3' }, { value: 'option1' }])
  expect(listed.map(({ title }) => title)).toEqual(byType)
})
