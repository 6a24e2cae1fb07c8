import { plainKey } from '@/scripts/setup/field-names'
import { isGroup, joinGroups, unwrappedEntry } from '@/scripts/setup/fields'
import { isCountry } from '@/scripts/setup/languages'
import { itemsIn } from '@/scripts/setup/sentences'
import { isEmpty } from '@/scripts/setup/text'

/** Renames fields whose meaning depends on the others: a place may be the employer or the school, and a name the title or the degree. */

/** An entry, and its list as a table. */
interface Table {
  /** Returns the first field of the entry with such a name, if it is not empty. */
  keyOf: (pattern: RegExp) => string | undefined
  textOf: (key: string | undefined) => string
  /** The texts of a field in the whole list. */
  column: (key: string) => string[]
}

/** Returns the new names of fields. */
type Rename = (table: Table) => (readonly [key: string | undefined, name: string])[]

function renameFields(list: readonly unknown[], rename: Rename): unknown[] {
  const entries = list.map(unwrappedEntry)
  const all = entries.flatMap((entry) => (isGroup(entry) ? Object.entries(Object(entry)) : []))
  const column = (key: string) =>
    all.flatMap(([other, text]) => (plainKey(other) === plainKey(key) && !isEmpty(text) ? String(text) : []))
  return entries.map((entry) => {
    if (!isGroup(entry)) return entry
    const fields = Object.entries(Object(entry))
    const keyOf = (pattern: RegExp) =>
      fields.find(([key, field]) => pattern.test(plainKey(key)) && !isEmpty(field))?.[0]
    const names = new Map(rename({ keyOf, column, textOf: (key = '') => String(Object(entry)[key] ?? '') }))
    return joinGroups(fields.map(([key, field]) => ({ [names.get(key) ?? key]: field })))
  })
}

/** Returns whether most texts of a field match. */
const most = (texts: string[], pattern: RegExp) =>
  texts.filter((text) => pattern.test(text)).length > texts.length / 2
const some = (texts: string[], pattern: RegExp) => texts.some((text) => pattern.test(text))
const every = (texts: string[], pattern: RegExp) => texts.every((text) => pattern.test(text))

const occupation =
  /(?:developer|engineer|programmer|manager|designer|analyst|architect|consultant|scientist|researcher|assistant|intern|lead|entwickler(?:in)?|ingenieur(?:in)?|développeu(?:r|se)|desarrollador|desenvolvedor)a?(?: i+| \d)?\s*$/i
/** "Paris, France" or "Boston, MA". */
const isLocation = (text: string) =>
  isCountry(text.split(/,\s*/).at(-1) ?? '') || /,\s*[A-Z]{2}$/.test(text) || /^(?:remote|hybrid)/i.test(text)
const companyForm = /\b(?:ltd|limited|inc|llc|gmbh|ag|s\.?a|b\.?v|plc|corp|co)\.?(?:,|$)|株式会社|有限会社/i
const kindOrPeriod = /(?:full|part)[- ]?time|freelance|contract|permanent|internship|\b(?:19|20)\d\d\b/i
/** A text of a few words, and no list. */
const isName = (text: string) => /^[\p{Lu}\p{Lo}\d](?:\S*\s?){1,5}$/u.test(text) && itemsIn(text).length === 1

/** Renames the fields of jobs that contain the title and the company. Beside a title, `name` is the company. */
export function withClearJobs(list: readonly unknown[]): unknown[] {
  return renameFields(list, ({ keyOf, textOf, column }) => {
    const [name, title, subtitle] = [keyOf(/^name$/), keyOf(/^title$/), keyOf(/^subtitle$/)]
    const role = keyOf(/^(?:position|role|jobtitle)$/)
    const heading = [role && title, 'title of the entry'] as const
    const hasCompany = keyOf(/^(?:compan|employer|org|insname|workplace|at$|where|institution)/)
    // A company may be called like an occupation.
    const isTitle = (key: string) =>
      key === name ? most(column(key), occupation) : some(column(key), occupation)
    const known = role ? undefined : [title, subtitle, name].find((key) => key && isTitle(key))
    const position = role ?? known ?? title
    // Without a title, a place beside a location is the company.
    if (hasCompany || !(position ?? keyOf(/^location$/)) || (name && name !== known)) return [heading]
    const isEmployer = (key: string) =>
      !some(column(key), occupation) &&
      !some(column(key), kindOrPeriod) &&
      (!isLocation(textOf(key).replace(/ \(.*\)$/, '')) || some(column(key), companyForm))
    // Other details of a job may be as short.
    const isDetail = (key: string) =>
      column(key).every(isName) && (every(column(key), companyForm) || new Set(column(key)).size > 1)
    const details = keyOf(/^details?$/)
    const detail = details && isDetail(details) ? details : undefined
    const others = [keyOf(/^place$/), ...(known ? [subtitle, title, detail] : [])]
    const company = others.find((key) => key && key !== position && isEmployer(key))
    return [heading, [known, 'position'], [company, 'company']]
  })
}

const schoolName =
  /universi|college|school|schule|instit|academ|akadem|école|polit[eé]|poly|escuela|facul|colegio|大学|大學|学院|학교|університет|университет/i
const degreeName =
  /bachelor|master|^[bm]\.? ?(?:sc|a|s|eng|tech)\b|ph\.? ?d|doctor|diplom|licen[cs]|degree|abitur|laurea|grad[oe]/i
/** Kinds of studies in the format of Manfred. */
const kindOfStudy = /^(?:officialDegree|certification|selfTraining|unaccredited)$/

/** Renames the fields of studies that contain the school and the degree. */
export function withClearSchools(list: readonly unknown[]): unknown[] {
  return renameFields(list, ({ keyOf, textOf, column }) => {
    const [name, title] = [keyOf(/^name$/), keyOf(/^title$/)]
    const named = keyOf(/^(?:institution|institute|school|uni|college)/)
    const areSchools = (key: string | undefined) => key !== undefined && most(column(key), schoolName)
    const isInName = areSchools(name ?? title)
    const places = [keyOf(/^place$/), keyOf(/^location$/), keyOf(/^subtitle$/)]
    const school = named || isInName ? undefined : places.find((key) => schoolName.test(textOf(key)))
    const kind = [keyOf(/^studytype$/)].find((key) => key && every(column(key), kindOfStudy))
    const degree = kind ? undefined : keyOf(/degree|studytype|qualification|programme?$/)
    const isOnly =
      title && !name && !named && !school && !keyOf(/^(?:organi[sz]ation|where|at$|issuer|compan)/)
    const subject = degree ?? keyOf(/^(?:area|major|field|subject|speciali[sz]ation)/)
    const areDegrees = title && some(column(title), degreeName)
    // "Elm College - Physics" is a school and a degree.
    const isPlain = !/\s[-–—|:]\s|,/.test(textOf(title)) && !degreeName.test(textOf(title))
    const isTitle = isOnly && isPlain && (schoolName.test(textOf(title)) || (subject && !areDegrees))
    const isStudy = name && !degree && !isInName && (named ?? school)
    return [
      [school ?? (isTitle ? title : undefined), 'institution'],
      [isStudy ? name : undefined, 'studyType'],
      [isStudy ? kind : undefined, 'kind of study'],
    ]
  })
}
