/** @jest-environment node */
import { type Graph, homeStructuredData, jsonLdScript, projectsStructuredData } from '@/app/structured-data'
import { plantedContent, rawContent } from '../support/content'
import { siteFixture } from '../support/site-fixture'

interface Thing {
  '@type': string
  [property: string]: unknown
}

/** As search engines read it. */
function thing(graph: Graph, type: string): Thing | undefined {
  const things: Thing[] = JSON.parse(jsonLdScript(graph))['@graph']
  return things.find((one) => one['@type'] === type)
}

describe('structured data', () => {
  it('describes the home page as the profile of a person, complete by the rules of search engines', () => {
    const content = plantedContent()
    const graph = homeStructuredData(content, siteFixture)
    const person = thing(graph, 'Person')
    expect(thing(graph, 'ProfilePage')).toMatchObject({
      url: siteFixture.url,
      mainEntity: { '@id': person?.['@id'] },
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    expect(person).toMatchObject({
      name: content.profile.name,
      jobTitle: content.profile.title,
      image: expect.stringContaining('portrait'),
      sameAs: content.profile.links.map(({ href }) => href),
      knowsAbout: content.skillGroups.flatMap((group) => group.skills.map((skill) => skill.name)),
    })
    expect(JSON.stringify(person?.worksFor ?? [])).toContain(
      content.experiences.find((entry) => entry.endDate === 'Present')?.company ?? '[]',
    )
    expect(thing(graph, 'WebSite')).toMatchObject({ name: content.profile.name, url: siteFixture.url })
  })

  it('lists every project of /projects, newest first, at its own address', () => {
    const content = plantedContent()
    const page = thing(projectsStructuredData(content, siteFixture), 'CollectionPage')
    const list: { numberOfItems: number; itemListElement: { position: number; item: object }[] } = JSON.parse(
      JSON.stringify(page?.mainEntity),
    )
    expect(list.numberOfItems).toBe(content.projects.length)
    expect(list.itemListElement.map((entry) => entry.position)).toEqual(content.projects.map((_, i) => i + 1))
    const newest = content.projects.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
    expect(list.itemListElement[0]?.item).toMatchObject({
      '@type': 'SoftwareSourceCode',
      name: newest?.title,
      url: `https://example.org/a/b/projects?project=${newest?.slug}`,
      codeRepository: newest?.github_link,
    })
  })

  it('names no picture of a project that has none', () => {
    const [first, ...rest] = rawContent.featuredProjects
    const bare = { ...first, logo: undefined, src: [] }
    const page = thing(
      projectsStructuredData(plantedContent({ featuredProjects: [bare, ...rest] }), siteFixture),
      'CollectionPage',
    )
    const items: { item: { name: string; image?: string } }[] = JSON.parse(
      JSON.stringify(page?.mainEntity),
    ).itemListElement
    expect(items.filter(({ item }) => !item.image).map(({ item }) => item.name)).toEqual([first?.title])
  })

  it('refers to nothing that the same page does not describe', () => {
    for (const graph of [homeStructuredData, projectsStructuredData].map((of) =>
      of(plantedContent(), siteFixture),
    )) {
      const described = graph['@graph'].map((one): string => one['@id'])
      const named = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
      expect(named.filter((id = '') => !described.includes(id))).toEqual([])
    }
  })

  it('stays inside its element, whatever the titles say', () => {
    const [first, ...rest] = rawContent.featuredProjects
    const title = '</script><script>alert("1")</script><!-- & \u2028 שלום 🚀'
    const content = plantedContent({ featuredProjects: [{ ...first, title }, ...rest] })
    const graph = projectsStructuredData(content, siteFixture)
    const text = jsonLdScript(graph)
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(graph)))
    expect(text).toContain('🚀')
  })

  it('leaves out what a person without work has none of', () => {
    const text = jsonLdScript(homeStructuredData(plantedContent({ experiences: [] }), siteFixture))
    expect(text).not.toMatch(/worksFor|hasOccupation|undefined|null/)
  })
})
