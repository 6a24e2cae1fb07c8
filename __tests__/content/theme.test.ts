/** @jest-environment node */
import { ContentError } from '@/content/fault'
import { validateContent } from '@/content/validate'
import { plantContent } from '../support/content'

/** What is wrong with a `content/theme.ts` that holds this. */
function faultsOf(theme: unknown): string[] {
  try {
    validateContent({ ...plantContent(), theme }, () => true)
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  return []
}

test.each([
  { brand: '#20a785' },
  { brand: '#20A785', brandLight: '#32e8ba' },
  { brand: '#f00', brandLight: '#FFF' },
])('O7 %j is a theme', (theme) => {
  expect(faultsOf(theme)).toEqual([])
})

test.each(['green', '20a785', '#20a78', '#20a785ff', 'rgb(0 0 0)', ''])(
  'O3 a brand of "%s" is named, with what to write',
  (brand) => {
    expect(faultsOf({ brand })).toEqual([
      `content/theme.ts, field brand ("${brand}"): is not a colour. ` +
        'Write # and six digits from 0 to f, such as "#3366cc".',
    ])
  },
)

test('O3 a missing brand, a faulty lighter one and an unknown field are named', () => {
  expect(faultsOf({ brandLight: '#zzzzzz', brandDark: '#000000' })).toEqual([
    'content/theme.ts, field brand: is missing. Write a colour such as "#3366cc".',
    expect.stringMatching(/^content\/theme\.ts, field brandLight \("#zzzzzz"\): is not a colour\./),
    expect.stringMatching(/^content\/theme\.ts, field brandDark \("#000000"\): is not a known field\./),
  ])
})
