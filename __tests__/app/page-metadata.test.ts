import { createManifest, createPageMetadata, truncate } from '@/app/page-metadata'
import { createSitemap } from '@/app/sitemap.xml/site-map'
import { plantedContent, siteFixture } from '../support/content'

const content = plantedContent()

test.each([
  ['home', '', 'og.png', 'index.md'],
  ['projects', 'projects', 'og-projects.png', 'projects.md'],
] as const)(
  '%s: title, and full addresses of the page, its card and its Markdown twin',
  (screen, ...files) => {
    const [url, card, twin] = files.map((file) => `https://example.org/a/b/${file}`)
    expect(createPageMetadata(screen, content, siteFixture)).toMatchObject({
      title: expect.stringContaining('Planted Person'),
      alternates: { canonical: url, types: { 'text/markdown': [{ url: twin }] } },
      openGraph: { url, images: [{ url: card }] },
    })
  },
)

test('a description is cut between words', () => {
  expect(truncate('one two three four', 12)).toBe('one two…')
  expect(truncate('short', 12)).toBe('short')
  expect(truncate('a'.repeat(400))).toHaveLength(160)
  expect(truncate('𝒜'.repeat(20), 12)).toBe(`${'𝒜'.repeat(11)}…`)
})

test('icons and manifest stand below the base path', () => {
  const { icons, ...manifest } = createManifest(content, siteFixture)
  expect(manifest).toMatchObject({ start_url: '/a/b/', scope: '/a/b/' })
  for (const { src } of icons ?? []) expect(src).toMatch(/^\/a\/b\/icon-/)
  expect(JSON.stringify(createPageMetadata('home', content, siteFixture).icons)).toContain('"/a/b/icon.svg"')
})

test('sitemap.xml lists both screens and no state of them, and escapes what XML would read', () => {
  const map = createSitemap(content, { ...siteFixture, picture: () => 'https://example.org/?a=1&b=<2>' })
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(addresses).toEqual(['https://example.org/a/b/', 'https://example.org/a/b/projects'])
  expect(map).toContain('https://example.org/?a=1&amp;b=&lt;2&gt;')
})
