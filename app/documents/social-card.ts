import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Site } from '@/app/documents/addresses'
import { shortenAddress, tidy } from '@/app/documents/fonts'
import { compileSvg } from '@/app/documents/typst'
import { groundFor, openPicture } from '@/app/pictures/read'
import { sitePalette } from '@/components/colour-mode/site-palette'
import { contourLines } from '@/components/home/contour-lines'
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
/** Left margin of the text in pixels. */
const LEFT = 72
/** The place of the portrait in pixels. */
const PORTRAIT = { x: 790, y: 115, width: 320, height: 400 }
/** The most characters of each text, which fit in the smallest size. */
const MOST = { title: 100, subtitle: 140, lead: 300 }

/** Renders the picture of shared links as PNG, in dark mode. The same content gives the same bytes. */
export async function renderSocialCard(
  content: Content,
  site: Pick<Site, 'url'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, subtitle, lead } = getCardTexts(content)
  const address = site.url ? shortenAddress(site.url) : ''
  const dir = language.dir === 'rtl' ? 'rtl' : detectDirection(lead || title)
  const texts = await compileSvg('app/documents/card.typ', {
    dir,
    colours: { heading: colors.heading, accent: colors.accent, body: colors.body, muted: colors.muted },
    texts: { title, subtitle, lead, address },
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<radialGradient id="glow"><stop stop-color="${colors.fill}" stop-opacity=".34"/><stop offset="1" stop-color="${colors.fill}" stop-opacity="0"/></radialGradient>
<linearGradient id="signal" x1="0" x2="1"><stop stop-color="${colors.accent}"/><stop offset="1" stop-color="${colors.accent}" stop-opacity="0"/></linearGradient>
<linearGradient id="calm" gradientUnits="userSpaceOnUse" x1="420" x2="760" y1="0" y2="0"><stop stop-color="${colors.page}" stop-opacity=".92"/><stop offset="1" stop-color="${colors.page}" stop-opacity="0"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.page}"/>
<g${dir === 'rtl' ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : ''}>
<ellipse cx="900" cy="315" rx="470" ry="400" fill="url(#glow)"/>
${contourLines(colors.accent, 'x="-150" y="-105" width="1680" height="1050" opacity=".75"')}
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#calm)"/>
${address && `<circle cx="${LEFT + 6}" cy="${HEIGHT - 64}" r="6" fill="${colors.accent}"/>`}
<rect x="${LEFT}" y="${HEIGHT - 3}" width="${WIDTH - LEFT}" height="3" fill="url(#signal)"/>
</g>
${await renderPortrait(content, dir === 'rtl')}
${texts}
</svg>`
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 95, effort: 7, dither: 0.9 })
    .toBuffer()
  return new Uint8Array(png)
}

/** Returns the texts of the card, largest first. Emoji and symbols that no font has are left out. */
export function getCardTexts({ profile }: Pick<Content, 'profile'>) {
  return {
    title: truncate(tidy(profile.name), MOST.title),
    subtitle: truncate(tidy(profile.title ?? ''), MOST.subtitle),
    lead: truncate(tidy(profile.intro ?? ''), MOST.lead),
  }
}

/** Returns the border border-control portrait as SVG, or an empty text without a portrait. */
async function renderPortrait({ profile }: Content, isRightToLeft: boolean): Promise<string> {
  if (!profile.portrait) return ''
  const { y, width, height } = PORTRAIT
  const x = isRightToLeft ? WIDTH - PORTRAIT.x - width : PORTRAIT.x
  const source = await readFile(join(imagesFolder, profile.portrait.file))
  const png = await openPicture(source)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .flatten({ background: (await groundFor(source)) ?? colors.raised })
    .png()
    .toBuffer()
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<clipPath id="frame"><rect ${box} rx="18"/></clipPath>
<rect x="${x - 8}" y="${y + 6}" width="${width + 16}" height="${height + 18}" rx="26" fill="${colors.sunken}" opacity=".5"/>
<image ${box} href="data:image/png;base64,${png.toString('base64')}" clip-path="url(#frame)" preserveAspectRatio="none"/>
<rect ${box} rx="18" fill="none" stroke="${colors.hairline}" stroke-width="1.5"/>`
}
