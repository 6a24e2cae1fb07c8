/** @jest-environment node */
import { navigationOf, shownSections } from '@/components/site/navigation'
import { emptied, type PlantedContent, readContent } from '../../support/content'

test('R1 the sections stand in page order, and H1 under the owner’s labels', () => {
  expect(navigationOf(readContent())).toEqual([
    { section: 'about', label: 'Planted about' },
    { section: 'experiences', label: 'Planted experiences' },
    { section: 'projects', label: 'Planted projects' },
    { section: 'contact', label: 'Planted contact' },
  ])
})

test('O2 a person with nothing but a name has no section, and nothing leads to one', () => {
  expect(navigationOf(readContent(emptied))).toEqual([])
})

const filled: [string, (content: PlantedContent, whole: PlantedContent) => void][] = [
  [
    'about',
    (content) => {
      content.profile.about = ['A paragraph.']
    },
  ],
  [
    'about',
    (content, whole) => {
      content.slides = whole.slides
    },
  ],
  [
    'about',
    (content, whole) => {
      content.skillGroups = whole.skillGroups
    },
  ],
  [
    'experiences',
    (content, whole) => {
      content.experiences = whole.experiences
    },
  ],
  [
    'experiences',
    (content) => {
      content.languages = ['Polish']
    },
  ],
  [
    'projects',
    (content, whole) => {
      content.featuredProjects = whole.featuredProjects
    },
  ],
  [
    'projects',
    (content, whole) => {
      content.olderProjects = whole.olderProjects
    },
  ],
  [
    'contact',
    (content) => {
      content.profile.email = 'planted@example.org'
    },
  ],
  [
    'contact',
    (content) => {
      content.profile.links = ['https://example.org/me']
    },
  ],
]

test.each(filled)('O2 %s is there as soon as one thing in it is', (section, fill) => {
  const content = readContent((empty) => {
    const whole = structuredClone(empty)
    emptied(empty)
    fill(empty, whole)
  })
  expect(shownSections(content)).toEqual([section])
})

test('O2 a group without skills is no skill', () => {
  const content = readContent((empty) => {
    emptied(empty)
    empty.skillGroups = [{ title: 'Nothing yet', skills: [] }]
  })
  expect(shownSections(content)).toEqual([])
})
