import { isDeepStrictEqual } from 'node:util'
import sample from '@/scripts/doctor/sample.json' with { type: 'json' }

/**
 * Returns whether `content/` is the unchanged sample. If so, the template is tested, otherwise the site of an owner. Content
 * that cannot be read is an owner's (O9).
 */
export async function isSample(): Promise<boolean> {
  try {
    const { currentList } = await import('@/scripts/doctor/sample')
    return isDeepStrictEqual(currentList(), sample)
  } catch {
    // The first step of every check reports what is wrong with the content.
    return false
  }
}
