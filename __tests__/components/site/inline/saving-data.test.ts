import { savingData } from '@/components/site/inline/saving-data'
import { plant, plantMediaQueries } from '../../../support/browser'

const saves = () => 'saving' in document.documentElement.dataset

beforeEach(() => {
  delete document.documentElement.dataset.saving
  plantMediaQueries()
})

test.each([
  ['a browser that cannot tell', undefined],
  ['a visitor who does not ask for it', { saveData: false }],
])('the page of %s fetches as usual', (_who, connection) => {
  plant(navigator, 'connection', connection)
  savingData()
  expect(saves()).toBe(false)
})

test('the page of a visitor who asks for less data is marked', () => {
  plant(navigator, 'connection', { saveData: true })
  savingData()
  expect(saves()).toBe(true)
})

test('so it is where the media feature of CSS says it', () => {
  plantMediaQueries(['(prefers-reduced-data: reduce)'])
  savingData()
  expect(saves()).toBe(true)
})
