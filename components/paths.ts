/** The folder of the site on its host, such as `/a/b`, or empty. `next.config.mjs` sets it. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/**
 * Adds the base path, which `next/link` adds automatically but plain `<a>` and `<img>` do not.
 *
 * @param path an absolute path within the site, such as `/resume.pdf`. URLs are returned unchanged
 */
export function sitePath(path: string): string {
  return path.startsWith('/') ? `${basePath}${path}` : path
}

/** Returns the path of a project's page, without base path (G14). */
export function projectPath(slug: string): string {
  return `/projects/${encodeURIComponent(slug)}`
}

/** Returns the path of the projects that use a technique, without base path (G15). */
export function techniquePath(technique: string): string {
  return `/projects?${new URLSearchParams({ tech: technique })}`
}
