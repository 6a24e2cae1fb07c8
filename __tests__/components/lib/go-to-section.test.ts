/** @jest-environment jsdom */
import { goToSection } from '@/components/lib/go-to-section'
import { plantScrolling, standAt } from '../../support/browser'

beforeEach(() => {
  standAt('/')
  document.body.innerHTML = '<section id="about" tabindex="-1"></section>'
})

test('H1 the section is scrolled to, focused, and stands in the address', () => {
  const { scrollIntoView } = plantScrolling()
  expect(goToSection('about')).toBe(true)
  expect(scrollIntoView).toHaveBeenCalledWith('about', undefined)
  expect(document.activeElement?.id).toBe('about')
  expect(window.location.hash).toBe('#about')
})

test('H1 without a section it goes to the top and takes the hash away', () => {
  const { scrollTo } = plantScrolling()
  standAt('/?q=x#about')
  expect(goToSection()).toBe(true)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  expect(window.location.search + window.location.hash).toBe('?q=x')
})

test('H1 the query stays: it may name an open project', () => {
  plantScrolling()
  standAt('/?project=alder')
  goToSection('about')
  expect(window.location.search + window.location.hash).toBe('?project=alder#about')
})

test('H1 Back need not be pressed twice after going to the same section twice', () => {
  plantScrolling()
  goToSection('about')
  const entries = window.history.length
  goToSection('about')
  expect(window.history.length).toBe(entries)
})

test('H1 a section that is not here is told, and nothing changes', () => {
  const { scrollIntoView } = plantScrolling()
  expect(goToSection('nowhere')).toBe(false)
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(window.location.hash).toBe('')
})
