import { inNewTab } from '../../__tests__/support/words'

/**
 * What assistive technology is told of a page, to be compared by `toMatchAriaSnapshot`: a line for each thing, with what it
 * holds. `undefined` is what this content does not have.
 */
export type Heard = string | Holder | undefined

interface Holder {
  line: string
  holds: readonly Heard[]
}

/** All that there is to hear, in order: nothing may be missing, and nothing added or said twice. */
export function allOf(...heard: readonly Heard[]): string {
  return ['- /children: deep-equal', ...heard.flatMap((one) => linesOf(one, ''))].join('\n')
}

function linesOf(heard: Heard, indent: string): string[] {
  if (heard === undefined) return []
  const { line, holds } = typeof heard === 'string' ? { line: heard, holds: [] } : heard
  const inner = holds.flatMap((one) => linesOf(one, `${indent}  `))
  return [`${indent}- ${line}${inner.length > 0 ? ':' : ''}`, ...inner]
}

/**
 * Something with a name, such as a link.
 *
 * @param role as ARIA has it, with its state after it: `button [expanded]`
 */
export function named(role: string, name: string, ...holds: readonly Heard[]): Heard {
  const [, kind = role, state = ''] = /^(\w+)( \[.*)?$/.exec(role) ?? []
  // Once for the name, and once for YAML.
  return holding(JSON.stringify(`${kind} ${JSON.stringify(spaced(name))}${state}`), ...holds)
}

/** Something without a name of its own, such as a paragraph with a link. */
export function holding(line: string, ...holds: readonly Heard[]): Heard {
  return { line, holds }
}

/** Something that is its text. @returns nothing without one */
export function text(role: string, said: string | undefined): Heard {
  return said === undefined ? undefined : `${role}: ${JSON.stringify(spaced(said))}`
}

export function list(items: readonly Heard[]): Heard {
  return items.length > 0 ? holding('list', ...items) : undefined
}

/** As it is told, whatever the source has between two words. */
function spaced(said: string): string {
  return said.replace(/\s+/g, ' ').trim()
}

export const link = (name: string, ...holds: Heard[]) => named('link', name, ...holds)
export const outbound = (name: string, ...holds: Heard[]) => named('link', inNewTab(name), ...holds)
export const button = (name: string, ...holds: Heard[]) => named('button', name, ...holds)
export const heading = (level: number, name: string) => named(`heading [level=${level}]`, name)
export const image = (alt: string) => (alt ? named('img', alt) : undefined)
export const item = (...holds: Heard[]): Heard => holding('listitem', ...holds)
export const texts = (all: readonly string[]) => all.map((one) => text('listitem', one))
