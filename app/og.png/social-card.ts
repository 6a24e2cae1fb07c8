import sharp from 'sharp'
import { contourLines } from '@/app/contour-lines'
import { cardColors as colors, type Placing, renderPortrait, renderShots } from '@/app/og.png/card-pictures'
import { tidy } from '@/app/typst/fonts'
import { shortenAddress } from '@/app/typst/short-address'
import { compileSvg } from '@/app/typst/typst'
import { type Screen, type Site, screenAddress } from '@/components/lib/addresses'
import { type Direction, detectDirection } from '@/components/lib/direction'
import { formatCount } from '@/components/lib/format'
import type { Content } from '@/content/schema/validate'
import { card, language } from '@/content/words'

/** Card size in pixels, which social networks show uncropped. */
const WIDTH = 1200
const HEIGHT = 630
/** Left margin of the text in pixels. */
const LEFT = 72

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
<circle cx="${LEFT + 6}" cy="${HEIGHT - 64}" r="6" fill="${colors.accent}"/>
<rect x="${LEFT}" y="${HEIGHT - 3}" width="${WIDTH - LEFT}" height="3" fill="url(#signal)"/>
</g>
${await renderPictures(content, placing)}
${await renderTexts(texts, site.url ? shortenAddress(screenAddress(site, screen)) : '', dir)}
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
  const lead = formatCount(title ? card.projectsBy : card.projects, projects.length, { title })
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
