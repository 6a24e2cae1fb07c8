import { readSpan } from '@/scripts/setup/dates'
import { plainKey } from '@/scripts/setup/field-names'
import { isGroup, joinGroups } from '@/scripts/setup/fields'
import { isCountry } from '@/scripts/setup/languages'
import { isPlace } from '@/scripts/setup/part-names'
import { isEmpty } from '@/scripts/setup/text'

/** Renames fields whose meaning depends on the others: a place may be the employer or the school, and a name the degree. */

/** Returns the name or the text of the first field of an entry whose name matches, if the field is not empty. */
type KeyOf = (pattern: RegExp) => string | undefined
/** Returns the new names of fields. */
type Rename = (keyOf: KeyOf, textOf: KeyOf) => (readonly [key: string | false | undefined, name: string])[]

function renameFields(list: readonly unknown[], rename: Rename): unknown[] {
  return list.map((entry) => {
    if (!isGroup(entry)) return entry
    const fields = Object.entries(Object(entry))
    const find = (pattern: RegExp) =>
      fields.find(([key, field]) => pattern.test(plainKey(key)) && !isEmpty(field))
    const names = new Map(
      rename(
        (pattern) => find(pattern)?.[0],
        (pattern) => [find(pattern)?.[1]].find((field) => typeof field === 'string'),
      ),
    )
    return joinGroups(fields.map(([key, field]) => ({ [names.get(key) ?? key]: field })))
  })
}

/** Flattens an entry whose company or school is a group, as in `{ company: { name, url } }`. The fields of the entry itself come first. */
export function withPlaceFields(entry: unknown): unknown {
  const fields = Object.entries(isGroup(entry) ? Object(entry) : {})
  const isOfPlace = ([key, field]: [string, unknown]) =>
    isGroup(field) && (isPlace.test(plainKey(key)) || key === 'where')
  const place = fields.find(isOfPlace)
  const { title, name: organization = title, site: url, ...others } = Object(place?.[1])
  if (typeof organization !== 'string' || isEmpty(organization)) return entry
  const own = Object.fromEntries(fields.filter((field) => field !== place))
  const otherTitle = organization === title ? '' : title
  return joinGroups([{ organization }, own, { url, 'title of the place': otherTitle }, others])
}

/** Words in titles of jobs that are rare in names of companies. Their plurals are not, as in "Elm Architects". */
const jobTitle =
  /(?<!\p{L})(?:engineer|developer|programmer|designer|analyst|architect|consultant|manager|intern|technician|assistant|researcher|scientist|teacher|entwickler|ingenieur|d[eé]veloppeur|ingénieur|stagiaire|desarrollador|ingenier[oa]|desenvolvedor|engenheir[oa])(?:a|e|in)?(?!\p{L})/iu
const wayToWork = /remote|hybrid|on-?site|home ?office|freelance|(?:full|part)-?time|contract/i
const SIX_WORDS = /(?:\S+\s+){5}\S/

/**
 * Renames the title of a job that has a role, the place of a job without a company, and a title with a subtitle or a place, one of which is
 * a role. "Paris, France", "France", "Boston, MA" and "Remote" are not companies.
 */
export function withClearJobs(list: readonly unknown[]): unknown[] {
  return renameFields(list, (keyOf, textOf) => {
    const hasCompany = keyOf(/^(?:compan|employer|org|insname|workplace|at$|where|institution|name$)/)
    const place = textOf(/^place$/) ?? ''
    const [lastPart = ''] = /[^,]+$/.exec(place) ?? []
    const isLocation =
      !keyOf(/^location$/) &&
      (isCountry(lastPart.trim()) || /, [A-Z]{2}$/.test(place) || /^(?:fully )?remote$/i.test(place))
    const [head, below] = [/^(?:title|name)$/, /^(?:subtitle|place)$/]
    const isNoCompany = isLocation || [wayToWork, SIX_WORDS].some((other) => other.test(textOf(below) ?? ''))
    const isRole = (pattern: RegExp) => jobTitle.test(textOf(pattern) ?? '')
    const isPair = keyOf(below) && !isNoCompany && !keyOf(/^(?:compan|employer|org|position|role)/)
    const [role, company] = isRole(head) ? [head, below] : [below, head]
    return [
      [keyOf(/^(?:position|role|jobtitle)$/) && keyOf(/^title$/), 'title of the entry'],
      [hasCompany || isLocation ? undefined : keyOf(/^place$/), 'company'],
      [!keyOf(/^(?:location|city|town|region|place|where)$/) && keyOf(/^country$/), 'location'],
      [isPair && isRole(head) !== isRole(below) && keyOf(role), 'role'],
      [isPair && isRole(head) !== isRole(below) && keyOf(company), 'company'],
      [hasCompany && !keyOf(/title$|^role|^position|^job/) && textOf(/^what$/) && keyOf(/^what$/), 'role'],
    ]
  })
}

const schoolName =
  /universi|college|school|schule|instit|academ|akadem|école|polit[eé]|poly|escuela|facul|colegio|大学|大學|学院|학교|університет|университет/i

/** Renames the place, the name or the title of a study if it is a school, the name of the study beside a school, and the period of the study. */
export function withClearSchools(list: readonly unknown[]): unknown[] {
  return renameFields(list, (keyOf, textOf) => {
    const isNamed = keyOf(/^(?:institution|institute|organi[sz]ation|school|uni|college)/)
    // "Elm College - Physics" is a school and a degree.
    const isSchool = (text = '') => schoolName.test(text) && !/\s[-–—|:]\s|,/.test(text)
    const isInName = isSchool(textOf(/^name$/))
    const places = [/^place$/, /^location$/, /^subtitle$/, /^title$/]
    const school = isNamed || isInName ? undefined : places.find((key) => isSchool(textOf(key)))
    const hasDegree = keyOf(/degree|studytype|qualification|programme?$/)
    const isStudy = !hasDegree && !isInName && (isNamed ?? school ?? keyOf(/^where$/))
    return [
      [readSpan(textOf(/^graduated/), 'en') && keyOf(/^graduated/), 'period'],
      [school ? keyOf(school) : isInName && keyOf(/^name$/), 'institution'],
      [isStudy ? keyOf(/^name$/) : undefined, 'studyType'],
      [isStudy && !keyOf(/^(?:name|title)$/) && textOf(/^what$/) && keyOf(/^what$/), 'studyType'],
    ]
  })
}
