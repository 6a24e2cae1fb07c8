import type { ContentInput, ExperienceInput, ProfileInput, ProjectInput } from '@/content/schema/content'
import { type ListKey, listKeys } from '@/content/schema/lists'
import { language } from '@/content/words'
import { readBasics } from '@/scripts/old-setup/basics'
import { detectLanguage, textsWithLanguage } from '@/scripts/old-setup/detect-language'
import { listReader, readJobs } from '@/scripts/old-setup/entries'
import { hasKeys, plainKey } from '@/scripts/old-setup/field-names'
import {
  isGroup,
  joinGroups,
  list,
  names,
  noteUnplaced,
  noteUnread,
  type Place,
  type Read,
} from '@/scripts/old-setup/fields'
import { ImportError } from '@/scripts/old-setup/import-error'
import { languageCode } from '@/scripts/old-setup/languages'
import { withDistinctTitles } from '@/scripts/old-setup/names'
import type { Note } from '@/scripts/old-setup/notes'
import { partNames } from '@/scripts/old-setup/part-names'
import { isPersonGroup, partsOf, takeBasics, unwrapped } from '@/scripts/old-setup/parts'
import { readProjects } from '@/scripts/old-setup/projects'
import { namesInKeys, readInterest, readSkills, type SkillGroup } from '@/scripts/old-setup/skills'
import { isEmpty } from '@/scripts/old-setup/text'
import { nonEmpty } from '@/scripts/setup/non-empty'

type Lists = Pick<ContentInput, ListKey>

/** The content of a source in the form of `content/`, with a note about everything that is left out. */
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
 * @param value parsed JSON or YAML: a JSON Resume of any version, a format like it, or similar fields
 * @param notes about what was left out already
 * @param wanted the language to read if the resume is in several
 * @throws ImportError if it contains no part of a resume
 */
export function importResume(
  source: string,
  value: unknown,
  notes: readonly Note[] = [],
  wanted?: string,
): Imported {
  const place: Place = { path: '', source, notes: [...notes], lang: language.lang }
  const ofOneLanguage = detectLanguage(textsWithLanguage(inOneLanguage(value, () => undefined)))
  const { meta } = Object(value)
  const ofFile = Object.keys(Object(meta)).find((key) => /lang|locale/.test(plainKey(key))) ?? ''
  const preferred = [wanted, meta?.[ofFile], ofOneLanguage, language.lang].flatMap(
    (lang) => languageCode(String(lang)) ?? [],
  )
  const resume = inOneLanguage(value, (fields) => {
    const codes = preferred.filter((lang) => fields.some(([key]) => languageCode(key) === lang))
    const chosen = fields.find(([key]) => languageCode(key) === codes[0]) ?? fields[0]
    for (const [key, text] of fields)
      if (key !== chosen?.[0]) noteUnread({ ...place, path: key }, text, 'it is in another language')
    return chosen?.[1]
  })
  place.lang = detectLanguage(textsWithLanguage(resume)) ?? languageCode(wanted ?? '') ?? language.lang
  const { parts, rest } = partsOf(unwrapped(resume), place)
  const interests: Read<string[]> = (field, at) =>
    typeof field === 'string' ? names(field, at) : list(readInterest)(namesInKeys(field), at)
  const at = <T>(part: string, read: Read<T>): T | undefined => {
    const { key, field } = parts.get(part) ?? {}
    return field === undefined ? undefined : read(field, { ...place, path: key ?? part })
  }
  const basics = parts.size > 0 || isPersonGroup(rest) ? takeBasics(rest) : {}
  for (const [key, field] of Object.entries(rest)) noteUnplaced(place, key, field)
  const accounts = parts.get('profiles')
  const person = readBasics(
    joinGroups([parts.get('basics')?.field, { [accounts?.key ?? 'profiles']: accounts?.field }, basics]),
    { ...place, path: parts.get('basics')?.key ?? '' },
  )
  const lists = Object.fromEntries(listKeys.map((key) => [key, at(key, listReader(key)) ?? []]))
  const imported: Imported = {
    ...(lists as Lists),
    source,
    picture: person?.picture,
    profile: {
      ...person?.profile,
      interests: nonEmpty([...new Set(at('interests', interests) ?? [])]),
    },
    experiences: at('work', readJobs) ?? [],
    projects: withDistinctTitles(at('projects', readProjects) ?? [], new Set(), place.notes),
    skillGroups: at('skills', readSkills) ?? [],
    notes: place.notes,
  }
  const { source: _, notes: __, ...content } = imported
  if (isEmpty(content)) throw new ImportError(source, faultOf(value, parts.size > 0))
  return imported
}

type Field = [key: string, field: unknown]
type Choose = (fields: Field[]) => unknown

/** Replaces each group of translated texts or resumes, such as `{ en: …, fr: … }`, by one of them, unless they are levels of languages. */
function inOneLanguage(value: unknown, choose: Choose, areLevels = false): unknown {
  if (Array.isArray(value)) return value.map((item) => inOneLanguage(item, choose, areLevels))
  if (!isGroup(value)) return value
  const fields = Object.entries(Object(value))
  if (!areLevels && areTranslations(fields)) return inOneLanguage(choose(fields), choose)
  const isOfLanguages = (key: string) => partNames.get(plainKey(key)) === 'languages'
  return Object.fromEntries(
    fields.map(([key, field]) => {
      const isOfLanguage = isOfLanguages(key)
      const areResumes =
        isOfLanguage &&
        Object.values(Object(field)).some((resume) => hasKeys(resume, /^work|^experience|^education/))
      return [areResumes ? 'resume' : key, inOneLanguage(field, choose, isOfLanguage && !areResumes)]
    }),
  )
}

/** Returns whether fields have the same text or resume in several languages. */
function areTranslations(fields: Field[]): boolean {
  const kinds = new Set(fields.map(([, text]) => (Array.isArray(text) ? 'list' : typeof text)))
  // Names of languages have levels.
  const areCodes = fields.every(([key]) => /^[a-z]{2}(?:[-_]|$)/.test(key) && languageCode(key))
  return fields.length > 1 && kinds.size === 1 && areCodes
}

function faultOf(value: unknown, hasParts: boolean): string {
  if (hasParts) return 'contains nothing to import: its fields are empty, hidden or not understood.'
  const keys = isGroup(value) ? Object.keys(Object(value)).slice(0, 5) : []
  const fields = keys.length > 0 ? `only ${keys.map((key) => `"${key}"`).join(', ')}` : 'no fields'
  const found = Array.isArray(value) ? 'a list' : fields
  return `contains no part of a resume, such as "basics" or "work": it has ${found}. Export a JSON Resume (https://jsonresume.org). For a GitHub profile pass github:NAME.`
}
