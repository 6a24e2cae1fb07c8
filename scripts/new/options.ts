import { readOptions } from '../commands/options.mjs'
import { fields } from './fields'

const HELP = `npm run new project, or npm run new experience

Prompts for its fields, and writes it into content/ at its place, the newest first. In a script, pass options after --:

  npm run new project -- --title T --type Web --date 2025-06 --description D --github URL
      [--bullet B ...] [--footer F] [--website URL] [--video URL] [--logo PATH] [--picture PATH --alt WORDS ...] [--older]
  npm run new experience -- --company C --title T --start "Jun 2025" --end Present
      [--point P ...] [--link URL] [--picture PATH --alt WORDS]`

const text = { type: 'string', multiple: true } as const

/**
 * Reads the options of `npm run new`.
 *
 * @param args the arguments of the command
 * @returns nothing after printing the help
 * @throws if the kind or an option is unknown
 */
export function readNewOptions(args: string[]) {
  const kind = args.find((word) => word === 'project' || word === 'experience')
  const names = kind ? [...fields[kind].map(({ name }) => name), 'alt'] : []
  const options = {
    ...Object.fromEntries(names.map((name) => [name, text])),
    older: { type: 'boolean' } as const,
  }
  const usage = `npm run new ${kind ?? 'project'}`
  const given = readOptions({ usage, help: HELP, options, words: 1 }, args)
  if (!given) return undefined
  if (!kind || given.positionals[0] !== kind) {
    throw new Error(`Name what is new: npm run new project, or npm run new experience.\n\n${HELP}`)
  }
  const { older, ...flags } = given.values
  return { kind, isOlder: older === true, flags: flags as Record<string, string[] | undefined> }
}
