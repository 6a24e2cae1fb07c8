import { type ContentInput, entryLists } from '@/content/schema/content'
import { monthNumber } from '@/content/schema/dates'
import { PICTURE_NAME } from '@/content/schema/fields'
import { collectContentTexts, collectTexts } from '@/content/schema/texts'
import { type Examined, type Finding, findingAt } from '@/scripts/doctor/finding'
import { addressFaults, codeLinks, profileLinks, reservedDomains } from '@/scripts/doctor/links'
import { pictureFaults, poorDescriptions } from '@/scripts/doctor/pictures'
import { personalTexts } from '@/scripts/doctor/sample'
import { detectLanguage, textsWithLanguage } from '@/scripts/old-setup/detect-language'

/** Returns everything that an owner should check before they publish the site. */
export function examine(site: Examined): Finding[] {
  const findings = [
    ...addressFaults(site),
    ...sampleTexts(site),
    ...sampleEntries(site),
    ...reservedDomains(site),
    ...profileLinks(site),
    ...codeLinks(site),
    ...futureDates(site),
    ...openEnds(site),
    ...pictureFaults(site),
    ...poorDescriptions(site),
    ...unreadFiles(site),
    ...wordsInOtherLanguage(site),
    ...englishTexts(site),
    ...longTexts(site),
    ...missingFields(site),
  ]
  // Values and entries of the sample are reported once, without their other findings.
  const samples = findings.filter(({ level }) => level === 'sample')
  const values = new Set(samples.map(placeKey))
  const entries = new Set(samples.filter(({ entry, field }) => entry && !field).map(placeKey))
  return findings.filter((finding) => {
    const isInSample = finding.field !== '' && entries.has(placeKey({ ...finding, field: '' }))
    return !isInSample && (finding.level === 'sample' || !values.has(placeKey(finding)))
  })
}

function placeKey({ file, entry, field }: Finding): string {
  return JSON.stringify([file, entry, field])
}

/** Finds whole entries of the sample, such as skills, its list of interests, and its light colour beside another brand colour. */
function* sampleEntries(site: Examined): Generator<Finding> {
  const { content, sample } = site
  for (const key of entryLists)
    for (const [i, entry] of content[key].entries()) {
      const fix = 'Replace it with your own, or delete it.'
      if (sample.isEntry(entry)) yield findingAt(site, { key, path: [i] }, 'sample', 'is in the sample', fix)
    }
  // An owner may have the same interests, so they do not prevent publishing.
  if (sample.isEntry(content.profile.interests)) {
    const place = { key: 'profile', path: ['interests'] } as const
    yield findingAt(site, place, 'weak', "are the sample's", 'Write your own, or delete the line.')
  }
  const { brand, brandLight } = content.theme
  if (sample.isEntry({ brandLight }) && !sample.isEntry({ brand })) {
    const place = { key: 'theme', path: ['brandLight'] } as const
    const why = "is the sample's colour, which dark mode uses"
    const fix = 'Delete the line to compute it from your brand, or write your own.'
    yield findingAt(site, place, 'weak', why, fix)
  }
}

function* sampleTexts(site: Examined): Generator<Finding> {
  for (const place of personalTexts(site.content)) {
    if (!site.sample.hasText(place.text) || place.path[0] === 'siteUrl') continue
    yield findingAt(site, place, 'sample', 'is the text of the sample', 'Write your own, or delete it.')
  }
}

/** Fields whose dates must be in the past. Degrees and talks may be in the future. */
const pastDates: Partial<Record<keyof ContentInput, readonly string[]>> = {
  featuredProjects: ['createdAt'],
  olderProjects: ['createdAt'],
  experiences: ['startDate', 'endDate'],
  certifications: ['date'],
  awards: ['date'],
}

function* futureDates(site: Examined): Generator<Finding> {
  const { now } = site
  const thisMonth = monthNumber(String(now.getUTCFullYear())) + now.getUTCMonth()
  for (const found of collectContentTexts(site.content)) {
    const { key, path, text } = found
    const field = String(path.at(-1))
    const month = monthNumber(text)
    if (!pastDates[key]?.includes(field) || !Number.isFinite(month) || month <= thisMonth) continue
    const fix = field === 'endDate' ? 'Write "Present" until then.' : 'Correct the date.'
    yield findingAt(site, found, 'wrong', `is ${text}, which is in the future`, fix)
  }
}

/** Finds jobs and schools whose end date may be missing: "Present" beside a later job, or none. */
function* openEnds(site: Examined): Generator<Finding> {
  const { experiences, education } = site.content
  for (const [i, { startDate = '', endDate = '' }] of experiences.entries()) {
    const later = experiences.find((job) => monthNumber(job.startDate ?? '') > monthNumber(startDate))
    if (!later || monthNumber(endDate) !== Number.POSITIVE_INFINITY) continue
    const place = { key: 'experiences' as const, path: [i, 'endDate'] }
    const why = `is "${endDate}", though the job at ${later.company ?? later.title} began later`
    yield findingAt(site, place, 'weak', why, 'Write the month in which it ended, if it has.')
  }
  for (const [i, { startDate, endDate }] of education.entries()) {
    if (!startDate || endDate) continue
    const place = { key: 'education' as const, path: [i, 'endDate'] }
    const fix = 'Write "Present" if it goes on, or the month in which it ended.'
    yield findingAt(site, place, 'weak', 'is left out', fix)
  }
}

/** Maximum length of a text that is read at a glance, in characters, by file and field. */
const project = { title: 40, type: 20, description: 700, bulletpoints: 220, footer: 160 }
const GLANCE: Partial<Record<keyof ContentInput, Record<string, number>>> = {
  profile: { title: 60, status: 50, intro: 220, interests: 40, about: 700 },
  sections: { label: 20, heading: 60, lead: 160 },
  featuredProjects: project,
  olderProjects: project,
  experiences: { title: 60, company: 50, responsibilities: 220 },
  education: { degree: 80, points: 220 },
  skillGroups: { title: 30, name: 30, skills: 30 },
  slides: { title: 80 },
}

/** Finds texts that are too long to read at a glance. */
function* longTexts(site: Examined): Generator<Finding> {
  for (const { key, path, text } of collectContentTexts(site.content)) {
    const field = path.findLast((part) => typeof part === 'string')
    const most = GLANCE[key]?.[field ?? ''] ?? Number.POSITIVE_INFINITY
    if (text.length <= most) continue
    const why = `has ${text.length} characters, but only ${most} can be read at a glance`
    yield findingAt(site, { key, path }, 'weak', why, 'Shorten it, or split it in two.')
  }
}

function* missingFields(site: Examined): Generator<Finding> {
  const { email, links, intro, portrait } = site.content.profile
  const missing = (field: string, why: string, fix: string) =>
    findingAt(site, { key: 'profile', path: [field] }, 'hint', why, fix)
  if (!email && !links?.length) {
    yield missing('email', 'is left out, and so are links: visitors cannot reach you', 'Write one of them.')
  }
  if (!intro) yield missing('intro', 'is left out', 'Write in one sentence what you do.')
  if (!portrait) yield missing('portrait', 'is left out', 'Add a photograph, if you like.')
}

function languageOf(words: object): string {
  return Reflect.get(Reflect.get(words, 'language') ?? {}, 'lang') ?? 'en'
}

/** Finds words of the interface that are in another language than the owner's texts (O8). */
function* wordsInOtherLanguage({ content, words }: Examined): Generator<Finding> {
  const [lang, own] = [languageOf(words), detectLanguage(textsWithLanguage(content))]
  if (!own || lang.split('-')[0] === own.split('-')[0]) return
  const why = `is "${lang}", and your texts seem to be in "${own}"`
  const fix = `If that is right, run npm run setup -- --lang ${own}.`
  yield { level: 'weak', file: 'content/words.ts', entry: '', field: 'language.lang', why, fix }
}

/** Constants of `content/words.ts` in which single words are reported too. Elsewhere another language may use the same word. */
const singleWords = ['sectionLabels', 'sortLabels']

/** Finds texts of the interface that are still English on a site in another language (O8). */
function* englishTexts(site: Examined): Generator<Finding> {
  const { content, sample, words } = site
  const lang = languageOf(words)
  if (/^en\b/i.test(lang)) return
  const why = `is still English, and the site is in "${lang}"`
  for (const key of ['sections', 'sortOptions'] as const) {
    for (const { path, text } of collectTexts(content[key])) {
      if (path.at(-1) === 'value' || !sample.isEnglish(text)) continue
      yield findingAt(site, { key, path }, 'weak', why, 'Translate it.')
    }
  }
  const file = { level: 'weak', file: 'content/words.ts', entry: '', why, fix: 'Translate it.' } as const
  for (const [name, { months }] of Object.entries(words)) {
    if (months && sample.isEnglish(months)) yield { ...file, field: `${name}.months` }
  }
  for (const { path, text } of collectTexts(words)) {
    const isSure = text.includes(' ') || path.at(-1) === 'present' || singleWords.includes(String(path[0]))
    if (isSure && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')) && sample.isEnglish(text))
      yield { ...file, field: path.join('.') }
  }
}

/** Finds pictures and documents that belong elsewhere. */
function* unreadFiles({ files }: Examined): Generator<Finding> {
  for (const name of files) {
    if (name === 'icon.svg' || name === 'resume.pdf') continue
    const fix =
      (/\.heic$/i.test(name) && 'Export it as JPEG or PNG to content/images.') ||
      (/^icon\.(?:png|jpe?g|webp|avif|gif|ico|heic)$/i.test(name) &&
        'Save it as SVG: only content/icon.svg is read.') ||
      (PICTURE_NAME.test(name) && 'Move it to content/images.') ||
      (/\.(pdf|docx?|odt|pages)$/i.test(name) && 'Your own resume must be content/resume.pdf.')
    if (fix) yield { level: 'wrong', file: `content/${name}`, entry: '', field: '', why: 'is not read', fix }
  }
}
