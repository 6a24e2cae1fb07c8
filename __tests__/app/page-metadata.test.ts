/** @jest-environment node */
import { pageMetadata, shortened, webManifest } from '@/app/page-metadata'
import { plantedContent, rawContent } from '../support/content'
import { siteFixture } from '../support/site-fixture'

describe('the head of a screen', () => {
  const content = plantedContent()

  it.each([
    [
      'home',
      'https://example.org/a/b/',
      'https://example.org/a/b/og.png',
      'https://example.org/a/b/index.md',
    ],
    [
      'projects',
      'https://example.org/a/b/projects',
      'https://example.org/a/b/og-projects.png',
      'https://example.org/a/b/projects.md',
    ],
  ] as const)(
    '%s: canonical address, card and Markdown twin are full addresses',
    (screen, url, card, twin) => {
      const head = pageMetadata(screen, content, siteFixture)
      expect(head.alternates?.canonical).toBe(url)
      expect(head.openGraph?.url).toBe(url)
      expect(head.openGraph?.images).toEqual([
        expect.objectContaining({ url: card, width: 1200, height: 630 }),
      ])
      expect(head.twitter).toMatchObject({ card: 'summary_large_image', images: [{ url: card }] })
      expect(head.alternates?.types?.['text/markdown']).toEqual([expect.objectContaining({ url: twin })])
      expect(head.description?.length).toBeLessThanOrEqual(160)
    },
  )

  it('differs in title and description between the screens', () => {
    const [home, projects] = (['home', 'projects'] as const).map((s) => pageMetadata(s, content, siteFixture))
    expect(home?.title).not.toBe(projects?.title)
    expect(home?.description).not.toBe(projects?.description)
    expect(home?.title).toContain(rawContent.profile.name)
  })

  it('cuts a description between words', () => {
    expect(shortened('one two three four', 12)).toBe('one two…')
    expect(shortened('short', 12)).toBe('short')
    expect(shortened('a'.repeat(400))).toHaveLength(160)
    expect(shortened('𝒜'.repeat(20), 12)).toBe(`${'𝒜'.repeat(11)}…`)
  })

  it('icons and manifest stand below the base path', () => {
    const manifest = webManifest(content, siteFixture)
    expect(manifest.start_url).toBe('/a/b/')
    expect(manifest.scope).toBe('/a/b/')
    for (const { src } of manifest.icons ?? []) expect(src).toMatch(/^\/a\/b\/icon-/)
    expect(JSON.stringify(pageMetadata('home', content, siteFixture).icons)).toContain('"/a/b/icon.svg"')
  })
})
