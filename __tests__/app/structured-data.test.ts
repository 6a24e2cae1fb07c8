import { createHomeGraph, createProjectsGraph, type Graph, serializeJsonLd } from '@/app/structured-data'
import { plantedContent, rawContent, siteFixture } from '../support/content'

/** A thing of a graph, as search engines read it. */
function thing(graph: Graph, type: string): Record<string, unknown> | undefined {
  const things: Record<string, unknown>[] = JSON.parse(serializeJsonLd(graph))['@graph']
  return things.find((one) => one['@type'] === type)
}

/** The projects that the page of a content lists. */
function items(content: ReturnType<typeof plantedContent>): { position: number; item: object }[] {
  const page = thing(createProjectsGraph(content, siteFixture), 'CollectionPage')
  return JSON.parse(JSON.stringify(page?.mainEntity)).itemListElement
}

const [first, ...rest] = rawContent.featuredProjects

it('describes the home page as the profile of a person, complete by the rules of search engines', () => {
  const content = plantedContent()
  const graph = createHomeGraph(content, siteFixture)
  const person = thing(graph, 'Person')
  const { profile } = content
  expect(thing(graph, 'ProfilePage')).toMatchObject({
    url: siteFixture.url,
    mainEntity: { '@id': person?.['@id'] },
    dateModified: '2024-01-02',
  })
  expect(person).toMatchObject({
    image: expect.stringContaining('portrait'),
    sameAs: profile.links.map(({ href }) => href),
    worksFor: [{ name: 'Company current' }],
  })
  expect(thing(graph, 'WebSite')).toMatchObject({ name: profile.name, url: siteFixture.url })
})

it('lists every project of /projects, newest first, at its own address, and no picture where there is none', () => {
  const newest = { ...first, createdAt: '2026-01', logo: undefined, src: [] }
  const content = plantedContent({ featuredProjects: [...rest, newest] })
  const listed = items(content)
  expect(listed.map(({ position }) => position)).toEqual(content.projects.map((_, i) => i + 1))
  expect(listed[0]?.item).toMatchObject({
    '@type': 'SoftwareSourceCode',
    name: newest.title,
    url: 'https://example.org/a/b/projects?project=alder',
    codeRepository: newest.github_link,
  })
  expect(listed.map(({ item }) => 'image' in item)).toEqual([false, true, true])
})

it('names schools, and no school for an education without one', () => {
  const education = [{ degree: 'Courses' }, { institution: 'Example Institute' }]
  const person = thing(createHomeGraph(plantedContent({ education }), siteFixture), 'Person')
  expect(person?.alumniOf).toEqual([{ '@type': 'EducationalOrganization', name: 'Example Institute' }])
})

it.each([
  ['option1', 'Descending'],
  ['option2', 'Ascending'],
  ['option3', 'Unordered'],
] as const)('reports the order of the list that starts with %s [G10]', (value, order) => {
  const content = plantedContent({ sortOptions: [{ value, label: 'Planted order' }] })
  const page = thing(createProjectsGraph(content, siteFixture), 'CollectionPage')
  const type = order === 'Unordered' ? 'ItemListUnordered' : `ItemListOrder${order}`
  expect(page?.mainEntity).toMatchObject({ itemListOrder: `https://schema.org/${type}` })
})

it('refers to nothing that the same page does not describe', () => {
  for (const graphOf of [createHomeGraph, createProjectsGraph]) {
    const graph = graphOf(plantedContent(), siteFixture)
    const described = graph['@graph'].map((one): string => one['@id'])
    const named = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(named.filter((id = '') => !described.includes(id))).toEqual([])
  }
})
