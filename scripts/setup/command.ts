import { cancel, confirm, isCancel, multiselect, select, text } from '@clack/prompts'
import { rawContent } from '@/content/schema/raw'
import { applyChanges, writeChanged } from '@/scripts/commands/files'
import { ownContent, sampleOf } from '@/scripts/doctor/sample'
import sampleList from '@/scripts/doctor/sample.json'
import { installFonts } from '@/scripts/language/fonts'
import { currentLanguage, findLanguage, listLanguages, planWords } from '@/scripts/language/words'
import type { Choose } from '@/scripts/setup/github'
import { contentOf } from '@/scripts/setup/json-resume'
import { planSetup } from '@/scripts/setup/plan'
import { portraitFrom } from '@/scripts/setup/portrait'
import { describeChanges, describeNotes } from '@/scripts/setup/report'
import { readSource, type Source } from '@/scripts/setup/sources'

const sample = sampleOf(sampleList)

interface Options {
  from: string[]
  name?: string
  lang?: string
  yes: boolean
  'no-picture': boolean
}

/** Fills `content/`, which must be valid, from sources. Writes if the owner agrees. */
export async function setUp({ from, name, lang, yes, 'no-picture': noPicture }: Options) {
  const canPrompt = !yes && process.stdin.isTTY === true
  const advice = 'Add --yes to write without them: npm run setup -- --from FILE --yes'
  if (!yes && !canPrompt) throw new Error(`There is no terminal for prompts. ${advice}`)
  const own = ownContent(rawContent, sample, 'content/images')
  const read: Source[] = []
  const wishes = { choose: canPrompt ? choose : undefined, hasPictures: !noPicture }
  for (const source of from) read.push(await readSource(source, wishes))
  const languages = read.map((source) => findLanguage(source.language ?? ''))
  const ofSource = languages.find((language) => language !== undefined)
  const isFirstRun = !own.profile.name
  const known = lang ?? (isFirstRun ? ofSource : undefined)
  const mustPrompt = known === undefined && isFirstRun && canPrompt
  const { words, source } = await planWords(mustPrompt ? await askForLanguage() : known)
  const sources = read.map(({ resume, ...source }) => ({
    ...source,
    content: contentOf(resume, { ...source.place, words }),
  }))
  if (name) own.profile.name = name
  const hasName = own.profile.name || sources.some(({ content }) => content.profile.name)
  if (!hasName && canPrompt) own.profile.name = await askForName()
  const portrait = noPicture || own.profile.portrait ? undefined : await portraitFrom(sources)
  const plan = planSetup('.', rawContent, own, sample, sources, portrait)
  if (source) plan.changes.set('content/words.ts', source)
  report([...describeChanges(rawContent, own, plan), ...(source ? ['content/words.ts: translated'] : [])])
  for (const { problem, parts } of plan.byHand) report([`${problem}:`, '', parts])
  // The log of a workflow is public.
  const notes = sources.flatMap(({ place }) => place.notes)
  report(describeNotes(notes, process.env.GITHUB_ACTIONS === 'true'))
  if (plan.changes.size === 0) console.log('No files were changed.')
  else if (canPrompt && !(await askToWrite())) return console.log('No files were changed.')
  applyChanges(plan.changes)
  installFonts(plan.content, words)
  if (from.length === 0) console.log('Edit content/profile.ts and content/experiences.ts next.')
  console.log('Done. "npm run doctor" lists what is missing, "npm run dev" shows the site.')
}

/** Sets the language of the site's words, and installs the fonts that the site needs. */
export async function setLanguage(lang?: string): Promise<void> {
  const { words, source } = await planWords(lang)
  if (source) writeChanged('content/words.ts', source)
  installFonts(rawContent, words)
  console.log(`Done. content/words.ts is ${source ? 'translated' : 'unchanged'}.`)
}

/** Prints lines with an empty line below. */
function report(lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${lines.join('\n')}\n`)
}

async function askForName(): Promise<string> {
  const validate = (value = '') => (value.trim() ? undefined : 'Write your name.')
  return exitIfCancelled(await text({ message: 'Your name', validate })).trim()
}

async function askToWrite(): Promise<boolean> {
  return exitIfCancelled(await confirm({ message: 'Write this? Git keeps what you have committed.' }))
}

async function askForLanguage(): Promise<string> {
  const options = listLanguages()
  const initialValue = currentLanguage()
  const message = "Language of the site's own words"
  return exitIfCancelled(await select({ message, options, initialValue, maxItems: 15 }))
}

/** Prompts with a list of checkboxes, the first ones checked. */
const choose: Choose = async (message, labels, proposed) => {
  const options = labels.map((label, value) => ({ label, value }))
  const initialValues = [...labels.keys()].slice(0, proposed)
  const prompt = { message, options, initialValues, required: false, maxItems: 15 }
  return exitIfCancelled(await multiselect(prompt))
}

function exitIfCancelled<T>(answer: T | symbol): T {
  if (!isCancel(answer)) return answer
  cancel('No files were changed.')
  process.exit(1)
}
