import { type ContentInput, contentFile } from '../../content/files'
import { nameOf } from './names'
import type { Plan } from './plan'

/**
 * Describes what a plan adds, changes and removes, for the owner to agree to: entries by their names, the fields of the person with
 * their whole texts.
 *
 * @param current what `content/` holds now
 */
export function describeChanges(current: ContentInput, { changes, content }: Plan): string[] {
  const keys = Object.keys(content) as (keyof ContentInput)[]
  const lines = keys
    .filter((key) => changes.has(contentFile(key)))
    .flatMap((key) => {
      const difference = Array.isArray(content[key])
        ? describeEntries(namesIn(current[key]), namesIn(content[key]))
        : describeFields(Object(current[key]), Object(content[key]))
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

/** Entries by their names, with the JSON of each. Skills are named one by one. */
function namesIn(list: unknown): Map<string, string> {
  const entries = (list as (string | object)[]).flatMap((entry) =>
    typeof entry === 'object' && 'skills' in entry ? (entry.skills as (string | object)[]) : [entry],
  )
  const names = entries.map(nameOf)
  const unique = names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    return before > 0 ? `${name} (${before + 1})` : name
  })
  return new Map(entries.map((entry, i) => [unique[i] ?? '', JSON.stringify(entry)]))
}

function describeEntries(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = {
    added: [...after.keys()].filter((name) => !before.has(name)),
    changed: [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
  }
  return Object.entries(names).flatMap(([what, list]) =>
    list.length > 0 ? `${what}: ${list.join('; ')}` : [],
  )
}

function describeFields(before: object, after: object): string[] {
  const [old, now] = [new Map(fieldsIn(before)), new Map(fieldsIn(after))]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const value = now.get(name)
    if (old.get(name) === value) return []
    if (value === undefined) return `removed: ${name}: ${old.get(name)}`
    return `${old.has(name) ? 'changed' : 'added'}: ${name}: ${value}`
  })
}

/** Every field with its text; fields of a group are called `about.heading`. */
function fieldsIn(group: object): [name: string, text: string][] {
  return Object.entries(group).flatMap(([name, value]): [string, string][] => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (isGroup) return fieldsIn(value).map(([field, text]) => [`${name}.${field}`, text])
    return value === undefined ? [] : [[name, [value].flat().map(textOf).join('\n    ')]]
  })
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? String(Object(value).href) : String(value)
}
