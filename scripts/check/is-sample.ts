import sample from '@/scripts/doctor/sample.json' with { type: 'json' }

/**
 * Returns whether `content/` is the unchanged sample. If so, `npm test` tests the template, otherwise the owner's site. Invalid content
 * counts as an owner's (O9).
 */
export async function isSample(): Promise<boolean> {
  try {
    const { hashContent } = await import('@/scripts/doctor/sample')
    return hashContent().all === sample.all
  } catch {
    // The first step of every check reports the faults of the content.
    return false
  }
}
