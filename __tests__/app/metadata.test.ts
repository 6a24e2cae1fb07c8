import { plantedContent, rawContent, siteFixture } from '@/__tests__/support/content'
import { createManifest, createPageMetadata, truncate } from '@/app/page-metadata'
import { createSitemap } from '@/app/sitemap.xml/site-map'
import { createHomeGraph, createProjectsGraph, type Graph, serializeJsonLd } from '@/app/structured-data'

const content = plantedContent()

test.each([
  ['home', '', 'og.png', 'index.md'],
  ['projects', 'projects', 'og-projects.png', 'projects.md'],
] as const)(
  'the metadata of %s has a title and full addresses of the page, its card and its Markdown version',
  (screen, ...files) => {
    const [url, card, twin] = files.map((file) => `https://example.org/a/b/${file}`)
    expect(createPageMetadata(screen, content, siteFixture)).toMatchObject({
      title: expect.stringContaining('Planted Person'),
      alternates: { canonical: url, types: { 'text/markdown': [{ url: twin }] } },
      openGraph: { url, images: [{ url: card }] },
    })
  },
)

test('a long description is cut between words, never inside a character', () => {
  expect(truncate('one two three four', 12)).toBe('one two…')
  expect(truncate('short', 12)).toBe('short')
  expect(truncate('a'.repeat(400))).toHaveLength(160)
  expect(truncate('𝒜'.repeat(20), 12)).toBe(`${'𝒜'.repeat(11)}…`)
})

test('icons and manifest are below the base path', () => {
  const { icons, ...manifest } = createManifest(content, siteFixture)
  expect(manifest).toMatchObject({ start_url: '/a/b/', scope: '/a/b/' })
  for (const { src } of icons ?? []) expect(src).toMatch(/^\/a\/b\/icon-/)
  expect(JSON.stringify(createPageMetadata('home', content, siteFixture).icons)).toContain('"/a/b/icon.svg"')
})

test('sitemap.xml lists both screens without their filters and escapes XML', () => {
  const map = createSitemap(content, { ...siteFixture, picture: () => 'https://example.org/?a=1&b=<2>' })
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(addresses).toEqual(['https://example.org/a/b/', 'https://example.org/a/b/projects'])
  expect(map).toContain('https://example.org/?a=1&amp;b=&lt;2&gt;')
})

/** Finds a node of a graph by its type, as search engines read it. */
function nodeOf(graph: Graph, type: string): Record<string, unknown> | undefined {
  const nodes: Record<string, unknown>[] = JSON.parse(serializeJsonLd(graph))['@graph']
  return nodes.find((node) => node['@type'] === type)
}

function listedProjects(content: ReturnType<typeof plantedContent>): { position: number; item: object }[] {
  const page = nodeOf(createProjectsGraph(content, siteFixture), 'CollectionPage')
  return JSON.parse(JSON.stringify(page?.mainEntity)).itemListElement
}

const [first, ...rest] = rawContent.featuredProjects

test('structured data describes the home page as the profile of a person with the fields that search engines require', () => {
  const content = plantedContent()
  const graph = createHomeGraph(content, siteFixture)
  const person = nodeOf(graph, 'Person')
  const { profile } = content
  expect(nodeOf(graph, 'ProfilePage')).toMatchObject({
    url: siteFixture.url,
    mainEntity: { '@id': person?.['@id'] },
    dateModified: '2024-01-02',
  })
  expect(person).toMatchObject({
    image: expect.stringContaining('portrait'),
    sameAs: profile.links.map(({ href }) => href),
    worksFor: [{ name: 'Company current' }],
  })
  expect(nodeOf(graph, 'WebSite')).toMatchObject({ name: profile.name, url: siteFixture.url })
})

test('structured data lists every project newest first with its own address, and its picture if it has one', () => {
  const newest = { ...first, createdAt: '2026-01', logo: undefined, src: [] }
  const content = plantedContent({ featuredProjects: [...rest, newest] })
  const listed = listedProjects(content)
  expect(listed.map(({ position }) => position)).toEqual(content.projects.map((_, i) => i + 1))
  expect(listed[0]?.item).toMatchObject({
    '@type': 'SoftwareSourceCode',
    name: newest.title,
    url: 'https://example.org/a/b/projects?project=alder',
    codeRepository: newest.github_link,
  })
  expect(listed.map(({ item }) => 'image' in item)).toEqual([false, true, true])
})

test('structured data lists schools, and omits an education without one', () => {
  const education = [{ degree: 'Courses' }, { institution: 'Example Institute' }]
  const person = nodeOf(createHomeGraph(plantedContent({ education }), siteFixture), 'Person')
  expect(person?.alumniOf).toEqual([{ '@type': 'EducationalOrganization', name: 'Example Institute' }])
})

test.each([
  ['option1', 'Descending'],
  ['option2', 'Ascending'],
  ['option3', 'Unordered'],
] as const)('structured data reports the order of the list that starts with %s [G10]', (value, order) => {
  const content = plantedContent({ sortOptions: [{ value, label: 'Planted order' }] })
  const page = nodeOf(createProjectsGraph(content, siteFixture), 'CollectionPage')
  const type = order === 'Unordered' ? 'ItemListUnordered' : `ItemListOrder${order}`
  expect(page?.mainEntity).toMatchObject({ itemListOrder: `https://schema.org/${type}` })
})

test('every id in structured data is described on the same page', () => {
  for (const graphOf of [createHomeGraph, createProjectsGraph]) {
    const graph = graphOf(plantedContent(), siteFixture)
    const described = graph['@graph'].map((node): string => node['@id'])
    const referenced = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(referenced.filter((id = '') => !described.includes(id))).toEqual([])
  }
})
