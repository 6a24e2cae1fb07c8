import { parseArgs } from 'node:util'
import type { Given } from './profile'

export const SETUP_HELP = `npm run setup -- [--from SOURCE ...] [--yes]

Fills content/ from what you have. Without --from it asks.

  --from resume.json      a JSON Resume
  --from linkedin.zip     LinkedIn's "Get a copy of your data"
  --from github:NAME      your profile and repositories, asked of api.github.com; also https://github.com/NAME.
                          With GITHUB_TOKEN your pinned repositories come first, and more can be read in an hour.
                          Several may be given: earlier files win, and files win over GitHub.
  --name, --title, --intro, --email, --site-url, --brand '#6d28d9'
                          what you would be asked
  --link ADDRESS          a profile of yours, such as https://github.com/you; several may be given
  --yes                   asks nothing and writes: for scripts`

/**
 * @param args what stands behind the name of the command
 * @throws when a flag is not known or lacks its value
 */
export function readSetupOptions(args: string[]) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string', multiple: true, default: [] },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      link: { type: 'string', multiple: true },
      name: text,
      title: text,
      intro: text,
      email: text,
      'site-url': text,
      brand: text,
    },
  })
  const { from, yes, help, link: links, 'site-url': siteUrl, ...answers } = values
  const given: Given = { ...answers, links, siteUrl }
  return { from, yes, help, given }
}
