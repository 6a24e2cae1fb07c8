import {
  type Choices,
  defaultFilters,
  readFilters,
  readProject,
  writeFilters,
  writeProject,
} from '@/components/lib/query'

const choices: Choices = { types: ['Web', 'CLI App'], sorts: ['option2', 'option3'] }
const defaults = { q: '', type: '', sort: 'option2' } as const

test('G10 the first order is the default', () => expect(defaultFilters(choices)).toEqual(defaults))

test('G6 G11 texts of any script and sign are read as they were written', () => {
  for (const text of ['日本', '🙂', 'a&b=c#d?e', '%00', '+', '"<>', '\\']) {
    expect(readProject(writeProject('?project=alder', text))).toBe(text)
    const filters = { q: text, type: 'CLI App', sort: 'option3' } as const
    expect(readFilters(writeFilters('?utm=x', filters, choices), choices)).toEqual(filters)
  }
})

test('G6 G11 other parameters are left alone, what is written twice stands once, defaults are left out', () => {
  expect(writeFilters('?utm=x&q=old&q=older', { ...defaults, q: ' new ' }, choices)).toBe('?utm=x&q=new')
  expect(writeFilters('?q=old&type=Web&sort=option3', defaults, choices)).toBe('')
  expect(writeProject('?project=alder&type=Web', null)).toBe('?type=Web')
})

test.each(['web', 'constructor', 'option1', '0', '%zz', ''])(
  'G11 the type and the order "%s" fall back to the defaults',
  (value) => expect(readFilters(`?type=${value}&sort=${value}`, choices)).toEqual(defaults),
)
