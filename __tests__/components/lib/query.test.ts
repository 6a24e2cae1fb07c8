import { type Choices, defaultFilters, readFilters, writeFilters } from '@/components/lib/filters'
import { readProject, writeProject } from '@/components/lib/query'

const choices: Choices = { types: ['Web', 'CLI App'], sorts: ['option2', 'option3'] }
const defaults = { q: '', type: '', sort: 'option2' } as const

test('the first sort order is the default [G10]', () => expect(defaultFilters(choices)).toEqual(defaults))

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
  'the unknown type and order "%s" fall back to the defaults [G11]',
  (value) => expect(readFilters(`?type=${value}&sort=${value}`, choices)).toEqual(defaults),
)
