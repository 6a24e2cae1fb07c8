import type { Owner } from '@/__tests__/support/owner'
import { rawContent } from '@/content/schema/raw'

/** Someone who has changed nothing but the name. */
export const owner: Owner = {
  ...rawContent,
  profile: { ...rawContent.profile, name: 'Ines Okafor' },
  pictures: 'kept',
}
