import { type ContentFault, formatFaults } from '@/content/schema/fault'
import { checkContent } from '@/scripts/check/content/check-content'
import { readOptions } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'

const HELP = `npm run setup -- [--from SOURCE ...] [--yes]

Fills content/ from what you have. It prompts for the facts about you, shows every change, and writes only if you agree.

  --from resume.json      a resume in JSON or YAML: JSON Resume, or a format like it
  --from linkedin.zip     LinkedIn's "Get a copy of your data": the zip, or the folder it was unpacked to
  --from github:NAME      your profile and repositories, requested from api.github.com; also https://github.com/NAME.
                          With GITHUB_TOKEN your pinned repositories come first, and the hourly limit is higher.
                          --from can be repeated: earlier files win, and files win over GitHub.
  --name, --title, --intro, --email, --site-url, --brand '#6d28d9'
                          the answers to the prompts
  --link ADDRESS          a profile of yours, such as https://github.com/you; can be repeated
  --lang ja               the language of the site's own words, from docs/translations; without it setup proposes the
                          language of your texts. Alone it changes only content/words.ts, and installs fonts that
                          the language needs.
  --fonts                 only installs the fonts that the resume and the card need for your letters
  --no-picture            imports no portrait
  --verbose               shows the details of each note
  --yes                   writes without prompts, for scripts`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  from: { type: 'string', multiple: true, default: [] as string[] },
  link: { type: 'string', multiple: true },
  ...{ yes: flag, verbose: flag, 'no-picture': flag, fonts: flag },
  lang: text,
  ...{ name: text, title: text, intro: text, email: text, 'site-url': text, brand: text },
} as const

const isDate = ({ path }: ContentFault) => /^(startDate|endDate|date)$/.test(String(path?.at(-1)))

/** `npm run setup`: fills `content/` from a resume, LinkedIn's archive, GitHub, or answers. */
await run(async () => {
  const read = readOptions({ usage: 'npm run setup', help: HELP, options })
  if (!read) return
  // The owner's part of content/ stays, so it must be valid. Its modules are imported after the check, which also reports syntax errors.
  const { lang, yes, verbose, fonts, from, ...others } = read.values
  const isOnlyLanguage = lang && from.length === 0 && !Object.values(others).some(Boolean)
  const { faults: all } = await checkContent()
  // Dates in the owner's language are invalid until the words are in that language.
  const faults = isOnlyLanguage ? all.filter((fault) => !isDate(fault)) : all
  if (faults.length > 0)
    throw new Error(`Fix content/ first. No files were changed.\n${formatFaults(faults)}`)
  const { setUp } = await import('@/scripts/old-setup/command')
  await setUp(read.values)
})
