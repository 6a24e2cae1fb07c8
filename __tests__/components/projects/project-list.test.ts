import { listTypes, selectProjects } from '@/components/projects/project-list'

test('types are sorted in the alphabet of the site’s language; equal ones keep their order [G10]', () => {
  const projects = ['Web', 'Übersicht', 'app', 'Web'].map((type, i) => ({
    title: `Project ${i}`,
    type,
    createdAt: '2025-01',
  }))
  const sorted = selectProjects(projects, { q: '', type: '', sort: 'option3' })
  expect(sorted.map(({ title, type }) => `${type} ${title}`)).toEqual([
    'app Project 2',
    'Übersicht Project 1',
    'Web Project 0',
    'Web Project 3',
  ])
})

test.each([
  ['İstanbul', 'istanbul'],
  ['Straßenbahn', 'STRASSE'],
  ['ΆΝΕΜΟΣ', 'ανεμος'],
  ['Ёлка', 'елка'],
  ['Zürich', 'zu\u0308rich'],
  ['Ｃ＋＋', 'c++'],
])('"%s" is found by "%s" [G8]', (title, q) => {
  const find = (q: string) => selectProjects([{ title }], { q, type: '', sort: 'option1' })
  expect(find(q)).toHaveLength(1)
  expect(find('x')).toHaveLength(0)
})

test('vowel signs and voiced letters are not accents [G8]', () => {
  const titles = ['कि', 'か'].map((title) => ({ title }))
  for (const q of ['कु', 'が']) expect(selectProjects(titles, { q, type: '', sort: 'option1' })).toEqual([])
})

const sparse = [
  { title: 'Undated', type: 'Web' },
  { title: 'March', type: 'Game', createdAt: '2024-03' },
  { title: 'Year alone', createdAt: '2024' },
  { title: 'Newest', type: 'CLI App', createdAt: '2025-01' },
  { title: 'Undated too', type: 'Game' },
]
const order = (sort: 'option1' | 'option2' | 'option3') =>
  selectProjects(sparse, { q: '', type: '', sort }).map(({ title }) => title)

test('projects without a date come last in both date orders, in the owner’s order [G10]', () => {
  expect(order('option1')).toEqual(['Newest', 'March', 'Year alone', 'Undated', 'Undated too'])
  expect(order('option2')).toEqual(['Year alone', 'March', 'Newest', 'Undated', 'Undated too'])
})

test('a project without a type comes last by type and adds none to the filter [G9, G10]', () => {
  expect(order('option3')).toEqual(['Newest', 'March', 'Undated too', 'Undated', 'Year alone'])
  expect(listTypes(sparse)).toEqual(['Web', 'Game', 'CLI App'])
})
