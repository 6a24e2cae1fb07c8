import type { Owner } from '../support/owner'

/** Only the required fields. */
export const owner: Owner = { profile: { name: 'Bo', siteUrl: 'https://bo.example.com/' } }
