import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Content } from '@/content/validate'
import { card, language } from '../../content/words'
import { counted } from '../lib/counted'
import { directionOf } from '../lib/direction'
import { cardPortrait, cardShots, type Placing } from './card-pictures'
import { cardColors as colors } from './card-style'
import { fitted, outlined, type SizeOfLines } from './card-text'
import { tidy } from './fonts'
import { shortAddress } from './short-address'
import { type Screen, type Site, screenAddress } from './site'
import { fixed, fromProfile, type SourcedText } from './sourced-text'
import { linesHeight, type Side } from './text-lines'

/** In pixels: what social networks show without cropping. */
const WIDTH = 1200
const HEIGHT = 630
const LEFT = 72
const TEXT_WIDTH = 620
/** Where the words begin at the earliest, the room of the address below them, and between two texts. */
const TOP = 48
const FOOT = 96
const GAP = 23

const subtitleSizes: readonly SizeOfLines[] = [
  [38, 2],
  [34, 2],
  [30, 2],
  [26, 2],
  [22, 3],
  [20, 3],
]
const leadSizes: readonly SizeOfLines[] = [
  [27, 4],
  [25, 4],
  [23, 5],
  [21, 6],
  [19, 7],
]

/**
 * The picture that a shared address shows: the screen's words, and the portrait or the newest projects, on the contour
 * field of the site's dark mode.
 *
 * @returns a PNG; the same bytes for the same content
 * @throws when a picture cannot be read, with file and field
 */
export async function socialCard(
  screen: Screen,
  content: Content,
  site: Pick<Site, 'url'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = cardTexts(screen, content)
  const isRightToLeft = language.dir === 'rtl' || directionOf(texts.lead.text || texts.title.text) === 'rtl'
  const placing: Placing = (box) => (isRightToLeft ? { ...box, x: WIDTH - box.x - box.width } : box)
  const pictures = await (screen === 'home' ? cardPortrait(content, placing) : cardShots(content, placing))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<radialGradient id="glow"><stop stop-color="${colors.fill}" stop-opacity=".34"/><stop offset="1" stop-color="${colors.fill}" stop-opacity="0"/></radialGradient>
<linearGradient id="signal" x1="0" x2="1"><stop stop-color="${colors.accent}"/><stop offset="1" stop-color="${colors.accent}" stop-opacity="0"/></linearGradient>
<linearGradient id="calm" gradientUnits="userSpaceOnUse" x1="420" x2="760" y1="0" y2="0"><stop stop-color="${colors.page}" stop-opacity=".92"/><stop offset="1" stop-color="${colors.page}" stop-opacity="0"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.page}"/>
<g${isRightToLeft ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : ''}>
<ellipse cx="900" cy="315" rx="470" ry="400" fill="url(#glow)"/>
${contours()}
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#calm)"/>
<circle cx="${LEFT + 6}" cy="${HEIGHT - 64}" r="6" fill="${colors.accent}"/>
<rect x="${LEFT}" y="${HEIGHT - 3}" width="${WIDTH - LEFT}" height="3" fill="url(#signal)"/>
</g>
${pictures}
${words(texts, shortAddress(screenAddress(site, screen)), isRightToLeft ? 'right' : 'left')}
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

/** What a card says, from large to small. */
export function cardTexts(
  screen: Screen,
  content: Content,
): Record<'title' | 'subtitle' | 'lead', SourcedText> {
  const { profile, sections, projects } = content
  if (screen === 'home') {
    return {
      title: fromProfile('name', profile.name),
      subtitle: fromProfile('title', profile.title ?? ''),
      lead: fromProfile('intro', profile.intro ?? ''),
    }
  }
  return {
    title: { text: sections.allProjects.heading, source: 'content/sections.ts, field allProjects.heading' },
    subtitle: fromProfile('name', profile.name),
    lead: fromProfile('title', projectsBy(projects.length, profile.title)),
  }
}

function projectsBy(count: number, title?: string): string {
  if (!title) return counted(card.projects, count)
  return counted(card.projectsBy, count, { title, lowercaseTitle: title.toLocaleLowerCase(language.lang) })
}

function words(texts: ReturnType<typeof cardTexts>, shownAddress: string, side: Side): string {
  const width = TEXT_WIDTH
  const isBlank = Object.values(texts).every(({ text }) => !tidy(text).trim())
  const large = fitted(
    // A card for which no font has a letter still says where it leads.
    isBlank ? fixed(shownAddress) : texts.title,
    { face: 'strong', color: colors.heading, lead: 1.02, trackingEm: -0.03 },
    [112, 104, 96, 88, 80, 72, 64, 56, 48, 42, 36, 30].map((size) => [size, 2] as const),
    { width, side },
  )
  const second = fitted(
    texts.subtitle,
    { face: 'text', color: colors.accent, lead: 1.25 },
    subtitleSizes.filter(([size]) => size < (large[0]?.[0]?.span.style.size ?? 112)),
    { width, side },
  )
  const above = [large, second].reduce((sum, lines) => sum + (lines.length ? linesHeight(lines) + GAP : 0), 0)
  const third = fitted(texts.lead, { face: 'text', color: colors.body, lead: 1.4 }, leadSizes, {
    width: width - 40,
    height: HEIGHT - TOP - FOOT - above,
    side,
  })
  const address = fitted(fixed(shownAddress), { face: 'mono', color: colors.muted, lead: 1.2 }, [[20, 1]], {
    width: WIDTH - 2 * LEFT - 26,
    side,
  })
  let top = Math.max(TOP, (HEIGHT - 60 - above - linesHeight(third)) / 2)
  const left = (boxWidth: number, indent = 0) =>
    side === 'left' ? LEFT + indent : WIDTH - LEFT - indent - boxWidth
  const stacked = [
    { lines: large, x: left(width) },
    { lines: second, x: left(width) },
    { lines: third, x: left(width - 40) },
  ].map(({ lines, x }) => {
    const drawn = outlined(lines, x, top)
    top += lines.length ? linesHeight(lines) + GAP : 0
    return drawn
  })
  return [...stacked, outlined(address, left(WIDTH - 2 * LEFT - 26, 26), HEIGHT - 76)].join('\n')
}
