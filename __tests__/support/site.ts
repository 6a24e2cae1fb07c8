import { createSite, type Site } from '@/scripts/check/export/site'

/** Returns a page. */
export function pageWith(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}<title>T</title></head><body>${body}</body></html>`
}

/** Returns a small export of these texts by path. */
export function siteWith(files: Record<string, string>, url = 'https://me.example.com/'): Site {
  const all: Record<string, string> = { '/index.html': pageWith('<p id="top-of-page">'), ...files }
  return createSite(Object.keys(all), (file) => Buffer.from(all[file] ?? ''), url)
}
