import { type ContentInput, contentFile } from '@/content/schema/content'
import { isGroup } from '@/scripts/old-setup/fields'
import { nameOf } from '@/scripts/old-setup/names'
import type { Plan } from '@/scripts/old-setup/plan'

/** Describes what a plan adds, changes and removes: entries by their names, the fields of the person with their texts. */
export function describeChanges(current: ContentInput, { changes, content }: Plan): string[] {
  const keys = Object.keys(content) as (keyof ContentInput)[]
  const lines = keys
    .filter((key) => changes.has(contentFile(key)))
    .flatMap((key) => {
      const [before, after] = [current[key], content[key]]
      const isList = Array.isArray(before) && Array.isArray(after)
      const difference = isList
        ? compare(entriesOnlyIn(before, after), entriesOnlyIn(after, before), isList)
        : compare(fieldsIn(before), fieldsIn(after), isList)
      return [contentFile(key), ...difference.map((line) => `  ${line}`)]
    })
  const pictures = [...changes].filter(([file]) => file.startsWith('content/images/'))
  const removed = pictures.filter(([, bytes]) => bytes === undefined).length
  return [
    ...lines,
    ...pictures.flatMap(([file, bytes]) => (bytes === undefined ? [] : [`${file}\n  added`])),
    ...(removed > 0 ? [`content/images\n  removed: ${removed} pictures of the sample`] : []),
  ]
}

/** The contents of a file: the text or the JSON of each field or entry, by name. */
type Parts = ReadonlyMap<string, string>

/** Describes a difference. Lists the names of entries and of removed fields on one line, and shows other fields with their texts. */
function compare(before: Parts, after: Parts, isList: boolean): string[] {
  const added = [...after.keys()].filter((name) => !before.has(name))
  const changed = [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name))
  const removed = [...before.keys()].filter((name) => !after.has(name))
  const inOneLine = (what: string, names: string[]) =>
    names.length > 0 ? [`${what}: ${names.join('; ')}`] : []
  const describe = (what: string, names: string[]) =>
    isList ? inOneLine(what, names) : names.map((name) => `${what}: ${name}: ${after.get(name)}`)
  return [...describe('added', added), ...describe('changed', changed), ...inOneLine('removed', removed)]
}

/** Entries of a list that another one lacks; skills are named one by one. */
function entriesOnlyIn(list: readonly Entry[], other: readonly Entry[]): Parts {
  const known = new Set(other.flatMap(flatten).map((entry) => JSON.stringify(entry)))
  const parts = new Map<string, string>()
  for (const entry of list.flatMap(flatten)) {
    const json = JSON.stringify(entry)
    if (known.has(json)) continue
    let name = nameOf(entry)
    for (let count = 2; parts.has(name); count += 1) name = `${nameOf(entry)} (${count})`
    parts.set(name, json)
  }
  return parts
}

type Entry = string | object

function flatten(entry: Entry): Entry[] {
  return typeof entry === 'object' && 'skills' in entry ? (entry.skills as Entry[]) : [entry]
}

/** Fields with their texts. A field of a group has a name such as `about.heading`. */
function fieldsIn(group: unknown): Parts {
  const fields = Object.entries(Object(group)).flatMap(([name, value]): [string, string][] => {
    if (isGroup(value)) return [...fieldsIn(value)].map(([field, text]) => [`${name}.${field}`, text])
    return value === undefined ? [] : [[name, [value].flat().map(textOf).join('\n    ')]]
  })
  return new Map(fields)
}

function textOf(value: unknown): string {
  return isGroup(value) ? String(Object(value).href) : String(value)
}
