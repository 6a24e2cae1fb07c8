import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Content } from '@/content/validate'
import { fitted, outlined } from './card-text'
import { fixed, fromProfile, fromProject, type Located } from './places'
import { type Screen, type Site, screenAddress, shortAddress } from './site'
import { breakLines, type Line, linesHeight } from './text-lines'

/** In pixels: what social networks show without cropping. */
const WIDTH = 1200
const HEIGHT = 630
const LEFT = 72
const TEXT_WIDTH = 620

const colors = {
  page: '#0a0f0d',
  heading: '#e9f2ee',
  body: '#b3c2bb',
  muted: '#84958d',
  hairline: '#26322d',
  brand: '#20a785',
  light: '#32E8BA',
}

/** Where the owner's pictures lie. */
const imagesFolder = join(process.cwd(), 'content', 'images')

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
  const pictures = screen === 'home' ? await portrait(content) : await shots(content)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<radialGradient id="glow"><stop stop-color="${colors.brand}" stop-opacity=".34"/><stop offset="1" stop-color="${colors.brand}" stop-opacity="0"/></radialGradient>
<linearGradient id="signal" x1="0" x2="1"><stop stop-color="${colors.light}"/><stop offset="1" stop-color="${colors.light}" stop-opacity="0"/></linearGradient>
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
    .replaceAll('<stop ', `<stop stop-color="${colors.light}" `)
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
    { face: 'text', color: colors.light, lead: 1.25 },
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
    `<circle cx="${LEFT + 6}" cy="${HEIGHT - 64}" r="6" fill="${colors.light}"/>`,
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

async function portrait({ profile }: Content): Promise<string> {
  const place = 'content/profile.ts, field portrait'
  return frame(await picture(profile.portrait.file, place, 320, 400), {
    x: 790,
    y: 115,
    width: 320,
    height: 400,
  })
}

/** The newest featured projects, one behind the other. */
async function shots({ featuredProjects, olderProjects }: Content): Promise<string> {
  const places = [
    { x: 880, y: 82, width: 400, height: 250 },
    { x: 830, y: 200, width: 400, height: 250 },
    { x: 780, y: 318, width: 400, height: 250 },
  ]
  const featured = [...featuredProjects, ...olderProjects]
    .filter((project) => project.src.length > 0)
    .slice(0, 3)
  const frames = await Promise.all(
    featured.toReversed().map(async (project, i) => {
      const box = places[places.length - featured.length + i]
      const { place } = fromProject(project, featuredProjects.includes(project), 'src[1]', '')
      const file = project.src[0]?.file
      return file && box ? frame(await picture(file, place, box.width, box.height), box) : ''
    }),
  )
  return frames.join('\n')
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function frame(source: string, { x, y, width, height }: Box): string {
  const id = `clip-${x}-${y}`
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<clipPath id="${id}"><rect ${box} rx="18"/></clipPath>
<rect x="${x - 8}" y="${y + 6}" width="${width + 16}" height="${height + 18}" rx="26" fill="#04120d" opacity=".5"/>
<image ${box} href="${source}" clip-path="url(#${id})" preserveAspectRatio="none"/>
<rect ${box} rx="18" fill="none" stroke="${colors.hairline}" stroke-width="1.5"/>`
}

/** @throws when the picture cannot be read, with the place that names it */
async function picture(file: string, place: string, width: number, height: number): Promise<string> {
  try {
    const data = await sharp(join(imagesFolder, file))
      .resize(width, height, { fit: 'cover', position: 'top' })
      .png()
      .toBuffer()
    return `data:image/png;base64,${data.toString('base64')}`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${place}: content/images/${file} cannot be read as a picture (${reason}). Save it again as PNG or JPEG.`,
    )
  }
}
