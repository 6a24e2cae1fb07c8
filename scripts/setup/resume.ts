import { nonEmpty } from '@/app/non-empty'
import type { ContentInput, ExperienceInput, ProfileInput, ProjectInput } from '@/content/schema/content'
import { type ListKey, listKeys } from '@/content/schema/lists'
import { language } from '@/content/words'
import { readBasics } from '@/scripts/setup/basics'
import { detectLanguage, textsWithLanguage } from '@/scripts/setup/detect-language'
import { listEntry, readJob } from '@/scripts/setup/entries'
import { plainKey } from '@/scripts/setup/field-names'
import {
  isGroup,
  joinGroups,
  list,
  names,
  noteUnplaced,
  noteUnread,
  type Place,
  type Read,
} from '@/scripts/setup/fields'
import { ImportError } from '@/scripts/setup/import-error'
import { isLanguage } from '@/scripts/setup/languages'
import { withDistinctTitles } from '@/scripts/setup/names'
import type { Note } from '@/scripts/setup/notes'
import { isPersonGroup, partsOf, takeBasics, unwrapped } from '@/scripts/setup/parts'
import { readProject } from '@/scripts/setup/projects'
import { namesInKeys, readInterest, readSkills, type SkillGroup } from '@/scripts/setup/skills'
import { isEmpty } from '@/scripts/setup/text'

type Lists = Pick<ContentInput, ListKey>

/** What a source contains, in the form of `content/`, with a note about everything that is left out. */
export interface Imported extends Lists {
  source: string
  profile: Partial<ProfileInput>
  /** The address or the path of a portrait. */
  picture?: string
  experiences: Omit<ExperienceInput, 'id'>[]
  projects: ProjectInput[]
  skillGroups: SkillGroup[]
  notes: Note[]
}

/**
 * Reads a resume field by field.
 *
 * @param value parsed JSON or YAML: a JSON Resume of any version, a format like it, or fields that somebody named alike
 * @param notes about what was left out already
 * @throws ImportError if it contains no part of a resume
 */
export function importResume(source: string, value: unknown, notes: readonly Note[] = []): Imported {
  const lang = detectLanguage(textsWithLanguage(value)) ?? language.lang
  const place: Place = { path: '', source, notes: [...notes], lang }
  const { parts, rest } = partsOf(unwrapped(inLanguage(value, place)), place)
  const interests: Read<string[]> = (field, at) =>
    typeof field === 'string' ? names(field, at) : list(readInterest)(namesInKeys(field), at)
  const at = <T>(part: string, read: Read<T>): T | undefined => {
    const { key, field } = parts.get(part) ?? {}
    return field === undefined ? undefined : read(field, { ...place, path: key ?? part })
  }
  const basics = parts.size > 0 || isPersonGroup(rest) ? takeBasics(rest) : {}
  for (const [key, field] of Object.entries(rest)) noteUnplaced(place, key, field)
  const person = readBasics(
    joinGroups([parts.get('basics')?.field, { profiles: parts.get('profiles')?.field }, basics]),
    { ...place, path: parts.get('basics')?.key ?? '' },
  )
  const lists = Object.fromEntries(listKeys.map((key) => [key, at(key, list(listEntry(key))) ?? []]))
  const imported: Imported = {
    ...(lists as Lists),
    source,
    picture: person?.picture,
    profile: {
      ...person?.profile,
      interests: nonEmpty([
        ...new Set([...(person?.profile.interests ?? []), ...(at('interests', interests) ?? [])]),
      ]),
    },
    experiences: at('work', list(readJob)) ?? [],
    projects: withDistinctTitles(at('projects', list(readProject)) ?? [], new Set(), place.notes),
    skillGroups: at('skills', readSkills) ?? [],
    notes: place.notes,
  }
  const { source: _, notes: __, ...content } = imported
  if (isEmpty(content)) throw new ImportError(source, faultOf(value, parts.size > 0))
  return imported
}

/**
 * Returns a value with one text for each group of texts by language, such as `{ en: …, fr: … }`: the one in the language of the resume or
 * of the site, or the first. The others are noted.
 */
function inLanguage(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, place))
  if (!isGroup(value)) return value
  const fields = Object.entries(Object(value))
  const isByLanguage =
    fields.length > 1 &&
    fields.every(([key]) => /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(key) && isLanguage(key.slice(0, 2)))
  const kinds = new Set(fields.map(([, text]) => (Array.isArray(text) ? 'list' : typeof text)))
  const isFor = (lang: string) => fields.find(([key]) => key.startsWith(lang.slice(0, 2)))
  const [chosen] = [isFor(place.lang), isFor(language.lang), isFor('en')].flatMap((field) =>
    field ? [field] : [],
  )
  if (!isByLanguage || kinds.size > 1 || !chosen)
    return Object.fromEntries(
      // Levels by language are no texts by language.
      fields.map(([key, field]) => [
        key,
        /languages$/.test(plainKey(key)) ? field : inLanguage(field, place),
      ]),
    )
  for (const [key, text] of fields)
    if (key !== chosen[0]) noteUnread({ ...place, path: key }, text, 'it is in another language')
  return inLanguage(chosen[1], place)
}

function faultOf(value: unknown, hasParts: boolean): string {
  if (hasParts) return 'contains nothing to import: its fields are empty, hidden or not understood.'
  const keys = isGroup(value) ? Object.keys(Object(value)).slice(0, 5) : []
  const fields = keys.length > 0 ? `only ${keys.map((key) => `"${key}"`).join(', ')}` : 'no fields'
  const found = Array.isArray(value) ? 'a list' : fields
  return `contains no part of a resume, such as "basics" or "work": it has ${found}. Export a JSON Resume (https://jsonresume.org).`
}
