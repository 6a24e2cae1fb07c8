/** @jest-environment node */
import { SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { readProject, writeProject } from '@/components/lib/project-address'
import { type Choices, defaultFilters, readFilters, writeFilters } from '@/components/lib/query'

const types = ['Web', 'CLI App', 'Game']
const choices: Choices = { types, sorts: ['option1', 'option2', 'option3'] }

test('G7 an empty address means: no search, all types, new to old', () => {
  expect(readFilters('', choices)).toEqual({ q: '', type: '', sort: 'option1' })
})

test('G11 search, type and sort are read, with and without the question mark', () => {
  const filters = { q: 'two words', type: 'CLI App', sort: 'option3' }
  expect(readFilters('?q=two+words&type=CLI%20App&sort=option3', choices)).toEqual(filters)
  expect(readFilters('q=two+words&type=CLI%20App&sort=option3', choices)).toEqual(filters)
})

test('G11 what is written is read again', () => {
  for (const q of ['', 'a', 'ünï', '日本', '🙂', 'a&b=c#d?e', '%00', '+', '"<>', '\\']) {
    for (const type of ['', ...types]) {
      for (const sort of choices.sorts) {
        const filters = { q, type, sort }
        expect(readFilters(writeFilters('', filters, choices), choices)).toEqual(filters)
      }
    }
  }
})

test('G11 defaults are left out of the address, and other parameters are left alone', () => {
  expect(writeFilters('?q=old&type=Web&sort=option2', defaultFilters(choices), choices)).toBe('')
  expect(writeFilters('?utm=x&q=old', defaultFilters(choices), choices)).toBe('?utm=x')
  expect(writeFilters('?project=alder', { q: ' a ', type: 'Web', sort: 'option2' }, choices)).toBe(
    '?project=alder&q=a&type=Web&sort=option2',
  )
})

test('G10 the first order of the owner is the default, and one that is not in the list is not to be had', () => {
  const owned: Choices = { types, sorts: ['option3', 'option2'] }
  expect(readFilters('', owned).sort).toBe('option3')
  expect(readFilters('?sort=option1', owned).sort).toBe('option3')
  expect(readFilters('?sort=option2', owned).sort).toBe('option2')
  expect(writeFilters('?sort=option2', { q: '', type: '', sort: 'option3' }, owned)).toBe('')
  expect(writeFilters('', { q: '', type: '', sort: 'option2' }, owned)).toBe('?sort=option2')
})

test.each(['web', 'Nope', '__proto__', 'constructor', 'toString', '%00', ' Web', 'Web,Game', ''])(
  'G11 the type "%s" falls back to all',
  (type) => {
    expect(readFilters(`?type=${encodeURIComponent(type)}`, choices).type).toBe('')
  },
)

test.each(['option0', 'option4', 'Option1', '__proto__', 'length', '0', ''])(
  'G11 the sort "%s" falls back to new to old',
  (sort) => {
    expect(readFilters(`?sort=${encodeURIComponent(sort)}`, choices).sort).toBe('option1')
  },
)

test.each([
  '?q=%E0%A4%A&type=%&sort=%zz&project=%E0%A4%A',
  '?q=%00&type=%00&sort=%00&project=%00',
  '?__proto__=x&constructor=y&q=__proto__&project=__proto__',
  '?q=%F0%9F%99&project=%FF%FE',
  '?q[]=a&q[__proto__]=b',
  '?&&==&=&q',
  '????',
  '?q=a&q=b&type=Web&type=Game',
  `?${'&q=a'.repeat(10_000)}`,
  '?q=\ud800',
])('G11 the hostile query "%.60s" is read as something the screen knows', (search) => {
  const { q, type, sort } = readFilters(search, choices)
  expect(typeof q).toBe('string')
  expect(['', ...types]).toContain(type)
  expect(choices.sorts).toContain(sort)
  const written = writeFilters(search, { q, type, sort }, choices)
  expect(readFilters(written, choices)).toEqual({ q, type, sort })
  expect(typeof writeProject(search, readProject(search))).toBe('string')
})

test('G11 reading hostile names changes no prototype', () => {
  readFilters('?__proto__[polluted]=1&constructor[prototype][polluted]=1', choices)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('G11 a search of 100 kB is cut', () => {
  const { q } = readFilters(`?q=${'x'.repeat(100_000)}`, choices)
  expect(q).toBe('x'.repeat(SEARCH_MAX_LENGTH))
})

test('G8 a search is trimmed when it is read, also where the cut falls on a space', () => {
  expect(readFilters('?q=%20%20a%20', choices).q).toBe('a')
  const long = `${'x'.repeat(SEARCH_MAX_LENGTH - 1)} yz`
  expect(readFilters(`?q=${encodeURIComponent(long)}`, choices).q).toBe('x'.repeat(SEARCH_MAX_LENGTH - 1))
})

test('G6 the open project is read and written, beside the filters', () => {
  expect(readProject('?type=Web')).toBeNull()
  expect(readProject('?project=alder&type=Web')).toBe('alder')
  expect(writeProject('?type=Web', 'alder')).toBe('?type=Web&project=alder')
  expect(writeProject('?project=alder&type=Web', 'birch')).toBe('?project=birch&type=Web')
  expect(writeProject('?project=alder&type=Web', null)).toBe('?type=Web')
  expect(writeProject('?project=alder', null)).toBe('')
})

test('G6 a slug of any script comes back as it was', () => {
  for (const slug of ['привет-мир', '日本-の-鉄道', 'a-1']) {
    expect(readProject(writeProject('', slug))).toBe(slug)
  }
})
