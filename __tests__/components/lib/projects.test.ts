/** @jest-environment node */
import { selectProjects, typesOf } from '@/components/lib/projects'
import { defaultFilters, sortValues } from '@/components/lib/query'
import { plantedProjects } from '../../support/projects'

const titles = (filters: Partial<typeof defaultFilters>) =>
  selectProjects(plantedProjects, { ...defaultFilters, ...filters }).map(({ title }) => title)

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

test('the list given is left alone', () => {
  const before = [...plantedProjects]
  for (const sort of sortValues) selectProjects(plantedProjects, { ...defaultFilters, sort })
  expect(plantedProjects).toEqual(before)
})

test('a search of 100 kB over a thousand projects only finds nothing', () => {
  const many = Array.from({ length: 1000 }, () => plantedProjects).flat()
  expect(selectProjects(many, { ...defaultFilters, q: 'a'.repeat(100_000) })).toEqual([])
})
