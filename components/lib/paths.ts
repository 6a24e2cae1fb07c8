/** The folder the site stands in on its host: empty, or such as `/a/b`. Set by `next.config.mjs` from the site's URL. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/**
 * The address of a file of the site. `next/link` adds the base path itself; plain `<a>`, `<img>` and the location do not.
 *
 * @param path an absolute path within the site, such as `/resume.pdf`; full addresses pass through
 */
export function sitePath(path: string): string {
  return path.startsWith('/') ? `${basePath}${path}` : path
}
