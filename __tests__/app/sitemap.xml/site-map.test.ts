/** @jest-environment node */
import { siteMap } from '@/app/sitemap.xml/site-map'
import { plantedContent } from '../../support/content'
import { siteFixture } from '../../support/site-fixture'

describe('for crawlers', () => {
  it('sitemap.xml lists both screens and no state of them', () => {
    const addresses = [...siteMap(plantedContent(), siteFixture).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url,
    )
    expect(addresses).toEqual(['https://example.org/a/b/', 'https://example.org/a/b/projects'])
  })

  it('sitemap.xml escapes what XML would read', () => {
    const site = { ...siteFixture, picture: () => 'https://example.org/?a=1&b=<2>' }
    expect(siteMap(plantedContent(), site)).toContain('https://example.org/?a=1&amp;b=&lt;2&gt;')
  })
})
