import { formatFaults } from '@/content/schema/errors'
import { checkContent } from '@/scripts/check/content/check-content'
import { readOptions } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'

const HELP = `npm run setup -- [--from SOURCE ...] [--yes]

Fills content/ from what you have. It lists every change by file, and writes only if you agree.

  --from resume.json      JSON Resume, in JSON or YAML
  --from cv.yaml          RenderCV
  --from linkedin.zip     LinkedIn's "Get a copy of your data": the zip, its folder, or its CSV files
  --from github:NAME      your profile and repositories. With GITHUB_TOKEN your pinned repositories
                          come first. --from can be repeated: the first source wins, later ones
                          fill what it leaves empty.
  --name "Your Name"      your name, if no source contains it
  --lang ja               the language of the site's own words, from docs/translations. Alone it
                          only changes those, and installs fonts for them.
  --fonts                 only installs the fonts that the resume and the card need for your letters
  --no-picture            imports no portrait and no screenshots
  --yes                   writes without prompts, for scripts`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  from: { type: 'string', multiple: true, default: [] as string[] },
  name: text,
  lang: text,
  fonts: flag,
  yes: flag,
  'no-picture': flag,
} as const

await run(async () => {
  const read = readOptions({ usage: 'npm run setup', help: HELP, options })
  if (!read) return
  const { from, name, lang, fonts } = read.values
  const hasSource = from.length > 0 || name !== undefined
  const isImport = hasSource || !(lang || fonts)
  // The owner's part of content/ stays, so it must be valid. `--lang` alone skips the check,
  // because dates in the new language are invalid until its words are written.
  const { faults } = isImport ? await checkContent() : { faults: [] }
  if (faults.length > 0)
    throw new Error(`Fix content/ first. No files were changed.\n${formatFaults(faults)}`)
  const { setLanguage, setUp } = await import('@/scripts/setup/command')
  await (isImport ? setUp(read.values) : setLanguage(lang))
})
