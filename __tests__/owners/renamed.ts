import { rawContent } from '../../content/raw'
import type { Owner } from '../support/owner'

/** Someone who has changed nothing but the name. */
export const owner: Owner = {
  ...rawContent,
  profile: { ...rawContent.profile, name: 'Ines Okafor' },
  pictures: 'kept',
}
