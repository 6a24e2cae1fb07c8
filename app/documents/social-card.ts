import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Site } from '@/app/documents/addresses'
import { shortenAddress, tidy } from '@/app/documents/fonts'
import { compileSvg } from '@/app/documents/typst'
import { groundFor, openPicture } from '@/app/pictures/read'
import { sitePalette } from '@/components/colour-mode/site-palette'
import { drawMap } from '@/components/map/map-drawing'
import { listWorks } from '@/components/map/summits'
import { createTerrain } from '@/components/map/terrain'
import { createWorlds } from '@/components/map/world'
import { detectDirection } from '@/components/text/direction'
import { truncate } from '@/components/text/sentences'
import { imagesFolder } from '@/content/schema/raw'
import type { Content } from '@/content/schema/validate'
import { language } from '@/content/words'

/** The colours of the default mode, because a picture cannot follow the visitor's mode (C1). */
const colors = sitePalette.dark
/** Card size in pixels, which social networks show uncropped. */
const WIDTH = 1200
const HEIGHT = 630
const SIZE = `width="${WIDTH}" height="${HEIGHT}"`
/** Margin of the texts in pixels. */
const SIDE = 72
/** The portrait in pixels, as in `card.typ`. */
const PORTRAIT = { y: 448, width: 104, height: 130 }
/** The map: its top and its scale, with which its whole width is on the card. */
const MAP = { top: -40, scale: 0.75 }
/** Opacity of the veil over the map by height. Address and name then have a contrast of 4.5. */
const VEIL = { '0.1': 0.6, '0.19': 0, '0.3': 0, '0.42': 0.5 }
/** Maximum number of characters of each text, which fit in the smallest size. */
const MAX_LENGTHS = { title: 100, subtitle: 140, lead: 300 }

/** Renders the picture of shared links, in dark mode. The same content gives the same bytes. */
export async function renderSocialCard(
  content: Content,
  site: Pick<Site, 'url'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, subtitle, lead } = getCardTexts(content)
  const address = site.url ? shortenAddress(site.url) : ''
  const dir = language.dir === 'rtl' ? 'rtl' : detectDirection(lead || title)
  const isRightToLeft = dir === 'rtl'
  const texts = await compileSvg('app/documents/card.typ', {
    dir,
    colours: { heading: colors.heading, body: colors.body },
    texts: { title, subtitle, lead, address },
    portrait: content.profile.portrait !== undefined,
  })
  const veil = Object.entries(VEIL).map(
    ([offset, opacity]) => `<stop offset="${offset}" stop-color="${colors.low}" stop-opacity="${opacity}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE} viewBox="0 0 ${WIDTH} ${HEIGHT}">
<linearGradient id="veil" x2="0" y2="1">${veil.join('')}</linearGradient>
<rect ${SIZE} fill="${colors.low}"/>
${renderMap(content, isRightToLeft)}
${address && markAt(isRightToLeft ? WIDTH - SIDE - 9 : SIDE + 9, 58, 1.8)}
${await renderPortrait(content, isRightToLeft)}
${texts}
</svg>`
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 95, effort: 7, dither: 0.9 })
    .toBuffer()
  return new Uint8Array(png)
}

/** Returns the map with a mark on each featured summit, fainter behind the name. */
function renderMap(content: Content, isRightToLeft: boolean): string {
  const { name } = content.profile
  const terrain = createTerrain(name, listWorks(content), createWorlds(false, isRightToLeft).wide)
  const { width, height } = terrain.world
  const { top, scale } = MAP
  const size = `y="${top}" width="${WIDTH}" height="${height * scale}" viewBox="0 0 ${2 * width} ${2 * height}"`
  const marks = terrain.summits.filter(({ isFeatured }) => isFeatured)
  return [
    drawMap(terrain, sitePalette, 'dark', size),
    `<rect ${SIZE} fill="url(#veil)"/>`,
    ...marks.map(({ x, y }) => markAt(x * scale, y * scale + top, 1.2)),
  ].join('')
}

function markAt(x: number, y: number, scale: number): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="M0-5 4.5 3h-9z" fill="${colors.heading}"/>`
}

/** Returns the texts of the card, largest first, without symbols that no font has. */
export function getCardTexts({ profile }: Pick<Content, 'profile'>) {
  return {
    title: truncate(tidy(profile.name), MAX_LENGTHS.title),
    subtitle: truncate(tidy(profile.title ?? ''), MAX_LENGTHS.subtitle),
    lead: truncate(tidy(profile.intro ?? ''), MAX_LENGTHS.lead),
  }
}

async function renderPortrait({ profile }: Content, isRightToLeft: boolean): Promise<string> {
  if (!profile.portrait) return ''
  const { y, width, height } = PORTRAIT
  const x = isRightToLeft ? WIDTH - SIDE - width : SIDE
  const source = await readFile(join(imagesFolder, profile.portrait.file))
  const png = await openPicture(source)
    .resize(2 * width, 2 * height, { fit: 'cover', position: 'top' })
    .flatten({ background: (await groundFor(source)) ?? colors.raised })
    .png()
    .toBuffer()
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  const address = `data:image/png;base64,${png.toString('base64')}`
  return `<clipPath id="frame"><rect ${box} rx="6"/></clipPath>
<image ${box} href="${address}" clip-path="url(#frame)" preserveAspectRatio="none"/>`
}
