import { plantedContent, siteFixture } from '@/__tests__/support/content'
import { createManifest, createPageMetadata, truncate } from '@/app/page-metadata'
import { createSitemap } from '@/app/sitemap.xml/site-map'

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
