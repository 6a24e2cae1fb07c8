import { type Site, siteOf } from '../../scripts/check/export/site'

const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`

/** A page with what every page has, so that a test shows its own fault alone. */
export function pageWith(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${POLICY}${head}<title>T</title></head><body>${body}</body></html>`
}

/** A small export, from its files' texts by path. */
export function siteWith(files: Record<string, string>, url = 'https://me.example.com/'): Site {
  const all: Record<string, string> = { '/index.html': pageWith('<p id="top-of-page">'), ...files }
  return siteOf(Object.keys(all), (file) => Buffer.from(all[file] ?? ''), url)
}
