import { checkContent } from '@/scripts/check/content/check-content'
import { checkOmissions } from '@/scripts/check/content/omissions'
import type { Diagnosis } from '@/scripts/doctor/report'

/**
 * Examines the content of this checkout.
 *
 * @param online whether to visit every link
 */
export async function diagnose(online: boolean): Promise<Diagnosis> {
  const { faults: invalid, pictures } = await checkContent()
  if (invalid.length > 0) return { faults: invalid, findings: [], hasAddress: false }
  const { faults, notes } = await checkOmissions()
  // Imported only if the content is valid, because the module reads the content.
  const { examineSite } = await import('@/scripts/doctor/examine-site')
  return { faults, notes: [...(pictures?.notes ?? []), ...notes], ...(await examineSite(online)) }
}
