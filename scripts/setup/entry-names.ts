import { readSpan } from '@/scripts/setup/dates'
import { isFreeText, plainKey } from '@/scripts/setup/field-names'
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
  // Of two places one may be a client.
  const [place, other] = fields.filter(([key]) => isPlace.test(plainKey(key)) || key === 'where')
  const { title, name: organization = title, site: url, ...others } = Object(place?.[1])
  if (other || typeof organization !== 'string' || isEmpty(organization)) return entry
  const own = Object.fromEntries(fields.filter((field) => field !== place))
  const otherTitle = organization === title ? '' : title
  return joinGroups([{ organization }, own, { url, 'title of the place': otherTitle }, others])
}

/** Returns whether a text is on one line and no sentence. */
const isName = (text = '') => text !== '' && !text.includes('\n') && !isFreeText(text)

/**
 * Renames the title of a job that has a role, and the place of a job without a company. "Paris, France", "France", "Boston, MA" and "Remote"
 * are not companies.
 */
export function withClearJobs(list: readonly unknown[]): unknown[] {
  return renameFields(list, (keyOf, textOf) => {
    const hasCompany = keyOf(/^(?:compan|employer|org|insname|workplace|at$|where|institution|name$)/)
    const place = textOf(/^place$/) ?? ''
    const [lastPart = ''] = /[^,]+$/.exec(place) ?? []
    const isLocation =
      !keyOf(/^location$/) &&
      (isCountry(lastPart.trim()) || /, [A-Z]{2}$/.test(place) || /^(?:fully )?remote$/i.test(place))
    const isUntitled = hasCompany && !keyOf(/title$|^role|^position|^job/)
    return [
      [keyOf(/^(?:position|role|jobtitle)$/) && keyOf(/^title$/), 'title of the entry'],
      [hasCompany || isLocation ? undefined : keyOf(/^place$/), 'company'],
      [!keyOf(/location|city|town|region|^place$|^where$/) && keyOf(/^country$/), 'location'],
      [isUntitled && isName(textOf(/^what$/)) && keyOf(/^what$/), 'role'],
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
      [school ? keyOf(school) : isInName && !isNamed && keyOf(/^name$/), 'institution'],
      [isStudy ? keyOf(/^name$/) : undefined, 'studyType'],
      [isStudy && !keyOf(/^(?:name|title)$/) && isName(textOf(/^what$/)) && keyOf(/^what$/), 'studyType'],
    ]
  })
}
