import type { Site } from '@/components/lib/site'

/** A site below a path, as the hardest place to stand in. */
export const siteFixture: Site = {
  url: 'https://example.org/a/b/',
  picture: ({ file }) => `https://example.org/a/b/pictures/${file.replace(/\W/g, '-')}.jpg`,
}
