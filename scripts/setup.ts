import { hasImage, imagesFolder } from '../content/images-folder'
import { rawContent } from '../content/raw'
import { validateContent } from '../content/validate'
import { applyChanges } from './content-source/changes'
import { sampleOf } from './doctor/sample'
import sampleList from './doctor/sample.json'
import { run } from './run'
import { hrefOf } from './setup/addresses'
import { composeContent } from './setup/compose'
import { readSetupOptions, SETUP_HELP } from './setup/options'
import { ownContent } from './setup/own'
import { describeChanges, planSetup } from './setup/plan'
import { agree, askForProfile, choose } from './setup/questions'
import { readSources } from './setup/sources'

/** `npm run setup`: fills `content/` from a JSON Resume, LinkedIn's archive, GitHub, or answers. */
await run(async () => {
  const { from, yes, help, given } = readSetupOptions(process.argv.slice(2))
  if (help) return console.log(SETUP_HELP)
  const asks = !yes && process.stdin.isTTY
  if (!yes && !asks) {
    throw new Error(
      'There is no terminal to ask in. Add --yes to write without asking: npm run setup -- --from FILE --yes',
    )
  }
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
