import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { contourLines } from '@/app/contour-lines'
import { groundFor, openPicture } from '@/app/pictures/read'
import { tidy } from '@/app/typst/fonts'
import { shortenAddress } from '@/app/typst/short-address'
import { compileSvg } from '@/app/typst/typst'
import { type Screen, type Site, screenAddress } from '@/components/lib/addresses'
import { sitePalette } from '@/components/lib/colour/site-palette'
import { type Direction, detectDirection } from '@/components/lib/direction'
import { formatCount } from '@/components/lib/format'
import { imagesFolder } from '@/content/schema/images-folder'
import type { Content } from '@/content/schema/validate'
import { card, language } from '@/content/words'

/** The colours of the default mode, because a picture cannot follow the visitor's mode (C1). */
const colors = sitePalette.dark
/** Card size in pixels, which social networks show uncropped. */
const WIDTH = 1200
const HEIGHT = 630
/** Left margin of the text in pixels. */
const LEFT = 72
/** Number of screenshots on the card of the projects. */
const MAX_SHOTS = 3

/** Renders the picture of a shared link as PNG, in dark mode. The same content gives the same bytes. */
export async function renderSocialCard(
  screen: Screen,
  content: Content,
  site: Pick<Site, 'url'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = getCardTexts(screen, content)
  const dir = language.dir === 'rtl' ? 'rtl' : detectDirection(texts.lead || texts.title)
  const isRightToLeft = dir === 'rtl'
  const placing: Placing = (box) => (isRightToLeft ? { ...box, x: WIDTH - box.x - box.width } : box)
  const address = site.url ? shortenAddress(screenAddress(site, screen)) : ''
  const renderPictures = screen === 'home' ? renderPortrait : renderShots
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<radialGradient id="glow"><stop stop-color="${colors.fill}" stop-opacity=".34"/><stop offset="1" stop-color="${colors.fill}" stop-opacity="0"/></radialGradient>
<linearGradient id="signal" x1="0" x2="1"><stop stop-color="${colors.accent}"/><stop offset="1" stop-color="${colors.accent}" stop-opacity="0"/></linearGradient>
<linearGradient id="calm" gradientUnits="userSpaceOnUse" x1="420" x2="760" y1="0" y2="0"><stop stop-color="${colors.page}" stop-opacity=".92"/><stop offset="1" stop-color="${colors.page}" stop-opacity="0"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.page}"/>
<g${isRightToLeft ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : ''}>
<ellipse cx="900" cy="315" rx="470" ry="400" fill="url(#glow)"/>
${contourLines(colors.accent, 'x="-150" y="-105" width="1680" height="1050" opacity=".75"')}
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#calm)"/>
${address && `<circle cx="${LEFT + 6}" cy="${HEIGHT - 64}" r="6" fill="${colors.accent}"/>`}
<rect x="${LEFT}" y="${HEIGHT - 3}" width="${WIDTH - LEFT}" height="3" fill="url(#signal)"/>
</g>
${await renderPictures(content, placing)}
${await renderTexts(texts, address, dir)}
</svg>`
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 95, effort: 7, dither: 0.9 })
    .toBuffer()
  return new Uint8Array(png)
}

/** Returns the texts of a card, largest first. */
export function getCardTexts(screen: Screen, { profile, sections, projects }: Content) {
  const { name, title = '', intro = '' } = profile
  if (screen === 'home') return { title: name, subtitle: title, lead: intro }
  const lead =
    projects.length > 0
      ? formatCount(title ? card.projectsBy : card.projects, projects.length, { title })
      : title
  return { title: sections.allProjects.heading, subtitle: name, lead }
}

/** Returns the texts of a card as SVG outlines. */
function renderTexts(texts: ReturnType<typeof getCardTexts>, url: string, dir: Direction): Promise<string> {
  const [title, subtitle, lead, address] = [texts.title, texts.subtitle, texts.lead, url].map(tidy)
  const { heading, accent, body, muted } = colors
  return compileSvg('app/og.png/card.typ', {
    dir,
    colours: { heading, accent, body, muted },
    // A card shows at least the address if no font has the characters of its texts.
    texts: { title: title || subtitle || lead ? title : address, subtitle, lead, address },
  })
}

/** Returns the framed portrait as SVG, or an empty text without a portrait. */
async function renderPortrait({ profile }: Content, placed: Placing): Promise<string> {
  if (!profile.portrait) return ''
  return renderFrame(profile.portrait.file, placed({ x: 790, y: 115, width: 320, height: 400 }))
}

/** Returns framed screenshots of the first projects as SVG, stacked from the back at the top to the front at the bottom. */
async function renderShots({ projects }: Content, placed: Placing): Promise<string> {
  const shots = projects.flatMap(({ src }) => src.slice(0, 1)).slice(0, MAX_SHOTS)
  const frames = shots.toReversed().map(({ file }, i) => {
    const step = MAX_SHOTS - shots.length + i
    return renderFrame(file, placed({ x: 880 - 50 * step, y: 82 + 118 * step, width: 400, height: 250 }))
  })
  return (await Promise.all(frames)).join('\n')
}

/** Mirrors a box for right-to-left text, otherwise returns it unchanged. */
type Placing = (box: Box) => Box

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function renderFrame(file: string, { x, y, width, height }: Box): Promise<string> {
  const href = await encodePicture(file, width, height)
  const id = `clip-${x}-${y}`
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<clipPath id="${id}"><rect ${box} rx="18"/></clipPath>
<rect x="${x - 8}" y="${y + 6}" width="${width + 16}" height="${height + 18}" rx="26" fill="${colors.sunken}" opacity=".5"/>
<image ${box} href="${href}" clip-path="url(#${id})" preserveAspectRatio="none"/>
<rect ${box} rx="18" fill="none" stroke="${colors.hairline}" stroke-width="1.5"/>`
}

async function encodePicture(file: string, width: number, height: number): Promise<string> {
  const source = await readFile(join(imagesFolder, file))
  const data = await openPicture(source)
    .resize(width, height, { fit: 'cover', position: 'top' })
    // A transparent picture would show the one behind it.
    .flatten({ background: (await groundFor(source)) ?? colors.raised })
    .png()
    .toBuffer()
  return `data:image/png;base64,${data.toString('base64')}`
}
