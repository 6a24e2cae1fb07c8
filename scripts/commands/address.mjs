/**
 * Makes the value of `--site-url` the address that the site is built for.
 *
 * @param {string | undefined} value
 * @throws if it is not a web address
 */
export function setSiteUrl(value) {
  if (value === undefined) return
  if (!/^https?:/.test(value) || !URL.canParse(value)) {
    throw new Error(
      `--site-url "${value}" is not a web address. Write it in full, such as https://example.org/me.`,
    )
  }
  process.env.SITE_URL = value
}
