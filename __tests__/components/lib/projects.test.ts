/** @jest-environment node */
import { listedProjects, selectProjects, typesOf } from '@/components/lib/projects'
import { defaultFilters, type Filters } from '@/components/lib/query'
import { plantedProjects } from '../../support/projects'

const unfiltered = defaultFilters({ sorts: ['option1'] })
const titles = (filters: Partial<Filters>) =>
  selectProjects(plantedProjects, { ...unfiltered, ...filters }).map(({ title }) => title)

test('G9 types stand in the order of their first appearance, each once', () => {
  expect(typesOf(plantedProjects)).toEqual(['Web', 'Game', 'Desktop'])
  expect(typesOf([])).toEqual([])
})

test('G10 option1 is new to old, and keeps the order of the same month', () => {
  expect(titles({ sort: 'option1' })).toEqual(['Amber Walk', 'Cedar Walk', 'Walnut Press', 'Birch'])
})

test('G10 option2 is old to new, and keeps the order of the same month', () => {
  expect(titles({ sort: 'option2' })).toEqual(['Birch', 'Walnut Press', 'Amber Walk', 'Cedar Walk'])
})

test('G10 option3 is by type text, and keeps the order of the same type', () => {
  expect(titles({ sort: 'option3' })).toEqual(['Birch', 'Amber Walk', 'Walnut Press', 'Cedar Walk'])
})

test.each([
  ['walk', ['Amber Walk', 'Cedar Walk']],
  ['  WALK ', ['Amber Walk', 'Cedar Walk']],
  ['al', ['Amber Walk', 'Cedar Walk', 'Walnut Press']],
  ['r w', ['Amber Walk', 'Cedar Walk']],
  ['', ['Amber Walk', 'Cedar Walk', 'Walnut Press', 'Birch']],
  ['   ', ['Amber Walk', 'Cedar Walk', 'Walnut Press', 'Birch']],
  ['.*', []],
  ['[', []],
  ['description', []],
])('G8 the search "%s" finds %j', (q, found) => {
  expect(titles({ q })).toEqual(found)
})

test('G9 a type shows its projects alone, together with the search', () => {
  expect(titles({ type: 'Web' })).toEqual(['Cedar Walk', 'Walnut Press'])
  expect(titles({ type: 'Web', q: 'walk' })).toEqual(['Cedar Walk'])
  expect(titles({ type: 'Mobile' })).toEqual([])
})

test('G10 before anything is chosen they stand in the first order of the owner', () => {
  const listed = listedProjects(plantedProjects, [{ value: 'option3' }, { value: 'option1' }])
  expect(listed.map(({ title }) => title)).toEqual(titles({ sort: 'option3' }))
})

test('the list given is left alone', () => {
  const before = [...plantedProjects]
  titles({ sort: 'option2' })
  expect(plantedProjects).toEqual(before)
})
