import { z } from 'zod'
import { listKeys } from '@/content/schema/lists'
import { parseContent, requireUnique } from '@/content/schema/zod-issues'

const words = z
  .string({ error: 'is missing. Write it in quotes, in your language.' })
  .trim()
  .min(1, { error: 'is empty. Write it in your language.', abort: true })

const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error:
      'is missing. Copy it from the file of your language in docs/translations, or write its fields in curly brackets.',
  })

/** A text with required and optional placeholders. */
function template(required: readonly string[], optional: readonly string[] = []) {
  const known = [...required, ...optional].map((name) => `{${name}}`)
  const advice = known.length > 0 ? `Use ${known.join(', ')}` : 'Write it without braces'
  return words.superRefine((text, context) => {
    const used = new Set(text.match(/\{[^{}]*\}/g))
    const unknown = [...used].filter((name) => !known.includes(name))
    const missing = known.slice(0, required.length).filter((name) => !used.has(name))
    for (const message of [
      ...unknown.map((name) => `has an unknown placeholder, ${name}. ${advice}.`),
      ...missing.map((name) => `lacks the placeholder ${name}. Add it where your language needs it.`),
    ])
      context.addIssue({ code: 'custom', message })
  })
}

const text = template([])

function texts<Name extends string>(...names: Name[]) {
  return group(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)
}

/** Texts by plural form. Only `other` requires `{count}`, because other forms may spell out the number. */
function plural(required: readonly string[] = [], optional: readonly string[] = []) {
  const form = template(required, ['count', ...optional]).optional()
  const other = template(['count', ...required], optional)
  return group({ zero: form, one: form, two: form, few: form, many: form, other })
}

const months = z
  .array(text, { error: 'is missing. Write the twelve months in square brackets, January first.' })
  .length(12, { error: 'does not have twelve months. Write all of them, January first.' })
  .superRefine(requireUnique('is used for two months. Write each month differently.'))

/** Language codes have two or three letters. "english" is not one, although `Intl.Locale` accepts it. */
function isLanguageTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language.length <= 3
  } catch {
    return false
  }
}

const wordsSchema = group({
  language: group({
    lang: words.refine(isLanguageTag, {
      error: 'is not a language tag. Write one such as "en", "de" or "pt-BR".',
    }),
    dir: z.enum(['ltr', 'rtl'], {
      error: 'is not a direction. Write "ltr" for left to right, or "rtl" for right to left.',
    }),
  }),
  projectDates: group({ months, month: template(['year', 'month']) }),
  resumeDates: group({
    months,
    month: template(['year', 'month']),
    range: template(['start', 'end']),
    present: text,
  }),
  punctuation: group({ list: template(['before', 'next']), sentence: template(['text']) }),
  page: texts('skip', 'opensNewTab'),
  header: texts('label', 'home', 'resume'),
  menu: texts('label'),
  colorMode: texts('toLight', 'toDark'),
  footer: texts('label', 'version').extend({ credit: template(['name']) }),
  backToTop: texts('label'),
  notFound: texts('title', 'heading', 'home'),
  intro: texts('resume', 'projects', 'now', 'scrollDown'),
  sectionWords: texts('viewAll').extend({
    pictures: template(['section']),
    companyWebsite: template(['company']),
  }),
  summaries: group({ more: plural() }),
  sectionHeadings: texts('projects', 'contact').extend({ experiences: plural(['year']) }),
  sectionLabels: texts('about', 'experiences', 'projects', 'contact', 'allProjects'),
  sortLabels: texts('option1', 'option2', 'option3'),
  parts: texts(...listKeys),
  entries: group({ score: template(['score']), stack: template(['stack']) }),
  contact: texts('copyAddress', 'addressCopied', 'mail'),
  projectLinks: texts('code', 'demo', 'website'),
  projectPictures: group({ logo: template(['title']) }),
  explorer: texts('goBack'),
  explorerTools: texts('searchLabel', 'searchHint', 'type', 'allTypes', 'sort').extend({
    listFailed: template(['list']),
  }),
  results: texts('heading', 'none', 'advice', 'clear').extend({ all: plural(), some: plural(['shown']) }),
  noProjects: texts('text'),
  dialog: texts('close', 'copyLink').extend({
    linkCopied: template(['title']),
    screenshots: template(['title']),
    enlarge: template(['picture']),
    viewer: template(['title']),
    viewerScreenshots: template(['title']),
  }),
  slider: texts('carousel', 'slide', 'play', 'pause', 'previous', 'next').extend({
    place: template(['number', 'count']),
    show: template(['number', 'picture']),
  }),
  toasts: texts('dismiss', 'copyRefused', 'toCopy'),
  waiting: texts('label'),
  metadata: texts('markdown', 'overview').extend({
    person: template(['name', 'title']),
    projectsTitle: template(['heading', 'name']),
    projectsDescription: plural(['person']),
  }),
  card: group({ projects: plural(), projectsBy: plural([], ['title']) }),
  resume: texts('subject', 'web', 'skills', 'more', 'all').extend({
    title: template(['person']),
    andMore: plural(),
    page: template(['number', 'count']),
  }),
  documents: texts(
    'resume',
    'resumePdf',
    'contactCard',
    'viewAll',
    'pages',
    'aboutHome',
    'aboutProjects',
    'aboutResume',
    'aboutJsonResume',
    'aboutContactCard',
    'interests',
  ).extend({ by: template(['person']), now: template(['title', 'company']) }),
})

/** The exports of `content/words.ts` by name. */
export type Words = z.input<typeof wordsSchema>

/**
 * Validates the exports of `content/words.ts`.
 *
 * @throws ContentError with every fault
 */
export function validateWords(raw: unknown): Words {
  return parseContent(wordsSchema, { file: 'content/words.ts', content: raw })
}
