import { hasImage, imagesFolder } from '@/content/schema/images-folder'
import { rawContent } from '@/content/schema/raw'
import { validateContent } from '@/content/schema/validate'
import { readOptions } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'
import { applyChanges } from '@/scripts/content-source/changes'
import { sampleOf } from '@/scripts/doctor/sample'
import sampleList from '@/scripts/doctor/sample.json'
import { addressOf, hrefOf } from '@/scripts/setup/addresses'
import { composeContent } from '@/scripts/setup/compose'
import { describeChanges } from '@/scripts/setup/describe'
import { describeNotes } from '@/scripts/setup/notes'
import { ownContent } from '@/scripts/setup/own'
import { planSetup } from '@/scripts/setup/plan'
import { portraitFrom } from '@/scripts/setup/portrait'
import { agree, askForProfile, choose } from '@/scripts/setup/questions'
import { readSources } from '@/scripts/setup/sources'
import { chooseWords } from '@/scripts/setup/words'

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
  --fonts                 only installs the fonts that the resume and the cards need for your letters
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

const sample = sampleOf(sampleList)

/** `npm run setup`: fills `content/` from a resume, LinkedIn's archive, GitHub, or answers. */
await run(async () => {
  const read = readOptions({ usage: 'npm run setup', help: HELP, options })
  if (!read) return
  const {
    from,
    yes,
    lang,
    fonts,
    verbose,
    'no-picture': noPicture,
    link,
    'site-url': siteUrl,
    ...facts
  } = read.values
  const flags = { ...facts, links: link?.map(linkAddress), siteUrl }
  const isImport = from.length > 0 || Object.values(flags).some((value) => value !== undefined)
  if (!isImport && (fonts || lang)) return setLanguage(lang)
  const canPrompt = !yes && process.stdin.isTTY
  if (!yes && !canPrompt) {
    throw new Error(
      'There is no terminal for prompts. Add --yes to write without them: npm run setup -- --from FILE --yes',
    )
  }
  // The owner's part of content/ stays, so it must be valid.
  validateContent(rawContent, (file) => hasImage(file, imagesFolder))
  const own = ownContent(rawContent, sample)
  const imports = await readSources(from, canPrompt ? choose : undefined)
  const { portrait, notes } = await portraitFrom(noPicture || own.profile.portrait ? [] : imports)
  const { profile, theme } = composeContent(own, imports, flags).content
  const known = { ...profile, brand: theme.brand, links: (profile.links ?? []).map(hrefOf) }
  const answers = canPrompt ? await askForProfile(known) : flags
  const consent = canPrompt ? agree : undefined
  const words = await chooseWords({
    lang,
    content: composeContent(own, imports, answers).content,
    agree: consent,
    isFirstRun: own.profile.name === undefined,
  })
  const plan = planSetup(process.cwd(), rawContent, sample, imports, answers, {
    portrait,
    skillsTitle: words?.skills,
  })
  if (words) plan.changes.set('content/words.ts', words.source)
  console.log(describeChanges(rawContent, plan).join('\n') || 'Nothing to change in content/.')
  if (words) console.log(`content/words.ts\n  in ${words.name}`)
  for (const line of describeNotes([...plan.notes, ...notes], verbose))
    console.log(line.startsWith(' ') ? line : `Note: ${line}`)
  if (plan.changes.size > 0 && !((await consent?.('Write this? Git keeps what you have committed.')) ?? true))
    return console.log('No files were changed.')
  applyChanges(process.cwd(), plan.changes)
  await addFontsFor(plan.content, words, consent)
  console.log('Done. Next: "npm run doctor" shows what is still missing, "npm run dev" shows the site.')
})

/** @throws if the value of `--link` is no address */
function linkAddress(link: string): string {
  const address = addressOf(link)
  if (address) return address
  throw new Error(
    `--link "${link}" is not a web address. Write one such as https://github.com/you. No files were changed.`,
  )
}

/** Sets the language of the site's words, if one is passed, and installs the fonts that the site needs. Everything else stays. */
async function setLanguage(lang: string | undefined): Promise<void> {
  const words = lang ? await chooseWords({ lang, content: rawContent, isFirstRun: false }) : undefined
  if (words) applyChanges(process.cwd(), new Map([['content/words.ts', words.source]]))
  await addFontsFor(rawContent, words)
  const name = words ? `content/words.ts is in ${words.name} now.` : 'content/words.ts stays as it is.'
  console.log(`Done. ${name}`)
}

/** Its module reads `content/typefaces.ts`: imported here, `run` reports a fault in that file without a stack trace. */
async function addFontsFor(
  ...parameters: Parameters<typeof import('@/scripts/setup/fonts').addFonts>
): Promise<void> {
  const { addFonts } = await import('@/scripts/setup/fonts')
  await addFonts(...parameters)
}
