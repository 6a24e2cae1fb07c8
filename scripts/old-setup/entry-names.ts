import { readSpan } from '@/scripts/old-setup/dates'
import { isFreeText, plainKey } from '@/scripts/old-setup/field-names'
import { isGroup, joinGroups } from '@/scripts/old-setup/fields'
import { isCountry } from '@/scripts/old-setup/languages'
import { isPlace } from '@/scripts/old-setup/part-names'
import { isEmpty } from '@/scripts/old-setup/text'

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

/** Names of a link and of a place, which an entry has once, and of a text. */
const link = /^(?:url|link|website|homepage|site)$/
const location = /^(?:location|city|town|place|where|country)$/
const text = /^(?:companydescription|description|desc|summary|about|overview)$/

/** Moves the link, the place and the text in the group of a company or a school behind the fields of its entry. An own link or place stays. */
export function withPlaceFields(entry: unknown): unknown {
  const fields = Object.entries(isGroup(entry) ? Object(entry) : {})
  // Of two places one may be a client.
  const [[key, place] = [''], other] = fields.filter(
    ([key]) => isPlace.test(plainKey(key)) || key === 'where',
  )
  const { title, name = title, ...inner } = Object(place)
  if (other || typeof name !== 'string' || isEmpty(name)) return entry
  const isIn = (names: RegExp, [name, field]: [string, unknown]) =>
    names.test(plainKey(name)) && !isEmpty(field)
  const own = fields.filter(([name]) => name !== key)
  const lacking = [link, location].filter((names) => !own.some((field) => isIn(names, field)))
  const isMoved = (field: [string, unknown]) => [...lacking, text].some((names) => isIn(names, field))
  const all = Object.entries(inner)
  const rest = Object.fromEntries(all.filter((field) => !isMoved(field)))
  return joinGroups([
    { [key === 'where' ? 'organization' : key]: isEmpty(rest) ? name : { name, ...rest } },
    Object.fromEntries(own),
    { 'title of the place': name === title ? '' : title },
    ...all.filter(isMoved).map(([name, field]) => ({ [name === 'site' ? 'url' : name]: field })),
  ])
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
