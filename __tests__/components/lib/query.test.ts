/** @jest-environment node */
import { SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { readProject, writeProject } from '@/components/lib/project-address'
import { type Choices, defaultFilters, readFilters, writeFilters } from '@/components/lib/query'

const types = ['Web', 'CLI App', 'Game']
const choices: Choices = { types, sorts: ['option1', 'option2', 'option3'] }
const defaults = defaultFilters(choices)

test('G11 what is written is read again, with and without the question mark', () => {
  for (const q of ['', 'a', '日本', '🙂', 'a&b=c#d?e', '%00', '+', '"<>', '\\'])
    for (const type of ['', ...types])
      for (const sort of choices.sorts) {
        const written = writeFilters('', { q, type, sort }, choices)
        expect(readFilters(written, choices)).toEqual({ q, type, sort })
        expect(readFilters(written.slice(1), choices)).toEqual({ q, type, sort })
      }
})

test('G11 defaults are left out of the address, and other parameters are left alone', () => {
  expect(writeFilters('?q=old&type=Web&sort=option2', defaults, choices)).toBe('')
  expect(writeFilters('?utm=x&q=old&q=older', { ...defaults, q: 'new' }, choices)).toBe('?utm=x&q=new')
})

test('G10 the first order of the owner is the default, and one that is not in the list is not to be had', () => {
  const owned: Choices = { types, sorts: ['option3', 'option2'] }
  for (const search of ['', '?sort=option1']) expect(readFilters(search, owned).sort).toBe('option3')
  expect(writeFilters('?sort=option2', { ...defaults, sort: 'option3' }, owned)).toBe('')
})

test.each([
  '',
  '?type=web&sort=Option1',
  '?type=Web,Game&sort=0',
  '?type=constructor&sort=length',
  '?q=%00%20&type=%&sort=%zz&project=%E0%A4%A',
  '?__proto__[polluted]=1&type=__proto__&sort=__proto__',
  '?q[]=a&&==&=&q=++',
])('G7 G11 "%s" is read as the defaults', (search) => {
  const { q, ...rest } = readFilters(search, choices)
  expect({ q: q.replace('\0', ''), ...rest }).toEqual(defaults)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('G8 a search of 100 kB is cut, and trimmed also where the cut falls on a space', () => {
  const long = 'x'.repeat(SEARCH_MAX_LENGTH)
  expect(readFilters(`?q=${long.repeat(1000)}`, choices).q).toBe(long)
  expect(readFilters(`?q=+${long.slice(1)}+yz`, choices).q).toBe(long.slice(1))
})

test('G6 the open project is read and written beside the filters, in any script', () => {
  expect(readProject('?type=Web')).toBeNull()
  expect(writeProject('?type=Web', 'alder')).toBe('?type=Web&project=alder')
  expect(writeProject('?project=alder&type=Web', null)).toBe('?type=Web')
  for (const slug of ['привет-мир', '日本-の-鉄道', 'a-1'])
    expect(readProject(writeProject('?project=alder', slug))).toBe(slug)
})
