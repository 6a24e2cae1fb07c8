import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paletteOf } from '../../components/lib/palette'
import type { ContentInput } from '../../content/files'
import { type Changes, planChanges } from '../content-source/changes'
import type { Sample } from '../doctor/sample'
import { filesBelow } from '../files'
import { PORTRAIT_PLACEHOLDER } from '../folders'
import { composeContent } from './compose'
import { ownContent } from './own'
import { portraitDrawing } from './portrait-drawing'
import type { Given } from './profile'
import type { Imported } from './resume'

/**
 * Everything that `npm run setup` would change, planned and validated; nothing is written.
 *
 * @param root the top of the repository
 * @param current what `content/` holds now
 * @throws when nobody's name is known, or the result would not be a legal content
 */
export function planSetup(
  root: string,
  current: ContentInput,
  sample: Sample,
  imports: readonly Imported[],
  given: Given,
) {
  // Whoever took the portrait away wants none; whoever has the sample's gets initials until they have a picture.
  const needsPortrait = sample.isIn(current.profile.portrait)
  const { content, notes } = composeContent(ownContent(current, sample), imports, given, needsPortrait)
  const { name, portrait } = content.profile
  if (!name) {
    throw new Error(
      'Nobody is named yet. Give --name "Your Name", or --from with a file that has it. Nothing was written.',
    )
  }
  const drawings = new Map<string, string>()
  if (portrait?.file === PORTRAIT_PLACEHOLDER)
    drawings.set(portrait.file, portraitDrawing(name, paletteOf(content.theme)))
  const changes = planChanges(root, current, content, drawings)
  for (const file of samplePictures(join(root, 'content', 'images'), content, sample)) {
    changes.set(`content/images/${file}`, undefined)
  }
  return { changes, content, notes }
}

/** Pictures of the sample that a content does not name any more. */
function samplePictures(images: string, content: ContentInput, sample: Sample): string[] {
  const texts = JSON.stringify(content)
  const files = existsSync(images) ? filesBelow(images) : []
  return files.filter(
    (file) => !texts.includes(JSON.stringify(file)) && sample.shows(readFileSync(join(images, file))),
  )
}

/** What would change, for the owner to agree to: each file of `content/` with the names of its entries, pictures counted. */
export function describeChanges(
  changes: Changes,
  { featuredProjects, olderProjects }: ContentInput,
): string[] {
  const titles = (list: ContentInput['olderProjects']) => list.map(({ title }) => title).join(', ') || 'none'
  const files = [...changes.keys()].filter((file) => !file.startsWith('content/images/'))
  const lines = [
    `projects on the home page: ${titles(featuredProjects)}`,
    `projects on /projects: ${titles(olderProjects)}`,
    ...files.map((file) => `rewrites ${file}`),
  ]
  if (changes.has(`content/images/${PORTRAIT_PLACEHOLDER}`))
    lines.push('draws your initials, until you have a portrait')
  const removed = [...changes.values()].filter((bytes) => bytes === undefined).length
  if (removed > 0) lines.push(`removes ${removed} pictures of the sample`)
  return lines
}
