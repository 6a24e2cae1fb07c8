import type { PictureManifest } from '@/components/ui/picture'
import {
  type ContentInput,
  collectContentTexts,
  collectPictures,
  collectTexts,
  contentFile,
  type FoundText,
} from '@/content/schema/content'
import { type ContentFault, getValue, locate, type Path } from '@/content/schema/errors'
import * as english from '@/docs/translations/en'
import type { Sample } from '@/scripts/doctor/sample'

/** The kinds of findings, the most important first. Only `sample` prevents publishing. */
export const headings = {
  sample: 'Sample content: replace it before you publish',
  small: 'Pictures that are too small',
  missing: 'Missing, perhaps on purpose',
} as const

/** Something that an owner should check before they publish the site. */
export interface Finding extends ContentFault {
  kind: keyof typeof headings
  /** Starts with the exported constant. */
  path: Path
}

/** The input of the checks. They read no file, so the same input gives the same findings. */
export interface Examined {
  /** The content as the owner wrote it, which is valid. */
  content: ContentInput
  /** The exports of `content/words.ts`. */
  words: { language: { lang: string } }
  /** The URL of the site, if any source has one. */
  address: string | undefined
  pictures: PictureManifest
  sample: Sample
  /** Files of `content/images` that are in the sample. */
  samplePictures: ReadonlySet<string>
}

/** Returns everything that an owner should check before they publish the site. */
export function examine(site: Examined): Finding[] {
  return [
    ...sampleParts(site),
    ...sampleAddress(site),
    ...smallPictures(site),
    ...missingParts(site),
    ...untranslatedWords(site),
  ]
}

function findingAt(
  { content }: Examined,
  { key, path }: Omit<FoundText, 'text'>,
  kind: Finding['kind'],
  message: string,
): Finding {
  return { kind, file: contentFile(key), ...locate(content[key], path), path: [key, ...path], message }
}

/** Finds what is left of the sample. All texts of a whole entry are one finding. */
function* sampleParts(site: Examined): Generator<Finding> {
  const { content, sample, samplePictures } = site
  for (const place of collectContentTexts(content)) {
    const { key, path, text } = place
    const [index] = path
    const isSample = sample.hasText(text) || samplePictures.has(text)
    const fix = 'Replace it with your own, or delete it.'
    if (typeof index === 'number' && sample.isEntry(getValue(content[key], [index])))
      yield findingAt(site, { key, path: [index] }, 'sample', `is in the sample. ${fix}`)
    else if (isSample && index !== 'siteUrl')
      yield findingAt(site, place, 'sample', `is in the sample. ${fix}`)
    else if (isExampleAddress(text) && index !== 'siteUrl')
      yield findingAt(site, place, 'sample', `leads to a domain that is reserved for examples. ${fix}`)
  }
}

/** Domains for examples and local machines, which no one can register (RFC 2606, RFC 6761). */
const examples = /example\.(com|net|org)|example|test|invalid/
const localNetwork = /^(127|10|192\.168)(\.\d+)+$/
const RESERVED = new RegExp(`(^|\\.)(${examples.source}|localhost|local)$|${localNetwork.source}`)

/** Returns whether a text is a link or a mail address on a reserved domain (D6). */
function isExampleAddress(text: string): boolean {
  if (/\s/.test(text)) return false
  const host = URL.canParse(text) ? new URL(text).hostname : text.replace(/^.*@/, '')
  return /[:@]/.test(text) && RESERVED.test(host)
}

/** Finds an address of the site that visitors cannot open. It may also come from a variable. */
function* sampleAddress(site: Examined): Generator<Finding> {
  const { address, content } = site
  if (!address || !isExampleAddress(address)) return
  const fix = 'Write the address of your site, such as "https://you.github.io/portfolio".'
  const message = `is ${address}, which visitors cannot open. ${fix}`
  if (isExampleAddress(content.profile.siteUrl ?? ''))
    yield findingAt(site, { key: 'profile', path: ['siteUrl'] }, 'sample', message)
  else yield { kind: 'sample', file: 'the variable SITE_URL', path: [], message }
}

/** The minimum width of a picture that is sharp at its largest size, in pixels. */
const MIN_WIDTH = { logo: 64, screenshot: 1080, other: 660 }

function minWidthOf({ path }: FoundText): number {
  if (path.at(-1) === 'logo') return MIN_WIDTH.logo
  return path.includes('src') ? MIN_WIDTH.screenshot : MIN_WIDTH.other
}

function* smallPictures(site: Examined): Generator<Finding> {
  for (const place of collectPictures(site.content)) {
    const picture = site.pictures[place.text]
    const minWidth = minWidthOf(place)
    if (!picture || picture.kind === 'drawing' || picture.width >= minWidth) continue
    const fix = 'Add a larger one to content/images.'
    const message = `is ${picture.width} pixels wide, and is shown at up to ${minWidth}. ${fix}`
    yield findingAt(site, place, 'small', message)
  }
}

function* missingParts(site: Examined): Generator<Finding> {
  const { email, links, intro, portrait } = site.content.profile
  const missing = (field: string, message: string) =>
    findingAt(site, { key: 'profile', path: [field] }, 'missing', message)
  if (!site.address) {
    const hosts = 'GitHub Pages, Vercel, Netlify or Cloudflare Pages'
    yield missing('siteUrl', `is left out. Write the address of the site, unless ${hosts} build it.`)
  }
  if (!email && !links?.length)
    yield missing('email', 'is left out, and so are links: visitors cannot reach you. Write one of them.')
  if (!intro) yield missing('intro', 'is left out. Write in one sentence what you do.')
  if (!portrait) yield missing('portrait', 'is left out. Add a photograph, if you like.')
}

/** Finds texts that are English on a site in another language, except single words (O8). */
function* untranslatedWords({ words }: Examined): Generator<Finding> {
  const { lang } = words.language
  if (/^en\b/i.test(lang)) return
  for (const { path, text } of collectTexts(words)) {
    if (!/\p{L} \p{L}/u.test(text) || getValue(english, path) !== text) continue
    const message = `is still English, and the site is in "${lang}". Translate it.`
    yield { kind: 'missing', file: 'content/words.ts', field: path.join('.'), path, message }
  }
}
