import { isDeepStrictEqual } from 'node:util'
import type { ContentInput } from '../../content/files'
import { type SampleList, sampleList } from '../doctor/sample'
import sample from '../doctor/sample.json'

/**
 * Whether a content is that of this repository, its pictures included: by the list that `npm run sample` writes.
 *
 * @param pictures the bytes of each file of `content/images`
 */
export function isSample(
  content: ContentInput,
  pictures: readonly Uint8Array[],
  known: SampleList = sample,
): boolean {
  return isDeepStrictEqual(sampleList(content, pictures), known)
}
