import { rawContent } from '@/content/schema/raw'
import { applyChanges, type Changes } from '@/scripts/content-source/changes'
import { sampleOf } from '@/scripts/doctor/sample'
import sampleList from '@/scripts/doctor/sample.json'
import { addressOf, hrefOf } from '@/scripts/old-setup/addresses'
import { composeContent } from '@/scripts/old-setup/compose'
import { describeChanges } from '@/scripts/old-setup/describe'
import { addFamilies, chooseFonts } from '@/scripts/old-setup/fonts'
import { describeNotes } from '@/scripts/old-setup/notes'
import { ownContent } from '@/scripts/old-setup/own'
import { planSetup } from '@/scripts/old-setup/plan'
import { portraitFrom } from '@/scripts/old-setup/portrait'
import { agree, askForProfile, choose } from '@/scripts/old-setup/questions'
import { readSources } from '@/scripts/old-setup/sources'
import { chooseWords } from '@/scripts/old-setup/words'

const sample = sampleOf(sampleList)

/** The options of `npm run setup`. */
interface Options
  extends Partial<Record<'lang' | 'name' | 'title' | 'intro' | 'email' | 'site-url' | 'brand', string>> {
  from: string[]
  link?: string[]
  yes: boolean
  verbose: boolean
  fonts: boolean
  'no-picture': boolean
}

/** Fills `content/`, which is valid, from sources and answers. */
export async function setUp({
  from,
  yes,
  lang,
  fonts,
  verbose,
  'no-picture': noPicture,
  link,
  'site-url': siteUrl,
  ...facts
}: Options): Promise<void> {
  const flags = { ...facts, links: link?.map(linkAddress), siteUrl }
  const isImport = from.length > 0 || Object.values(flags).some((value) => value !== undefined)
  if (!isImport && (fonts || lang)) return setLanguage(lang)
  const canPrompt = !yes && process.stdin.isTTY
  if (!yes && !canPrompt) {
    throw new Error(
      'There is no terminal for prompts. Add --yes to write without them: npm run setup -- --from FILE --yes',
    )
  }
  const own = ownContent(rawContent, sample)
  const imports = await readSources(from, canPrompt ? choose : undefined, lang)
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
  const description = [...describeChanges(rawContent, plan), ...plan.byHand]
  console.log(description.join('\n') || 'Nothing to change in content/.')
  if (words) console.log(`content/words.ts\n  in ${words.name}`)
  for (const line of describeNotes([...plan.notes, ...notes], verbose))
    console.log(line.startsWith(' ') ? line : `Note: ${line}`)
  if (plan.changes.size > 0 && !((await consent?.('Write this? Git keeps what you have committed.')) ?? true))
    return console.log('No files were changed.')
  write(plan.changes, await chooseFonts(plan.content, words, consent))
  console.log('Done. Next: "npm run doctor" shows what is still missing, "npm run dev" shows the site.')
}

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
  const changes: Changes = new Map(words && [['content/words.ts', words.source]])
  write(changes, await chooseFonts(rawContent, words))
  const name = words ? `content/words.ts is in ${words.name} now.` : 'content/words.ts stays as it is.'
  console.log(`Done. ${name}`)
}

/** Writes the changes, then installs fonts, which can fail. */
function write(changes: Changes, families: readonly string[]): void {
  applyChanges(process.cwd(), changes)
  if (changes.size > 0 && families.length > 0) console.log('content/ is written.')
  addFamilies(process.cwd(), families)
}
