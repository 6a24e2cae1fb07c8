import { tidy } from '../../../components/documents/fonts'
import { planResume } from '../../../components/documents/resume-document'
import { credentialLists } from '../../../components/lib/credentials'
import { hasRightToLeft } from '../../../components/lib/direction'
import type { Content } from '../../../content/validate'
import { type Element, textOf } from '../../html'
import { pdfText } from '../pdf-text'
import type { Check, Fault, Site } from './site'

/** A file of the export that is made from the content: how to read its text, and the facts that it must contain. */
interface Document {
  file: string
  words: (site: Site) => string | Promise<string>
  facts: (content: Content) => string[]
  /** Whether the text contains a fact; most documents contain it unchanged. */
  says?: (words: string, fact: string) => boolean
}

const person = ({ profile }: Content) => [profile.name, profile.title ?? []].flat()
const credentials = (content: Content) =>
  credentialLists(content).flatMap(({ entries }) =>
    entries.flatMap(({ title, detail, points }) => [title.text, detail?.text ?? [], ...points].flat()),
  )
const jobs = ({ experiences }: Content) => experiences.flatMap((entry) => [entry.title, entry.company])
const duties = ({ experiences }: Content) => experiences.flatMap((entry) => entry.responsibilities)
const skills = ({ skillGroups }: Content) =>
  skillGroups.flatMap((group) => group.skills.map(({ name }) => name))
const featured = ({ featuredProjects }: Content) => featuredProjects.map((project) => project.title)
const projects = (content: Content) =>
  content.projects.flatMap((project) => [project.title, project.description, ...project.bulletpoints])

const documents: Document[] = [
  {
    file: '/index.html',
    words: visibleWords('/index.html'),
    facts: all(person, jobs, duties, credentials, skills, featured),
  },
  { file: '/projects.html', words: visibleWords('/projects.html'), facts: projects },
  {
    file: '/index.html, JSON-LD',
    words: jsonLdWords('/index.html'),
    facts: all(person, currentJobs, skills),
  },
  { file: '/projects.html, JSON-LD', words: jsonLdWords('/projects.html'), facts: all(person, titles) },
  {
    file: '/index.md',
    words: markdownWords('/index.md'),
    facts: all(person, jobs, duties, credentials, skills, featured),
  },
  { file: '/projects.md', words: markdownWords('/projects.md'), facts: projects },
  { file: '/llms.txt', words: markdownWords('/llms.txt'), facts: all(person, featured) },
  {
    file: '/resume.json',
    words: jsonWords('/resume.json'),
    facts: all(person, jobs, duties, credentials, skills, projects),
  },
  { file: '/contact.vcf', words: vcardWords, facts: all(person, currentJobs) },
]

function currentJobs({ experiences }: Content): string[] {
  const current = experiences.find((entry) => entry.endDate === 'Present')
  return current ? [current.title, current.company] : []
}

function titles(content: Content): string[] {
  return content.projects.map((project) => project.title)
}

function all(...lists: Document['facts'][]): Document['facts'] {
  return (content) => lists.flatMap((list) => list(content))
}

/**
 * Every document of the export contains the facts of the content as it is now.
 *
 * @param bytes of an exported file
 * @param hasOwnResume whether the owner put a PDF of their own in the place of the one made from the content
 */
export function checkDocuments(
  content: Content,
  bytes: (file: string) => Uint8Array,
  hasOwnResume: boolean,
): Check {
  const resume = (site: Site): Document => ({
    file: '/resume.pdf',
    words: () => pdfText(bytes('/resume.pdf')),
    facts: () => {
      const cut = new Set(planResume(content, site).cut)
      return all(
        person,
        jobs,
        duties,
        credentials,
        skills,
        featured,
      )(content).filter((fact) => !cut.has(fact))
    },
    says: pdfSays,
  })
  return async (site) => {
    const found = (hasOwnResume ? documents : [...documents, resume(site)]).map((document) =>
      missing(document, content, site),
    )
    const cards = ['/og.png', '/og-projects.png'].flatMap((file) => cardFaults(file, site, bytes))
    return [...(await Promise.all(found)).flat(), ...cards]
  }
}

async function missing(document: Document, content: Content, site: Site): Promise<Fault[]> {
  const [path = ''] = document.file.split(',')
  if (!site.files.has(path)) return [{ file: path, fault: 'is not there' }]
  const { says = (words, fact) => plain(words).includes(plain(fact)) } = document
  const words = await document.words(site)
  return document
    .facts(content)
    .filter((fact) => !says(words, fact))
    .map((fact) => ({ file: document.file, fault: `does not contain "${fact}" from content/` }))
}

/**
 * The resume leaves out letters that its fonts lack, and breaks what is longer than a line. In right-to-left lines the
 * PDF stores punctuation in visual order, so only letters and digits are compared.
 */
function pdfSays(words: string, fact: string): boolean {
  const shown = tidy(fact).trim()
  if (hasRightToLeft(shown)) {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
    return letters(words).includes(letters(shown))
  }
  const breakable = [...plain(shown)].map((letter) => (letter === ' ' ? '\\s+' : escaped(letter))).join('\n?')
  return new RegExp(breakable, 'u').test(words.normalize('NFC'))
}

function escaped(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
}

/** White space collapsed, accents composed, and no invisible characters such as soft hyphens. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, ' ')
}

function visibleWords(file: string): Document['words'] {
  const words = (element: Element): string => element.childNodes.map((node) => wordsOf(node)).join('')
  const wordsOf = (node: Element['childNodes'][number]): string => {
    if ('value' in node) return node.value
    if (!('tagName' in node) || ['script', 'style'].includes(node.tagName)) return ''
    return node.tagName === 'template' && 'content' in node
      ? node.content.childNodes.map((child) => wordsOf(child)).join('')
      : words(node)
  }
  return (site) => elementsOf(site, file, 'body').map(words).join(' ')
}

function elementsOf(site: Site, file: string, tag: string): Element[] {
  const page = site.pages.find((one) => one.file === file)
  return page?.elements.filter((element) => element.tagName === tag) ?? []
}

function jsonLdWords(file: string): Document['words'] {
  return (site) =>
    elementsOf(site, file, 'script')
      .filter(({ attrs }) => attrs.some(({ value }) => value === 'application/ld+json'))
      .map((element) => stringsIn(JSON.parse(textOf(element))).join('\n'))
      .join('\n')
}

function jsonWords(file: string): Document['words'] {
  return (site) => stringsIn(JSON.parse(site.text(file))).join('\n')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function markdownWords(file: string): Document['words'] {
  return (site) => site.text(file).replace(/\\(.)/g, '$1')
}

function vcardWords(site: Site): string {
  return site.text('/contact.vcf').replace(/\r\n /g, '').replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')
}

/** A PNG has its size in the bytes after its signature. */
function cardFaults(file: string, site: Site, bytes: (file: string) => Uint8Array): Fault[] {
  if (!site.files.has(file)) return [{ file, fault: 'is not there' }]
  const png = Buffer.from(bytes(file))
  const isPng = png.subarray(1, 4).toString('latin1') === 'PNG'
  const size = isPng ? `${png.readUInt32BE(16)} x ${png.readUInt32BE(20)}` : 'no PNG'
  return size === '1200 x 630' ? [] : [{ file, fault: `is ${size}, where a card is 1200 x 630` }]
}
