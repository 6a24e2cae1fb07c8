import { type Choices, readFilters, writeFilters } from '@/components/lib/filters'
import { listTypes, selectProjects } from '@/components/lib/projects'
import { readProject, writeProject } from '@/components/lib/query'

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
  ['IŞIK', 'ışık'],
  ['Straßenbahn', 'STRASSE'],
  ['ΆΝΕΜΟΣ', 'ανεμος'],
  ['Ёлка', 'елка'],
  ['Nguyễn', 'nguyen'],
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

const choices: Choices = { types: ['Web', 'CLI App'], sorts: ['option2', 'option3'] }
const defaults = { q: '', type: '', sort: 'option2' } as const

test('any text is read from the address as it was written [G6, G11]', () => {
  for (const text of ['日本', '🙂', 'a&b=c#d?e', '%00', '+', '"<>', '\\']) {
    expect(readProject(writeProject('?project=alder', text))).toBe(text)
    const filters = { q: text, type: 'CLI App', sort: 'option3' } as const
    expect(readFilters(writeFilters('?utm=x', filters, choices), choices)).toEqual(filters)
  }
})

test('other parameters are kept, repeated ones are written once, defaults are left out [G6, G11]', () => {
  expect(writeFilters('?utm=x&q=old&q=older', { ...defaults, q: ' new ' }, choices)).toBe('?utm=x&q=new')
  expect(writeFilters('?q=old&type=Web&sort=option3', defaults, choices)).toBe('')
  expect(writeProject('?project=alder&type=Web', null)).toBe('?type=Web')
})

test.each(['web', 'constructor', 'option1', '0', '%zz', ''])(
  'the unknown type and order "%s" fall back to the defaults [G10, G11]',
  (value) => expect(readFilters(`?type=${value}&sort=${value}`, choices)).toEqual(defaults),
)
