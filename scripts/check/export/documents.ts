import { planResume } from '@/app/resume.pdf/resume-plan'
import { tidy } from '@/app/typst/fonts'
import { credentialLists } from '@/components/lib/credentials'
import { hasRightToLeft } from '@/components/lib/direction'
import { format } from '@/components/lib/format'
import { currentJobs } from '@/components/lib/jobs'
import { splitAddresses } from '@/components/lib/prose'
import { separator } from '@/components/lib/punctuation'
import type { Content } from '@/content/schema/validate'
import { language, resume as resumeWords } from '@/content/words'
import type { Fault, Site } from '@/scripts/check/export/site'
import {
  jsonLdWords,
  jsonWords,
  markdownWords,
  pdfText,
  vcardWords,
  visibleWords,
} from '@/scripts/check/export/words-in'

type Facts = (content: Content) => string[]

const person: Facts = ({ profile }) => present([profile.name, profile.title])
const place: Facts = ({ profile }) => present([profile.location])
const present = (facts: readonly (string | undefined)[]): string[] =>
  facts.filter((fact) => fact !== undefined)
const jobs: Facts = ({ experiences }) =>
  present(experiences.flatMap(({ title, company, location }) => [title, company, location]))
const duties: Facts = ({ experiences }) =>
  present(experiences.flatMap((entry) => [entry.summary, ...entry.responsibilities, ...entry.stack]))
const skills: Facts = ({ skillGroups }) =>
  skillGroups.flatMap((group) => group.skills.map(({ name }) => name))
const featured: Facts = ({ featuredProjects }) => featuredProjects.map(({ title }) => title)
const titles: Facts = ({ projects }) => projects.map(({ title }) => title)
const projects: Facts = (content) =>
  present(
    content.projects.flatMap(({ title, description, bulletpoints }) => [title, description, ...bulletpoints]),
  )
const credentials: Facts = (content) =>
  credentialLists(content).flatMap(({ entries }) =>
    entries.flatMap(({ title, detail, description, points }) =>
      present([title.text, detail?.text, description, ...points]),
    ),
  )
const currentJob: Facts = (content) => {
  const [current] = currentJobs(content)
  return present([current?.title, current?.company])
}

const career = [person, place, jobs, duties, credentials, skills]

/** The documents, each with the function that reads its text and the facts that it must contain. */
const documents: readonly (readonly [
  file: string,
  words: (text: string) => string,
  facts: readonly Facts[],
])[] = [
  ['/index.html', visibleWords, [...career, featured]],
  ['/projects.html', visibleWords, [projects]],
  ['/index.html', jsonLdWords, [person, place, currentJob, skills]],
  ['/projects.html', jsonLdWords, [person, titles]],
  ['/index.md', markdownWords, [...career, featured]],
  ['/projects.md', markdownWords, [projects]],
  ['/llms.txt', markdownWords, [person, featured]],
  ['/resume.json', jsonWords, [...career, projects]],
  ['/contact.vcf', vcardWords, [person, place, currentJob]],
]

const cards = ['/og.png', '/og-projects.png']

/**
 * Checks that every document of the export contains the facts of the content.
 *
 * @param hasOwnResume whether the owner's own PDF replaces the generated resume
 */
export async function checkDocuments(site: Site, content: Content, hasOwnResume: boolean): Promise<Fault[]> {
  const factsOf = (lists: readonly Facts[]) => lists.flatMap((list) => list(content))
  const needed = [...documents.map(([file]) => file), ...cards, '/resume.pdf']
  const absent = [...new Set(needed)].filter((file) => !site.files.has(file))
  if (absent.length > 0) return absent.map((file) => ({ file, fault: 'is missing' }))
  const faults = documents.flatMap(([file, read, lists]) => {
    const text = site.text(file)
    const words = plain(read(text))
    const hasLink = (address: string) => text.includes(`href="${address.replaceAll('&', '&amp;')}"`)
    // In a page an address within a text is a link that shows only the host.
    const hasParts = (fact: string) =>
      splitAddresses(fact).every((part, i) =>
        i % 2 === 1 ? hasLink(part) : words.includes(plain(part).trim()),
      )
    return missing(file, factsOf(lists), (fact) => words.includes(plain(fact)) || hasParts(fact))
  })
  faults.push(...cards.flatMap((file) => cardFaults(file, site.bytes(file))))
  if (hasOwnResume) return faults
  const { cut, resume, pages } = await planResume(content, { url: site.address })
  const kept = factsOf([...career, featured]).filter((fact) => !cut.includes(fact))
  const words = withoutFooters(await pdfText(site.bytes('/resume.pdf')), content.profile, pages)
  const planned = plain(jsonWords(JSON.stringify(resume)))
  const hasFact = (fact: string) =>
    shaped.test(fact) ? planned.includes(plain(fact)) : pdfContains(words, fact)
  return [...faults, ...missing('/resume.pdf', kept, hasFact)]
}

function missing(file: string, facts: readonly string[], contains: (fact: string) => boolean): Fault[] {
  return facts
    .filter((fact) => !contains(fact))
    .map((fact) => ({ file, fault: `does not contain "${fact}" from content/` }))
}

/** Collapses white space, composes accents and removes invisible characters such as soft hyphens. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, ' ')
}

/** Removes the footers of the resume, which are within a text that continues on the next page. */
function withoutFooters(words: string, { name }: Content['profile'], count: number): string {
  const pages = Array.from({ length: count }, (_, i) => format(resumeWords.page, { number: i + 1, count }))
  return pages.reduce((text, page) => text.replace(`\n${tidy(name).trim()}${separator}${page}`, ''), words)
}

/**
 * Returns whether the text of the resume contains a fact. The resume omits letters that its fonts lack and breaks long lines. In
 * right-to-left lines the words are in visual order, so each run of letters or digits is found separately.
 */
function pdfContains(words: string, fact: string): boolean {
  const shown = tidy(fact).trim()
  if (language.dir === 'rtl' || hasRightToLeft(shown)) {
    const all = words.replace(/[^\p{L}\p{N}]/gu, '')
    return (shown.match(/\p{L}+|\p{N}+/gu) ?? []).every((run) => all.includes(run))
  }
  const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
  const breakable = [...plain(shown)].map((letter) => (letter === ' ' ? '\\s+' : escaped(letter))).join('\n?')
  return new RegExp(breakable, 'u').test(words.normalize('NFC'))
}

/**
 * Matches letters of scripts such as Arabic, Hindi and Thai, whose shapes depend on their neighbours. pdf.js cannot read them, because it
 * ignores the tags with the original letters of shaped glyphs (`ActualText`).
 */
const shaped =
  /(?![\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Hebrew}\p{scx=Han}\p{scx=Kana}\p{scx=Hira}\p{scx=Hangul}])\p{L}/u

/** Checks the size of a card, which follows the signature of a PNG. */
function cardFaults(file: string, png: Buffer): Fault[] {
  const isPng = png.subarray(1, 4).toString('latin1') === 'PNG'
  const size = isPng ? `${png.readUInt32BE(16)} x ${png.readUInt32BE(20)}` : 'not a PNG'
  return size === '1200 x 630' ? [] : [{ file, fault: `is ${size}, and must be 1200 x 630` }]
}
