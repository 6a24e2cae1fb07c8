import { format } from 'node:util'

// Its questions are about elements, and it takes longer to load than most suites to run.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom')
  // jsdom has the function, but only prints that it does nothing.
  window.scrollTo = () => {}
}

/** What the code under test said on the console; saying anything there fails its test. */
let said: string[] = []

beforeEach(() => {
  said = []
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => {
      said.push(`console.${level}: ${format(...words)}`)
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  expect(said).toEqual([])
})
