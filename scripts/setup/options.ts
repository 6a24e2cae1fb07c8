import { parseArgs } from 'node:util'
import type { Given } from './profile'

export interface SetupOptions {
  from: string[]
  /** Asks nothing: for scripts. */
  yes: boolean
  help: boolean
  given: Given
}

export const SETUP_HELP = `npm run setup -- [--from FILE ...] [--yes]

Fills content/ from what you have: a JSON Resume (resume.json), or LinkedIn's "Get a copy of your data" (a zip file).
Several --from add up; what the first one says goes before the others. Without --from it asks.

  --from FILE       resume.json or LinkedIn's zip
  --name, --title, --intro, --email, --site-url, --brand '#6d28d9'
                    what you would be asked
  --link ADDRESS    a profile of yours, such as https://github.com/you; may stand several times
  --yes             asks nothing and writes: for scripts`

/**
 * @param args what stands behind the name of the command
 * @throws when a flag is not known or lacks its value
 */
export function readSetupOptions(args: string[]): SetupOptions {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string', multiple: true, default: [] },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      name: { type: 'string' },
      title: { type: 'string' },
      intro: { type: 'string' },
      email: { type: 'string' },
      'site-url': { type: 'string' },
      link: { type: 'string', multiple: true },
      brand: { type: 'string' },
    },
  })
  const { from, yes, help, name, title, intro, email, brand, link: links } = values
  return { from, yes, help, given: { name, title, intro, email, brand, links, siteUrl: values['site-url'] } }
}
