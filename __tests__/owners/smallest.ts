import type { Owner } from '@/__tests__/support/owner'

/** Only the required fields. */
export const owner: Owner = { profile: { name: 'Bo', siteUrl: 'https://bo.example.com/' } }
