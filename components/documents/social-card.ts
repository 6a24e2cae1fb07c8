import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Content } from '@/content/validate'
import { cardPortrait, cardShots } from './card-pictures'
import { cardColors as colors } from './card-style'
import { fitted, outlined } from './card-text'
import { fixed, fromProfile, type Located } from './places'
import { type Screen, type Site, screenAddress, shortAddress } from './site'
import { breakLines, type Line, linesHeight } from './text-lines'

/** In pixels: what social networks show without cropping. */
const WIDTH = 1200
const HEIGHT = 630
const LEFT = 72
const TEXT_WIDTH = 620

/**
 * The picture that a shared address shows: the screen's words, and the portrait or the newest projects, on the contour
 * field of the site's dark mode.
 *
 * @returns a PNG; the same bytes for the same content
 * @throws when a text is too long, a glyph is missing or a picture cannot be read, with file and field
 */
export async function socialCard(
  screen: Screen,
  content: Content,
  site: Pick<Site, 'url'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = screen === 'home' ? await cardPortrait(content) : await cardShots(content)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<radialGradient id="glow"><stop stop-color="${colors.fill}" stop-opacity=".34"/><stop offset="1" stop-color="${colors.fill}" stop-opacity="0"/></radialGradient>
<linearGradient id="signal" x1="0" x2="1"><stop stop-color="${colors.accent}"/><stop offset="1" stop-color="${colors.accent}" stop-opacity="0"/></linearGradient>
<linearGradient id="calm" gradientUnits="userSpaceOnUse" x1="420" x2="760" y1="0" y2="0"><stop stop-color="${colors.page}" stop-opacity=".92"/><stop offset="1" stop-color="${colors.page}" stop-opacity="0"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.page}"/>
<ellipse cx="900" cy="315" rx="470" ry="400" fill="url(#glow)"/>
${contours()}
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#calm)"/>
${pictures}
${words(screen, content, site)}
</svg>`
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 95, effort: 7, dither: 0.9 })
    .toBuffer()
  return new Uint8Array(png)
}

/** The site's contour field, in colour: on the page it is a mask. */
function contours(): string {
  const file = readFileSync(join(process.cwd(), 'app', 'contours.svg'), 'utf8')
  const lines = file
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll('<stop ', `<stop stop-color="${colors.accent}" `)
  return `<svg x="-150" y="-105" width="1680" height="1050" viewBox="0 0 3200 2000" opacity=".75">${lines}</svg>`
}

function words(screen: Screen, content: Content, site: Pick<Site, 'url'>): string {
  const { profile, sections, projects } = content
  const isHome = screen === 'home'
  const title = isHome
    ? fromProfile('name', profile.name)
    : { text: sections.allProjects.heading, place: 'content/sections.ts, field allProjects.heading' }
  const subtitle = isHome ? fromProfile('title', profile.title) : fromProfile('name', profile.name)
  const lead: Located = isHome
    ? fromProfile('intro', profile.intro)
    : fixed(`${projects.length} projects by a ${profile.title.toLowerCase()}`)
  const large = fitted(
    title,
    { face: 'strong', color: colors.heading, lead: 1.02, trackingEm: -0.03 },
    [112, 104, 96, 88, 80, 72, 64, 56, 48, 42, 36, 30],
    { width: TEXT_WIDTH, lines: 2 },
  )
  const second = fitted(
    subtitle,
    { face: 'text', color: colors.accent, lead: 1.25 },
    [38, 34, 30, 26, 22].filter((size) => size < sizeOf(large)),
    {
      width: TEXT_WIDTH,
      lines: 2,
    },
  )
  const third = fitted(lead, { face: 'text', color: colors.body, lead: 1.4 }, [27, 25, 23, 21, 19, 17], {
    width: TEXT_WIDTH - 40,
    lines: 4,
  })
  const address = breakLines(
    [
      {
        ...fixed(shortAddress(screenAddress(site, screen))),
        style: { face: 'mono', size: 20, leading: 24, color: colors.muted },
      },
    ],
    WIDTH - 2 * LEFT,
  ).slice(0, 1)
  const gap = 23
  const height = linesHeight(large) + linesHeight(second) + linesHeight(third) + 2 * gap
  const top = Math.max(48, (HEIGHT - 60 - height) / 2)
  const secondTop = top + linesHeight(large) + gap
  const thirdTop = secondTop + linesHeight(second) + gap
  return [
    `<circle cx="${LEFT + 6}" cy="${HEIGHT - 64}" r="6" fill="${colors.accent}"/>`,
    `<rect x="${LEFT}" y="${HEIGHT - 3}" width="${WIDTH - LEFT}" height="3" fill="url(#signal)"/>`,
    outlined(large, LEFT, top),
    outlined(second, LEFT, secondTop),
    outlined(third, LEFT, thirdTop),
    outlined(address, LEFT + 26, HEIGHT - 76),
  ].join('\n')
}

function sizeOf(lines: readonly Line[]): number {
  return lines[0]?.[0]?.span.style.size ?? 0
}
