import { format } from 'node:util'

// Its matchers are for elements, and loading it takes longer than most suites run.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom')
  // jsdom's function only prints that it is not implemented.
  window.scrollTo = () => {}
}

// Units use English words and the typefaces of the sample, so they pass in every language.
jest.mock('@/content/words', () => jest.requireActual('@/docs/translations/en'))
jest.mock('@/content/typefaces', () => ({
  typefaces: { sans: 'bricolage-grotesque', mono: 'geist-mono', more: [] },
}))
// The build writes the real one.
jest.mock('@/components/ui/picture-manifest', () => jest.requireActual('@/__tests__/support/made-pictures'))

/** What the code under test wrote to the console. Any output fails its test. */
let output: string[] = []

beforeEach(() => {
  output = []
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => {
      output.push(`console.${level}: ${format(...words)}`)
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  expect(output).toEqual([])
})
