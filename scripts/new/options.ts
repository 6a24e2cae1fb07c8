import { readOptions } from '@/scripts/commands/options'
import { type Field, kinds } from '@/scripts/new/fields'

const text = { type: 'string', multiple: true } as const

/** Formats the options of a kind, such as `--title … [--bullet … ...]`. */
function synopsis(fields: readonly Field[]): string {
  const options = fields.map(({ option, schema, isList }) => {
    const words = `--${option} …${isList ? ' ...' : ''}${option === 'picture' ? ' --alt …' : ''}`
    return schema.safeParse(undefined).success || isList ? `[${words}]` : words
  })
  return options.join(' ')
}

const HELP = `npm run new KIND

Prompts for the fields of one entry and writes it into content/, the newest first. In a script, pass options after --:

${Object.entries(kinds)
  .map(
    ([kind, { fields }]) =>
      `  npm run new ${kind} -- ${synopsis(fields)}${kind === 'project' ? ' [--older]' : ''}`,
  )
  .join('\n')}`

/**
 * Reads the options of `npm run new`.
 *
 * @param args the arguments of the command
 * @returns nothing after printing the help
 * @throws if the kind or an option is unknown
 */
export function readNewOptions(args: string[]) {
  const kind = args.find((word) => Object.hasOwn(kinds, word)) ?? ''
  // Without a known kind the options of all kinds are accepted, so the error is about the kind.
  const fields = (kinds[kind] ? [kinds[kind]] : Object.values(kinds)).flatMap((known) => known.fields)
  const names = [...fields.map(({ option }) => option), 'alt']
  const options = {
    ...Object.fromEntries(names.map((name) => [name, text])),
    older: { type: 'boolean' } as const,
  }
  const read = readOptions({ usage: `npm run new ${kind || 'project'}`, help: HELP, options, words: 1 }, args)
  if (!read) return undefined
  const [word] = read.positionals
  if (!kind || word !== kind) {
    const reason = word ? `"${word}" is unknown.` : 'The kind of entry is missing.'
    const names = Object.keys(kinds).join(', ').replace('experience', 'experience (a job)')
    throw new Error(`${reason} Pass one of: ${names}. Example: npm run new project`)
  }
  const { older, ...answers } = read.values
  return { kind, isOlder: older === true, answers: answers as Record<string, string[] | undefined> }
}
