import { describeFault } from './fault'
import { profile } from './profile'

/** The full address of the home page, ending in a slash. The variable `SITE_URL` wins over `content/profile.ts`. */
export const siteUrl = homeAddress(process.env.SITE_URL)

/** @throws when the address is not one that a browser could open, naming where it was written */
function homeAddress(variable: string | undefined): string {
  const address = variable || profile.siteUrl
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    const fix = 'is not a web address. Write it in full, starting with https://.'
    throw new Error(
      variable
        ? describeFault('the variable SITE_URL', variable, [], fix)
        : describeFault('content/profile.ts', profile, ['siteUrl'], fix),
    )
  }
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname.replace(/\/+$/, '')}/`
}
