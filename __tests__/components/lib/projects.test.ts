import { selectProjects } from '@/components/lib/projects'

test('types are sorted in the alphabet of the site, equal ones stay in order [G10]', () => {
  const projects = ['Web', 'Übersicht', 'app', 'Web'].map((type, i) => ({
    title: `Project ${i}`,
    type,
    createdAt: '2025-01',
  }))
  const sorted = selectProjects(projects, { q: '', type: '', sort: 'option3' })
  expect(sorted.map(({ title, type }) => `${type} ${title}`)).toEqual([
    'app Project 2',
    'Übersicht Project 1',
    'Web Project 0',
    'Web Project 3',
  ])
})
