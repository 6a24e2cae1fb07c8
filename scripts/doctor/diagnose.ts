import { checkContent } from '@/scripts/content-faults'
import type { Diagnosis } from '@/scripts/doctor/report'

/**
 * Examines the content of this checkout.
 *
 * @param online whether to visit every link
 */
export async function diagnose(online: boolean): Promise<Diagnosis> {
  const { faults } = await checkContent()
  if (faults.length > 0) return { faults, findings: [], hasAddress: false }
  // Imported only if the content is valid, because the module reads the content.
  const { examineSite } = await import('@/scripts/doctor/examine-site')
  return { faults, ...(await examineSite(online)) }
}
