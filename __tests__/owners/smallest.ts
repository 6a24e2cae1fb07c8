import type { Owner } from '../support/owner'

/** Nothing but what the schema asks for. */
export const owner: Owner = { profile: { name: 'Bo', siteUrl: 'https://bo.example.com/' } }
