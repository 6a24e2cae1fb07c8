/** @jest-environment node */
import { SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { readProject, writeProject } from '@/components/lib/project-address'
import { type Choices, defaultFilters, readFilters, writeFilters } from '@/components/lib/query'

const types = ['Web', 'CLI App', 'Game']
const choices: Choices = { types, sorts: ['option1', 'option2', 'option3'] }
const defaults = defaultFilters(choices)

test('G11 defaults are left out of the address, and other parameters are left alone', () => {
  expect(writeFilters('?q=old&type=Web&sort=option2', defaults, choices)).toBe('')
  expect(writeFilters('?utm=x&q=old&q=older', { ...defaults, q: 'new' }, choices)).toBe('?utm=x&q=new')
})

test('G10 the first order of the owner is the default, and one that is not in the list is not to be had', () => {
  const owned: Choices = { types, sorts: ['option3', 'option2'] }
  for (const search of ['', '?sort=option1']) expect(readFilters(search, owned).sort).toBe('option3')
  expect(writeFilters('?sort=option2', { ...defaults, sort: 'option3' }, owned)).toBe('')
})

test('G8 a search of 100 kB is cut, and trimmed also where the cut falls on a space', () => {
  const long = 'x'.repeat(SEARCH_MAX_LENGTH)
  expect(readFilters(`?q=${long.repeat(1000)}`, choices).q).toBe(long)
  expect(readFilters(`?q=+${long.slice(1)}+yz`, choices).q).toBe(long.slice(1))
})

test('G6 G11 texts of any script and sign are read as they were written', () => {
  for (const text of ['日本', '🙂', 'a&b=c#d?e', '%00', '+', '"<>', '\\']) {
    expect(readProject(writeProject('?project=alder', text))).toBe(text)
    const filters = { q: text, type: 'CLI App', sort: 'option3' } as const
    expect(readFilters(writeFilters('?utm=x', filters, choices), choices)).toEqual(filters)
  }
  expect(readProject('?type=Web')).toBeNull()
  expect(writeProject('?project=alder&type=Web', null)).toBe('?type=Web')
})

test.each(['web', '__proto__', 'constructor', 'length', '0', '%zz', ''])(
  'G11 the type and the order "%s" fall back to the defaults',
  (value) => expect(readFilters(`?type=${value}&sort=${value}`, choices)).toEqual(defaults),
)
