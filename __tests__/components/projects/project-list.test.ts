import {
  defaultFilters,
  type Filters,
  listTechniques,
  listTypes,
  selectProjects,
} from '@/components/projects/project-list'

interface Given {
  title: string
  type?: string
  createdAt?: string
  stack?: string[]
}

/** Returns the titles of the projects that a filter shows, in order. */
function titlesOf(projects: readonly Given[], filters: Partial<Filters>): string[] {
  const listed = projects.map((project) => ({ stack: [], ...project }))
  return selectProjects(listed, { ...defaultFilters(['option1']), ...filters }).map(({ title }) => title)
}

test('types are sorted in the alphabet of the site’s language; equal ones keep their order [G10]', () => {
  const projects = ['Web', 'Übersicht', 'app', 'Web'].map((type, i) => ({ title: `${type} ${i}`, type }))
  expect(titlesOf(projects, { sort: 'option3' })).toEqual(['app 2', 'Übersicht 1', 'Web 0', 'Web 3'])
})

test.each([
  ['İstanbul', 'istanbul'],
  ['Straßenbahn', 'STRASSE'],
  ['ΆΝΕΜΟΣ', 'ανεμος'],
  ['Ёлка', 'елка'],
  ['Zürich', 'zu\u0308rich'],
  ['Ｃ＋＋', 'c++'],
])('"%s" is found by "%s" [G8]', (title, q) => {
  expect(titlesOf([{ title }], { q })).toEqual([title])
  expect(titlesOf([{ title }], { q: 'x' })).toEqual([])
})

test('vowel signs and voiced letters are not accents [G8]', () => {
  const projects = ['कि', 'か'].map((title) => ({ title }))
  for (const q of ['कु', 'が']) expect(titlesOf(projects, { q })).toEqual([])
})

const sparse: Given[] = [
  { title: 'Undated', type: 'Web' },
  { title: 'March', type: 'Game', createdAt: '2024-03', stack: ['Go'] },
  { title: 'Year alone', createdAt: '2024' },
  { title: 'Newest', type: 'CLI App', createdAt: '2025-01', stack: ['C++', 'Go', 'Go'] },
  { title: 'Undated too', type: 'Game', stack: ['Rust'] },
]

test('projects without a date come last in both date orders, in the owner’s order [G10]', () => {
  const newToOld = ['Newest', 'March', 'Year alone', 'Undated', 'Undated too']
  expect(titlesOf(sparse, { sort: 'option1' })).toEqual(newToOld)
  const oldToNew = ['Year alone', 'March', 'Newest', 'Undated', 'Undated too']
  expect(titlesOf(sparse, { sort: 'option2' })).toEqual(oldToNew)
})

test('a project without a type comes last by type and adds none to the filter [G9, G10]', () => {
  const byType = ['Newest', 'March', 'Undated too', 'Undated', 'Year alone']
  expect(titlesOf(sparse, { sort: 'option3' })).toEqual(byType)
  expect(listTypes(sparse)).toEqual(['Web', 'Game', 'CLI App'])
})

test('techniques are listed by the number of their projects, and each selects its projects [G15]', () => {
  const projects = sparse.map((project) => ({ stack: [], ...project }))
  expect(listTechniques(projects)).toEqual(['Go', 'C++', 'Rust'])
  expect(titlesOf(sparse, { tech: 'Go' })).toEqual(['Newest', 'March'])
  expect(titlesOf(sparse, { tech: 'Go', type: 'Game' })).toEqual(['March'])
})
