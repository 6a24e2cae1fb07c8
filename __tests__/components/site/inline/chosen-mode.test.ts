import { chosenMode } from '@/components/site/inline/chosen-mode'
import { plant } from '../../../support/browser'

const { classList } = document.documentElement

afterEach(() => {
  classList.remove('light', 'dark')
  localStorage.clear()
})

test.each(['light', 'dark'])('C1 the mode that was chosen holds before anything is painted: %s', (mode) => {
  localStorage.setItem('theme', mode)
  chosenMode('theme')
  expect([...classList]).toEqual([mode])
})

test.each(['system', 'blue', ''])('C1 whoever chose "%s" gets what CSS says', (mode) => {
  localStorage.setItem('theme', mode)
  chosenMode('theme')
  expect([...classList]).toEqual([])
})

test('C2 a blocked storage is no fault', () => {
  plant(window, 'localStorage', undefined)
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  expect(() => chosenMode('theme')).not.toThrow()
  expect([...classList]).toEqual([])
})
