import { profile } from './profile'

/** The full address of the home page, ending in a slash. `SITE_URL` wins over `content/profile.ts`. */
export const siteUrl = normalizeSiteUrl(process.env.SITE_URL || profile.siteUrl)

/**
 * @throws when the address is not one a browser could open
 */
function normalizeSiteUrl(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(
      `SITE_URL is "${value}", which is not a web address. Write it in full, such as https://example.org/me.`,
    )
  }
  const url = new URL(value)
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}/`
}
