import { profile } from '@/content/profile'

/** Returns whether `content/` is the sample. Then tests expect every part of it, and its budgets apply (O9). */
export function isSample(): boolean {
  return profile.name === 'Noa Verdel'
}
