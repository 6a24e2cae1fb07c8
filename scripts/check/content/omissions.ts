import type { ContentFault } from '@/content/schema/fault'
import { writeChanged } from '@/scripts/commands/files'
import { themeFile } from '@/scripts/commands/folders'

/**
 * Finds what the resume and the cards cannot show. The content must be valid. Typesetting them takes seconds.
 *
 * @returns a fault for each document that loses too many letters (O6), and notes about everything else
 */
export async function checkOmissions(): Promise<{ faults: ContentFault[]; notes: string[] }> {
  // These modules read the content, so they are imported after its check.
  const { content } = await import('@/content/schema/load')
  // The documents read their colours from this file.
  writeChanged(themeFile, JSON.stringify(content.theme))
  const { readOwnResume } = await import('@/app/resume.pdf/own-resume')
  const { findOmissions } = await import('@/app/omissions')
  const { siteTypefaces } = await import('@/content/schema/site-typefaces')
  const { rawContent } = await import('@/content/schema/raw')
  const { siteUrl } = await import('@/content/schema/site-url')
  const { letters, stops, lengths } = await findOmissions(
    content,
    rawContent,
    { url: siteUrl },
    readOwnResume() !== undefined,
  )
  const faults = siteTypefaces.missingGlyphs === 'stop' ? letters : stops
  return {
    faults: faults.map((message) => ({ file: 'content/typefaces.ts', field: 'more', message })),
    notes: [...letters, ...lengths].filter((note) => !faults.includes(note)),
  }
}
