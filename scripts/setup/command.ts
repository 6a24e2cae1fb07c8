import { cancel, confirm, isCancel, multiselect, select, text } from '@clack/prompts'
import { rawContent } from '@/content/schema/raw'
import { applyChanges } from '@/scripts/content-source/changes'
import { sampleOf } from '@/scripts/doctor/sample'
import sampleList from '@/scripts/doctor/sample.json'
import type { Choose } from '@/scripts/setup/github'
import {
  addFamilies,
  familiesOf,
  findLanguage,
  isCurrentLanguage,
  listLanguages,
  planWords,
  type WordsPlan,
} from '@/scripts/setup/language'
import { ownContent, planSetup } from '@/scripts/setup/plan'
import { portraitFrom } from '@/scripts/setup/portrait'
import { describeChanges, describeNotes } from '@/scripts/setup/report'
import { openSource, readSources } from '@/scripts/setup/sources'

const sample = sampleOf(sampleList)

/** The options of `npm run setup`. */
interface Options {
  from: string[]
  name?: string
  lang?: string
  fonts: boolean
  yes: boolean
  'no-picture': boolean
}

/** Fills `content/`, which is valid, from sources. Writes nothing unless everything is valid and the owner agrees. */
export async function setUp({
  from,
  name,
  lang,
  fonts,
  yes,
  'no-picture': noPicture,
}: Options): Promise<void> {
  const isImport = from.length > 0 || name !== undefined
  if (!isImport && (fonts || lang)) return setLanguage(await planWords(lang))
  const canPrompt = !yes && process.stdin.isTTY === true
  if (!yes && !canPrompt)
    throw new Error(
      'There is no terminal for prompts. Add --yes to write without them: npm run setup -- --from FILE --yes',
    )
  const own = ownContent(rawContent, sample, 'content/images')
  const opened = from.map(openSource)
  const language = lang ?? opened.flatMap((source) => findLanguage(source.language ?? '') ?? [])[0]
  const isFirstRun = own.profile.name === undefined
  const wordsPlan = await planWords(
    language ?? (canPrompt && isFirstRun ? await askForLanguage() : undefined),
  )
  const sources = await readSources(opened, wordsPlan.words, canPrompt ? choose : undefined)
  const hasName = name || own.profile.name || sources.some(({ content }) => content.profile.name)
  const plan = planSetup('.', rawContent, sample, sources, {
    name: hasName || !canPrompt ? name : await askForName(),
    portrait: noPicture || own.profile.portrait ? undefined : await portraitFrom(sources),
    skillsTitle: wordsPlan.words.resume.skills,
  })
  if (wordsPlan.source) plan.changes.set('content/words.ts', wordsPlan.source)
  report([
    ...describeChanges(rawContent, plan),
    ...(wordsPlan.source ? ['content/words.ts: translated'] : []),
  ])
  // Everybody can read the log of a workflow.
  const isPublic = process.env.GITHUB_ACTIONS === 'true'
  report(plan.byHand.map(({ problem, parts }) => (isPublic ? `${problem}.` : `${problem}:\n\n${parts}\n`)))
  report(describeNotes(plan.notes, isPublic))
  if (plan.changes.size === 0) console.log('Nothing to change in content/.')
  else if (canPrompt && !(await agree('Write this? Git keeps what you have committed.')))
    return console.log('No files were changed.')
  const families = familiesOf(plan.content, wordsPlan)
  const question = `The resume and the cards need a font for your letters. Install ${families.join(', ')}?`
  const isFontWanted = families.length === 0 || !canPrompt || (await agree(question))
  applyChanges('.', plan.changes)
  // Installing can fail.
  addFamilies('.', isFontWanted ? families : [])
  const next = from.length > 0 ? '' : ' Edit content/profile.ts and content/experiences.ts next.'
  console.log(`Done.${next} "npm run doctor" shows what is still missing, "npm run dev" shows the site.`)
}

function report(lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${lines.join('\n')}\n`)
}

/** Sets the language of the site's words, and installs the fonts that the site needs. Everything else stays. */
function setLanguage(plan: WordsPlan): void {
  if (plan.source) applyChanges('.', new Map([['content/words.ts', plan.source]]))
  addFamilies('.', familiesOf(rawContent, plan))
  console.log(`Done. content/words.ts is ${plan.source ? 'translated' : 'unchanged'}.`)
}

/** Prompts for the owner's name. */
async function askForName(): Promise<string> {
  const validate = (value = '') => (value.trim() ? undefined : 'Write your name.')
  return exitIfCancelled(await text({ message: 'Your name', validate })).trim()
}

/** Prompts for yes or no. */
async function agree(message: string): Promise<boolean> {
  return exitIfCancelled(await confirm({ message, initialValue: true }))
}

/** Prompts for the language of the site's own words. */
async function askForLanguage(): Promise<string> {
  const options = listLanguages()
  const initialValue = options.find(({ value }) => isCurrentLanguage(value))?.value
  const message = "Language of the site's own words"
  return exitIfCancelled(await select({ message, options, initialValue, maxItems: 15 }))
}

/** Prompts with a list of checkboxes, the first ones checked. */
const choose: Choose = async (message, options, proposed) =>
  exitIfCancelled(
    await multiselect({
      message,
      options: options.map((option, value) => ({ ...option, value })),
      initialValues: options.slice(0, proposed).map((_, place) => place),
      required: false,
      maxItems: 15,
    }),
  )

function exitIfCancelled<T>(answer: T | symbol): T {
  if (!isCancel(answer)) return answer
  cancel('No files were changed.')
  process.exit(1)
}
