import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { ContentInput } from '@/content/schema/content'
import { collectPictures } from '@/content/schema/texts'
import { filesBelow, isFile } from '@/scripts/commands/files'
import { type ContentPlan, planChanges } from '@/scripts/content-source/changes'
import type { Sample } from '@/scripts/doctor/sample'
import { composeContent } from '@/scripts/old-setup/compose'
import type { Note } from '@/scripts/old-setup/notes'
import { ownContent } from '@/scripts/old-setup/own'
import type { Portrait } from '@/scripts/old-setup/portrait'
import type { Answers } from '@/scripts/old-setup/profile'
import type { Imported } from '@/scripts/old-setup/resume'

export interface Plan extends ContentPlan {
  notes: Note[]
}

/**
 * Plans and validates everything that `npm run setup` would change. No file is changed.
 *
 * @param options.portrait used if the owner has none
 * @throws if the name is missing, or the result is not valid
 */
export function planSetup(
  root: string,
  current: ContentInput,
  sample: Sample,
  imports: readonly Imported[],
  answers: Answers,
  { portrait, skillsTitle }: { portrait?: Portrait; skillsTitle?: string } = {},
): Plan {
  const images = join(root, 'content', 'images')
  const own = ownContent(current, sample, images)
  const { content, notes } = composeContent(own, imports, answers, skillsTitle)
  const { profile, theme } = content
  const hasNewBrand = theme.brand !== current.theme.brand
  if (hasNewBrand && sample.isEntry({ brandLight: theme.brandLight })) delete theme.brandLight
  if (!profile.name)
    throw new Error(
      'Your name is missing. Pass --name "Your Name", or a source that contains it. No files were changed.',
    )
  const unused = samplePictures(images, content, sample)
  const pictures = new Map<string, Uint8Array>()
  if (portrait && !profile.portrait) {
    const file = freeName(images, portrait, unused)
    profile.portrait = { file, alt: profile.name }
    pictures.set(file, portrait.bytes)
  }
  const plan = planChanges(root, current, content, pictures)
  for (const file of samplePictures(images, plan.content, sample))
    if (!pictures.has(file)) plan.changes.set(`content/images/${file}`, undefined)
  return { ...plan, notes }
}

/** Returns the pictures of the sample that the content no longer uses. */
function samplePictures(images: string, content: ContentInput, sample: Sample): string[] {
  const files = existsSync(images) ? filesBelow(images) : []
  const named = collectPictures(content).map(({ text }) => join(images, text))
  const used = new Set(named.filter(isFile).map((path) => realpathSync(path)))
  return files.filter((file) => {
    const path = join(images, file)
    return !used.has(realpathSync(path)) && sample.hasPicture(readFileSync(path))
  })
}

/** Returns the name of a portrait, with a number if another picture has it that is not in `unused`. */
function freeName(images: string, { file, bytes }: Portrait, unused: readonly string[]): string {
  const isFree = (name: string) => {
    const path = join(images, name)
    return unused.includes(name) || !existsSync(path) || (isFile(path) && readFileSync(path).equals(bytes))
  }
  const { name, ext } = parse(file)
  let free = file
  for (let count = 2; !isFree(free); count += 1) free = `${name}-${count}${ext}`
  return free
}
