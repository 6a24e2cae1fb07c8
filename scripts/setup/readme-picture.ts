import { openPicture } from '@/app/pictures/read'
import { attribute, listElements } from '@/scripts/build/html'
import { addNote, type Place, placeOf } from '@/scripts/setup/fields'
import { RequestLimit, requestFile } from '@/scripts/setup/github-api'
import { toWebp } from '@/scripts/setup/portrait'

/** Finds the first picture in a README that is in the same repository, for the project. */

export interface ProjectPicture {
  /** The title of the project. */
  title: string
  alt: string
  bytes: Uint8Array
}

/** Narrower pictures are logos, in px. */
const MIN_WIDTH = 600
/** Number of repositories that are read at a time. */
const AT_A_TIME = 6

/** Requests the READMEs of repositories and their pictures. A note lists each fault. */
export async function requestPictures(owner: string, names: readonly string[], place: Place) {
  const pictures: ProjectPicture[] = []
  const missing: string[] = []
  for (let i = 0; i < names.length && missing.length === 0; i += AT_A_TIME) {
    const batch = names.slice(i, i + AT_A_TIME)
    const results = await Promise.allSettled(batch.map((name) => requestPicture(owner, name)))
    for (const [j, result] of results.entries()) {
      const name = batch[j] ?? ''
      if (result.status === 'fulfilled') pictures.push(...result.value)
      else if (result.reason instanceof RequestLimit) missing.push(name)
      else addNote(placeOf(name, place), `has no picture: ${result.reason.message.split('\n')[0]}`)
    }
    if (missing.length > 0) missing.push(...names.slice(i + AT_A_TIME))
  }
  const advice = 'To get them, undo this import with Git, set GITHUB_TOKEN, and run setup again'
  const reason = `have no pictures, because GitHub accepts no more requests for now. ${advice}`
  if (missing.length > 0) addNote(place, reason, missing.join(', '))
  return pictures
}

/** @throws if the picture, or the README, cannot be used */
async function requestPicture(owner: string, name: string): Promise<ProjectPicture[]> {
  const repository = `${owner}/${name}`
  const readme = await requestFile(`repos/${repository}/readme`)
  for (const { alt = '', address = '' } of picturesIn(String(readme ?? ''))) {
    const path = pathIn(repository, address)
    if (!path || logo.test(path)) continue
    const bytes = await toScreenshot(await requestFile(`repos/${repository}/contents/${path}`))
    if (typeof bytes === 'string') throw new Error(`${path} ${bytes}`)
    return [{ title: name, alt: alt.trim() || name, bytes }]
  }
  return []
}

/** Converts a picture, or returns why it is no screenshot. */
async function toScreenshot(bytes: Buffer | undefined): Promise<Buffer | string> {
  if (!bytes) return 'does not exist'
  try {
    const { autoOrient: size } = await openPicture(bytes).metadata()
    if (size.width < MIN_WIDTH) return `is narrower than ${MIN_WIDTH} px`
    if (size.height > 2 * size.width) return 'is taller than twice its width'
    return await toWebp(bytes)
  } catch {
    return 'cannot be read as a picture'
  }
}

/** Many READMEs begin with one. Only its name shows that without a request. */
const logo = /(?<![a-z])logo(?![a-z])/i
/** Code shows pictures of other pages. */
const code = /^ *(```|~~~).*?^ *\1|`[^`\n]*`/gms
/** `![alt](address)` or `![alt][name]`. */
const markdownPicture = /!\[([^\]]*)\](?:\(([^)\n]*)\)|\[([^\]\n]*)\])/g
/** `[name]: address` */
const definition = /^ {0,3}\[([^\]]+)\]: *(\S+)/gm

/** Returns the pictures of Markdown and HTML, in the order of the text. */
function picturesIn(readme: string): { alt?: string; address?: string }[] {
  const text = readme.replace(code, '')
  const addresses = new Map<string, string>()
  for (const [, name = '', address = ''] of text.matchAll(definition)) addresses.set(name, address)
  const html = text.replace(markdownPicture, (_, alt, address, name) => {
    const source = address ?? addresses.get(name || alt) ?? ''
    return `<img alt="${escaped(alt)}" src="${escaped(withoutTitle(source))}">`
  })
  const images = listElements(html).filter(({ tagName }) => tagName === 'img')
  return images.map((image) => ({ alt: attribute(image, 'alt'), address: attribute(image, 'src') }))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Markdown may have a title after an address, and angle brackets around one with spaces. */
function withoutTitle(address: string): string {
  return address
    .trim()
    .replace(/\s+["'].*$/, '')
    .replace(/^<(.*)>$/, '$1')
}

/** Returns the path of a picture in a repository, and its branch, if the address leads there. */
function pathIn(repository: string, address: string): string | undefined {
  const start = `https://github.com/${repository}/raw/HEAD/`
  // A slash at the start is the top of the repository.
  const relative = address.trim().replace(/^\/(?!\/)/, '')
  if (!URL.canParse(relative, start)) return undefined
  const { hostname, pathname } = new URL(relative, start)
  const place = hostname + pathname
  const forms = ['github.com/*/raw/', 'github.com/*/blob/', 'raw.githubusercontent.com/*/']
  const roots = forms.map((form) => form.replace('*', repository).toLowerCase())
  const root = roots.find((root) => place.toLowerCase().startsWith(root))
  if (!root || !/\.(jpe?g|png|webp|avif|gif)$/i.test(place)) return undefined
  const rest = place.slice(root.length).replace(/^refs\/heads\//, '')
  const [branch, ...path] = rest.split('/')
  return path.join('/') + (branch === 'HEAD' ? '' : `?ref=${branch}`)
}
