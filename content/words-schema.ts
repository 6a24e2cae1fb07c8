import { z } from 'zod'
import { faultsOf } from './fault'
import { ContentError, wrongKind } from './validate'

/** The shape of `content/words.ts`: what each text must hold so that the site can fill it in. */

const words = z
  .string({ error: 'is missing. Write it in quotes, in your language.' })
  .trim()
  .min(1, { error: 'is empty. Write it in your language.', abort: true })

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`)

/**
 * A text with places that are filled in.
 *
 * @param needed the names of those that must be there; of `a|b` one of the two
 * @param allowed those that may be there
 */
function template(needed: readonly string[], allowed: readonly string[] = []) {
  const known = [...needed, ...allowed].flatMap((name) => name.split('|'))
  return words.superRefine((text, context) => {
    const used = (text.match(/\{[^{}]*\}/g) ?? []).map((name) => name.slice(1, -1))
    for (const name of new Set(used)) {
      if (known.includes(name)) continue
      const advice = known.length > 0 ? `Use ${inBraces(known).join(', ')}` : 'Write it without braces'
      context.addIssue({ code: 'custom', message: `has {${name}}, which nothing fills in. ${advice}.` })
    }
    for (const name of needed) {
      const choices = name.split('|')
      if (choices.some((choice) => used.includes(choice))) continue
      const message = `lacks ${inBraces(choices).join(' or ')}. Put it where your language wants it.`
      context.addIssue({ code: 'custom', message })
    }
  })
}

/** A text without such places: braces in it would be seen. */
const text = template([])

/** Texts by the plural form of `{count}`. A form for one number may spell it out, so only `other` must hold it. */
function plural(...needed: string[]) {
  const form = template(needed, ['count']).optional()
  return z.strictObject({
    zero: form,
    one: form,
    two: form,
    few: form,
    many: form,
    other: template(['count', ...needed]),
  })
}

const MONTHS = 12

const months = z
  .array(text, { error: 'is missing. Write the twelve months in square brackets, January first.' })
  .length(MONTHS, { error: 'has not twelve months. Write all of them, January first.' })
  .superRefine((names, context) => {
    for (const [i, name] of names.entries()) {
      if (names.indexOf(name) < i) {
        context.addIssue({
          code: 'custom',
          path: [i],
          message: 'is another month too. Write each month differently.',
        })
      }
    }
  })

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

export const wordsSchema = z.strictObject({
  language: z.strictObject({
    lang: words.refine(isLanguageTag, {
      error: 'is not a language tag. Write one such as "en", "de" or "pt-BR".',
    }),
    dir: z.enum(['ltr', 'rtl'], {
      error: 'is not a direction. Write "ltr" for left to right, or "rtl" for right to left.',
    }),
  }),
  projectDates: z.strictObject({ months, month: template(['year', 'month']) }),
  resumeDates: z.strictObject({
    months,
    month: template(['year', 'month']),
    range: template(['start', 'end']),
    present: text,
  }),
  punctuation: z.strictObject({ list: template(['before', 'next']), sentence: template(['text']) }),
  page: z.strictObject({ skip: text, opensNewTab: text }),
  header: z.strictObject({ label: text, home: text, resume: text }),
  menu: z.strictObject({ label: text }),
  colorMode: z.strictObject({ toLight: text, toDark: text }),
  footer: z.strictObject({ label: text, credit: template(['name']), version: text }),
  backToTop: z.strictObject({ label: text }),
  notFound: z.strictObject({ title: text, heading: text, home: text }),
  intro: z.strictObject({ resume: text, projects: text, now: text, scrollDown: text }),
  sectionWords: z.strictObject({
    pictures: template(['section']),
    companyWebsite: template(['company']),
    viewAll: text,
  }),
  parts: z.strictObject({
    education: text,
    certifications: text,
    languages: text,
    awards: text,
    talks: text,
  }),
  contact: z.strictObject({ copyAddress: text, addressCopied: text, mail: text }),
  projectLinks: z.strictObject({ code: text, demo: text, website: text }),
  projectPictures: z.strictObject({ logo: template(['title']) }),
  explorer: z.strictObject({ goBack: text }),
  explorerTools: z.strictObject({
    searchLabel: text,
    searchHint: text,
    type: text,
    allTypes: text,
    sort: text,
    listFailed: template(['list']),
  }),
  results: z.strictObject({
    heading: text,
    all: plural(),
    some: plural('shown'),
    none: text,
    advice: text,
    clear: text,
  }),
  noProjects: z.strictObject({ text }),
  dialog: z.strictObject({
    close: text,
    copyLink: text,
    linkCopied: template(['title']),
    screenshots: template(['title']),
    enlarge: template(['picture']),
    viewer: template(['title']),
    viewerScreenshots: template(['title']),
  }),
  slider: z.strictObject({
    carousel: text,
    slide: text,
    place: template(['number', 'count']),
    show: template(['number', 'picture']),
    play: text,
    pause: text,
    previous: text,
    next: text,
  }),
  toasts: z.strictObject({
    dismiss: text,
    copyRefused: text,
    toCopy: text,
  }),
  waiting: z.strictObject({ label: text }),
  metadata: z.strictObject({
    person: template(['name', 'title']),
    projectsTitle: template(['heading', 'name']),
    projectsDescription: plural('person'),
    markdown: text,
    overview: text,
  }),
  card: z.strictObject({ projects: plural(), projectsBy: plural('title|lowercaseTitle') }),
  resume: z.strictObject({
    title: template(['person']),
    subject: text,
    web: text,
    skills: text,
    more: text,
    andMore: plural(),
    all: text,
    page: template(['number', 'count']),
  }),
  documents: z.strictObject({
    resume: text,
    resumePdf: text,
    contactCard: text,
    viewAll: text,
    by: template(['person']),
    pages: text,
    aboutHome: text,
    aboutProjects: text,
    aboutResume: text,
    aboutJsonResume: text,
    aboutContactCard: text,
    now: template(['title', 'company']),
    interests: text,
  }),
})

/** What `content/words.ts` exports, by name. */
export type Words = z.input<typeof wordsSchema>

/**
 * @param raw what `content/words.ts` exports
 * @throws ContentError that lists every fault
 */
export function validateWords(raw: unknown): Words {
  const result = wordsSchema.safeParse(raw, { error: wrongKind })
  if (!result.success) throw new ContentError(faultsOf('content/words.ts', raw, result.error.issues))
  return result.data
}
