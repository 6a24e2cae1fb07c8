import { parseArgs } from 'node:util'
import { fields } from './fields'

export const NEW_HELP = `npm run new project, or npm run new experience

Asks about it, and writes it into content/ at its place, the newest first. In a script, flags behind -- answer instead:

  npm run new project -- --title T --type Web --date 2025-06 --description D --github URL
      [--bullet B ...] [--footer F] [--website URL] [--video URL] [--logo PATH] [--picture PATH --alt WORDS ...] [--older]
  npm run new experience -- --company C --title T --start "Jun 2025" --end Present
      [--point P ...] [--link URL] [--picture PATH --alt WORDS]`

/**
 * @param args what stands behind the name of the command
 * @returns nothing when help is asked for
 * @throws when the kind or a flag is not known
 */
export function readNewOptions(args: string[]) {
  const [kind, ...rest] = args
  if (kind === '--help') return undefined
  if (kind !== 'project' && kind !== 'experience') {
    throw new Error(`Say what is new: npm run new project, or npm run new experience.\n\n${NEW_HELP}`)
  }
  const text = { type: 'string', multiple: true } as const
  const { values } = parseArgs({
    args: rest,
    options: {
      ...Object.fromEntries([...fields[kind].map(({ name }) => name), 'alt'].map((name) => [name, text])),
      help: { type: 'boolean' },
      older: { type: 'boolean' },
    },
  })
  const { help, older, ...flags } = values
  if (help) return undefined
  return { kind, isOlder: older === true, flags: flags as Record<string, string[] | undefined> } as const
}
