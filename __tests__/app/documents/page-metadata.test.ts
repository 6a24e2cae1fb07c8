import { emptied, plantedContent, rawContent, readContent, siteFixture } from '@/__tests__/support/content'
import { createPageMetadata } from '@/app/documents/page-metadata'
import { createProjectsData, JsonLd } from '@/app/documents/structured-data'
import manifest from '@/app/manifest'
import sitemap from '@/app/sitemap'

jest.mock('@/content/schema/load', () => {
  const { plantedContent } = jest.requireActual('@/__tests__/support/content')
  return { content: plantedContent() }
})
jest.mock('@/app/site', () => ({
  thisSite: jest.requireActual('@/__tests__/support/content').siteFixture,
}))
jest.mock('@/components/paths', () => ({
  ...jest.requireActual('@/components/paths'),
  sitePath: (path: string) => `/a/b${path}`,
}))

const content = plantedContent()

test.each([
  ['home', 'https://example.org/a/b/'],
  ['projects', 'https://example.org/a/b/projects'],
] as const)('the metadata of %s has a title, its full address and that of the card', (screen, url) => {
  expect(createPageMetadata(screen, content, siteFixture)).toMatchObject({
    title: expect.stringContaining('Planted Person'),
    alternates: { canonical: url },
    openGraph: { url, images: [{ url: 'https://example.org/a/b/og.png' }] },
  })
})

test('without an address of the site, previews and search engines get no address and no picture [O11]', () => {
  for (const screen of ['home', 'projects'] as const) {
    const { alternates, openGraph, metadataBase } = createPageMetadata(screen, content, {
      picture: () => undefined,
      preview: () => undefined,
    })
    expect(alternates?.canonical).toBeUndefined()
    expect(openGraph).toMatchObject({ url: undefined, images: [] })
    // Next would fall back to localhost.
    expect(metadataBase).toBeNull()
  }
})

test('without projects /projects is not indexed [O2]', () => {
  const { robots } = createPageMetadata('projects', readContent(emptied), siteFixture)
  expect(robots).toMatchObject({ index: false })
})

test('icons and manifest are below the base path', () => {
  const { icons, ...rest } = manifest()
  expect(rest).toMatchObject({ start_url: '/a/b/', scope: '/a/b/' })
  for (const { src } of icons ?? []) expect(src).toMatch(/^\/a\/b\/icon-/)
  expect(JSON.stringify(createPageMetadata('home', content, siteFixture).icons)).toContain('"/a/b/icon.svg"')
})

test('the sitemap lists both screens without their filters, and the page of each project [G14]', () => {
  const lastModified = '2024-01-02'
  const paths = ['', 'projects', ...['alder', 'beech', 'cherry'].map((slug) => `projects/${slug}`)]
  expect(sitemap()).toEqual(paths.map((path) => ({ url: `https://example.org/a/b/${path}`, lastModified })))
})

test('structured data lists every project newest first with its own address', () => {
  const [first, ...rest] = rawContent.featuredProjects
  const newest = { ...first, createdAt: '2026-01' }
  const content = plantedContent({ featuredProjects: [...rest, newest] })
  const listed = createProjectsData(content, siteFixture).itemListElement
  expect(listed.map(({ position }) => position)).toEqual(content.projects.map((_, i) => i + 1))
  expect(listed[0]).toMatchObject({ name: 'Alder', url: 'https://example.org/a/b/projects/alder' })
})

test('no text can end the script of structured data', () => {
  const { dangerouslySetInnerHTML } = JsonLd({ data: { name: '</script>' } }).props
  expect(dangerouslySetInnerHTML.__html).toBe('{"name":"\\u003c/script>"}')
})
