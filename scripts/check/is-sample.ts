import { profile } from '@/content/profile'

/** Returns whether `content/` is the sample, for tests of its parts and budgets (O9). */
export function isSample(): boolean {
  return profile.name === 'Noa Verdel'
}
