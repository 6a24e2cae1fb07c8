import { createPolicy, withPolicy } from '@/scripts/build/policy'
import { createSite, type Site } from '@/scripts/check/export/site'

/** Returns a valid page, so a test finds only its own fault. */
export function pageWith(body: string, head = ''): string {
  const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}<title>T</title></head><body>${body}</body></html>`
  return withPolicy(page, createPolicy(page))
}

/** Returns a small export of these texts by path. */
export function siteWith(files: Record<string, string>, url = 'https://me.example.com/'): Site {
  const all: Record<string, string> = { '/index.html': pageWith('<p id="top-of-page">'), ...files }
  return createSite(Object.keys(all), (file) => Buffer.from(all[file] ?? ''), url)
}
