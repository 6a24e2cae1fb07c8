/** @jest-environment node */
import { navigationOf, sectionNumber, sectionOrder } from '@/components/site/navigation'
import { plantContent } from '../../support/content'

test('R1 the sections stand in page order, and H1 under the owner’s labels', () => {
  expect(navigationOf(plantContent().sections)).toEqual([
    { section: 'about', label: 'Planted about' },
    { section: 'experiences', label: 'Planted experiences' },
    { section: 'projects', label: 'Planted projects' },
    { section: 'contact', label: 'Planted contact' },
  ])
})

test('each section has its number in the page, as two digits', () => {
  expect(sectionOrder.map(sectionNumber)).toEqual(['01', '02', '03', '04'])
})
