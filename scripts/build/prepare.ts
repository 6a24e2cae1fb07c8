import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '@/content/schema/errors'
import { type CheckedPictures, checkContent } from '@/scripts/check/content/check-content'
import { filesBelow, writeChanged } from '@/scripts/commands/files'
import { generatedFolder, pictureManifestFile, publicFolder, themeFile } from '@/scripts/commands/folders'
import { run } from '@/scripts/commands/run'
import { makeFonts } from '@/scripts/fonts/make'

/** The first step of `dev` and `build`: checks the content and generates files from it. */
await run(async () => {
  const { faults, pictures } = await checkContent()
  if (faults.length > 0 || !pictures) throw new ContentError(faults)
  await makeFiles(pictures)
})

/** @throws ContentError if a document has no font for a letter (O6) */
async function makeFiles({ manifest, notes }: CheckedPictures): Promise<void> {
  // These modules read the content, so they are imported after its check.
  const { content } = await import('@/content/schema/load')
  const words = await import('@/content/words')
  const { siteTypefaces } = await import('@/app/documents/font-files')
  writeChanged(themeFile, JSON.stringify(content.theme))
  writeChanged(pictureManifestFile, JSON.stringify(manifest))
  console.log('Content: checked.')
  const { makeIcons } = await import('@/scripts/icons/make')
  const { makeMap } = await import('@/scripts/map/make')
  // Only the build stops, so `npm run dev` shows the page before a font is installed.
  if (!process.argv.includes('--dev')) {
    const { findOmissions } = await import('@/scripts/check/content/omissions')
    const { faults, notes } = findOmissions(content)
    for (const note of notes) console.log(`Note: ${note}`)
    if (faults.length > 0) throw new ContentError(faults)
  }
  const contentText = JSON.stringify([content, { ...words }])
  const siteText = [contentText, ...['app', 'components'].flatMap(sourcesBelow)].join('')
  const [fontBytes] = await Promise.all([
    // In Next's cache, which hosts keep between builds.
    makeFonts({ siteText, contentText }, siteTypefaces, generatedFolder, join('.next', 'cache', 'fonts')),
    makeIcons(content.profile.name, { to: publicFolder, own: join('content', 'icon.svg') }),
    makeMap(content, generatedFolder),
  ])
  const count = Object.keys(manifest).length
  console.log(`Pictures: ${count} ${count === 1 ? 'original' : 'originals'}.`)
  for (const note of notes) console.log(`  ${note}`)
  console.log(`Fonts: ${(fontBytes / 1000).toFixed(1)} kB.`)
}

/** Returns the source code below a folder, which has the characters between texts. */
function sourcesBelow(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
