/** @jest-environment node */

import { shownSections } from '@/components/site/navigation'
import type { ContentInput } from '@/content/files'
import { emptied, plantContent, readContent } from '../../support/content'

const whole = plantContent()
const profile = { name: 'Planted Person', siteUrl: whole.profile.siteUrl }

test.each<[string[], Partial<ContentInput>]>([
  [[], { skillGroups: [{ title: 'Nothing yet', skills: [] }] }],
  [['about'], { profile: { ...profile, about: ['A paragraph.'] } }],
  [['about'], { slides: whole.slides }],
  [['about'], { skillGroups: whole.skillGroups }],
  [['experiences'], { experiences: whole.experiences }],
  [['experiences'], { languages: ['Polish'] }],
  [['projects'], { featuredProjects: whole.featuredProjects }],
  [['projects'], { olderProjects: whole.olderProjects }],
  [['contact'], { profile: { ...profile, email: 'planted@example.org' } }],
  [['contact'], { profile: { ...profile, links: ['https://example.org/me'] } }],
])('O2 the sections are %j as soon as there is %j', (sections, filled) => {
  const content = readContent((planted) => {
    emptied(planted)
    Object.assign(planted, filled)
  })
  expect(shownSections(content)).toEqual(sections)
})
