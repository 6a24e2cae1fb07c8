import { hasImage, imagesFolder } from '../content/images-folder'
import { rawContent } from '../content/raw'
import { validateContent } from '../content/validate'
import { readOptions } from './commands/options.mjs'
import { applyChanges } from './content-source/changes'
import { sampleOf } from './doctor/sample'
import sampleList from './doctor/sample.json'
import { run } from './run'
import { hrefOf } from './setup/addresses'
import { composeContent } from './setup/compose'
import { ownContent } from './setup/own'
import { agree, askForProfile, choose } from './setup/questions'
import { readSources } from './setup/sources'

const HELP = `npm run setup -- [--from SOURCE ...] [--yes]

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

const text = { type: 'string' } as const
const options = {
  from: { type: 'string', multiple: true, default: [] as string[] },
  yes: { type: 'boolean', default: false },
  link: { type: 'string', multiple: true },
  ...{ name: text, title: text, intro: text, email: text, 'site-url': text, brand: text },
} as const

/** `npm run setup`: fills `content/` from a JSON Resume, LinkedIn's archive, GitHub, or answers. */
await run(async () => {
  const read = readOptions({ usage: 'npm run setup', help: HELP, options })
  if (!read) return
  const { from, yes, link: links, 'site-url': siteUrl, ...facts } = read.values
  const given = { ...facts, links, siteUrl }
  const asks = !yes && process.stdin.isTTY
  if (!yes && !asks) {
    throw new Error(
      'There is no terminal to ask in. Add --yes to write without asking: npm run setup -- --from FILE --yes',
    )
  }
  // It reads `content/typefaces.ts`, and `run` says a fault there without a stack trace.
  const { describeChanges, planSetup } = await import('./setup/plan')
  // What is there now is read too: the owner's own part of it stays.
  validateContent(rawContent, (file) => hasImage(file, imagesFolder))
  const sample = sampleOf(sampleList)
  const imports = await readSources(from, asks ? choose : undefined)
  const { profile, theme } = composeContent(ownContent(rawContent, sample), imports, given).content
  const known = { ...profile, brand: theme.brand, links: (profile.links ?? []).map(hrefOf) }
  const answers = asks ? await askForProfile(known) : given
  const { changes, content, notes } = planSetup(process.cwd(), rawContent, sample, imports, answers)
  for (const note of notes) console.log(`Note: ${note}`)
  if (changes.size === 0) return console.log('Nothing to change: content/ says all of this already.')
  for (const line of describeChanges(changes, content)) console.log(`  ${line}`)
  if (asks && !(await agree('Write this? Git keeps what you have committed.')))
    return console.log('Nothing was written.')
  applyChanges(process.cwd(), changes)
  console.log('Done. Next: npm run doctor says what is still missing; npm run dev shows the site.')
})
