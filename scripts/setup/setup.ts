import { basename } from 'node:path'
import type { ContentInput } from '../../content/files'
import type { Sample } from '../doctor/sample'
import { type Change, planChanges } from './changes'
import { composeContent } from './compose'
import { decoded, isZip, readImport } from './files-in'
import type { Imported } from './imported'
import { readJsonResume } from './json-resume'
import { readLinkedIn } from './linkedin'
import { ownContent } from './own'
import type { Given } from './profile'

/**
 * Reads a file that somebody wants to import, whatever it is called.
 *
 * @throws ImportError when it is neither a JSON Resume nor an archive of LinkedIn's
 */
export function readSource(path: string): Imported {
  const bytes = readImport(path)
  const file = basename(path)
  return isZip(bytes) ? readLinkedIn(file, bytes) : readJsonResume(file, decoded(file, bytes))
}

export interface Setup {
  changes: Change[]
  notes: string[]
}

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
): Setup {
  // Whoever took the portrait away wants none; whoever has the sample's gets initials until they have a picture.
  const needsPortrait = sample.isIn(current.profile.portrait)
  const { content, notes } = composeContent(ownContent(current, sample), imports, given, needsPortrait)
  if (!content.profile.name) {
    throw new Error(
      'Nobody is named yet. Give --name "Your Name", or --from with a file that has it. Nothing was written.',
    )
  }
  return { changes: planChanges(root, current, content, sample), notes }
}
