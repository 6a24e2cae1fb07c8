import { findIcon } from '@/content/schema/icons'
import { listDefinitions, listKeys } from '@/content/schema/lists'
import { hasKeys, plainKey, wordsOf } from '@/scripts/old-setup/field-names'
import { isGroup } from '@/scripts/old-setup/fields'

/** Finds the part of a resume that a field contains, by its name or its entries. */

const partAliases: Record<string, string> = {
  basics: 'basic identity generalInformation personal personalInfo personalInformation header person profile',
  work: 'workExperience experience jobs employment employers positions career internships',
  projects:
    'project caseStudies personalProjects sideProjects openSource oss ossContributions selectedProjects',
  skills:
    'technologies technology expertise technicalCompetencies competencies techStack tools frameworks libraries software programmingLanguages',
  interests: 'hobbies hobby interest',
  profiles: 'socialNetworks socialProfiles socials socialLinks socialMedia social relevantLinks',
  education: 'edu studies academic schools degrees educationAndTraining',
  publications: 'papers articles blogPosts writing',
  talks: 'presentations speaking conferences invitedTalks lectures',
  awards: 'honors honours honorsAndAwards selectedHonors recognition achievements',
  certifications:
    'certification certs certificates certificationsAndLicenses licenses licences courses qualifications',
  volunteering: 'volunteerExperience volunteerWork service',
  languages: 'spokenLanguages languageSkills',
}
/** Words in names of parts that add nothing, as in `careerHistory`. */
const fillers = /^(?:current|list|set|history|background|professional|relevant)$/

/** The parts by each of their names. */
export const partNames = new Map([
  ...listKeys.map((key): [string, string] => [listDefinitions[key].resume.section, key]),
  ...Object.entries(partAliases).flatMap(([part, aliases]) =>
    [part, ...aliases.split(' ')].map((name): [string, string] => [plainKey(name), part]),
  ),
])
/** `works` is not the plural of `work`. */
const singular = (name: string) => name.replace(/(?<!^work)s$/, '')

/** Names of the company or the school of an entry. */
export const isPlace = /^(?:company|employer|org(?:ani[sz]ation)?|institution|school|university)$/
/** Names that may be a part: the part, and a field that each of its entries must have. */
const uncertainNames: readonly [names: RegExp, part: string, evidence?: RegExp][] = [
  [
    /^(?:teaching|industry|professional)$|taught$/,
    'work',
    /^(?:compan|employer|organi[sz]ation|enterprise|ins|school|university|place$)/,
  ],
  [/activities$|^extracurriculars?$/, 'volunteering', /compan|employer|organi[sz]ation/],
  [/^portfolio(?:items)?$/, 'projects'],
  [/^projectexperiences?$/, 'projects', /^(?:name|title|project)/],
  // Names alone may be the courses of a degree.
  [/^courses$/, 'certifications'],
]
/** Returns whether a list with this name contains taught courses. */
export const isTeaching = (key: string) =>
  /^(?:teaching|(?:courses?|classes|subjects)taught)$/.test(plainKey(key))

/** Ends of names that the owner chose, such as "soft skills". */
const partEndings = 'experience projects education publications talks awards skills interests'.split(' ')

/** Returns the part of a resume that a field belongs to. "Customer experience" with a list of words is not work. */
export function partOf(name: string, field: unknown): string | undefined {
  const key = plainKey(name)
  const hasGroups = Array.isArray(field) && field.some(isGroup)
  const entries = Object.values(Object(field)).find(Array.isArray) ?? [field].flat()
  const [, part, evidence = /\p{L}/u] = uncertainNames.find(([names]) => names.test(key)) ?? []
  if (part) return haveAll(entries, evidence) ? part : undefined
  const named = (form = '') => partNames.get(plainKey(form)) ?? partNames.get(singular(plainKey(form)))
  const words = wordsOf(name).filter((word) => !fillers.test(word))
  const whole =
    partNames.get(key) ??
    (typeof field === 'object' ? (named(words.join('')) ?? named(`${words.join('')}s`)) : undefined)
  if (whole) return whole
  // "Education and awards" may be either.
  const ends = new Set(hasGroups ? [named(words.at(-1)), named(words[0])].filter(Boolean) : [])
  const [end] =
    ends.size === 1 ? ends : [partNames.get(partEndings.find((ending) => key.endsWith(ending)) ?? '')]
  // `{ name, sort: true }` are settings of a list that is elsewhere.
  if (entries.includes(field) && Object.values(Object(field)).includes(true)) return undefined
  return end !== 'work' || [field].flat().some(isJob) ? end : undefined
}

/** Returns whether a group has fields that only jobs have. "Technical experience" may be a list of skills. */
export function isJob(group: unknown): boolean {
  return (
    hasKeys(group, /compan|employer|organi[sz]ation|position/) ||
    hasKeys(group, /title|role/, /start|date|period|^from$|since|year|time|duration/)
  )
}

/** Returns whether most of some names are known techniques. */
export function areTechniques(names: readonly unknown[]): boolean {
  return names.length > 1 && names.filter((name) => findIcon(String(name))).length > names.length / 2
}

function haveAll(list: unknown, ...patterns: RegExp[]): boolean {
  return Array.isArray(list) && list.length > 0 && list.every((entry) => hasKeys(entry, ...patterns))
}

/** Returns the part that a list belongs to by its entries, under any name. */
export function partByEntries(list: unknown): string | undefined {
  return haveAll(list, /^company|^employer/, /title$|roles?$|positions?$/) ? 'work' : undefined
}
