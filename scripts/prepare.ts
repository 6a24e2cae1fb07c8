import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { paletteOf } from '../components/lib/palette'
import type { PictureManifest } from '../components/lib/picture'
import { originalsOf } from '../components/pictures/picture-files'
import type { Content } from '../content/validate'
import { filesBelow, writeChanged } from './files'
import { fontsFolder, pictureManifestFile, publicFolder } from './folders'
import { makeFonts } from './fonts/make'
import { measurePictures } from './pictures/measure'
import { run } from './run'

/** What `dev`, `build` and `test` do first: check the content, look at its pictures, and make icons and fonts from it. */
await run(async () => {
  // What reads the content is imported within `run`, which says a fault in it without a stack trace.
  const { content, imagesFolder } = await import('../content/site')
  const words = await import('../content/words')
  const { makeIcons } = await import('./icons/make')
  console.log('Content: checked.')
  for (const moved of paletteOf(content.theme).moved) console.log(`Colours: ${moved}`)
  await sayWhatIsLeftOut(content)
  const originals = originalsOf(content)
  // Version 1.0.0 left pictures there, which would be served beside those of today.
  rmSync(join(publicFolder, 'pictures'), { recursive: true, force: true })
  const said = JSON.stringify([content, { ...words }])
  const shown = [said, ...['app', 'components'].flatMap(sourcesBelow)].join('')
  const { siteTypefaces } = await import('../content/site-typefaces')
  const [{ manifest, notes }, { bytes, more }] = await Promise.all([
    measurePictures(originals, imagesFolder, earlierPictures()),
    // Beside Next's own cache, so that hosts that keep the one between builds keep the other.
    makeFonts({ shown, said }, siteTypefaces, fontsFolder, join('.next', 'cache', 'fonts')),
    makeIcons(content.profile.name, { to: publicFolder, own: join('content', 'icon.svg') }),
  ])
  await writeChanged(pictureManifestFile, JSON.stringify(manifest))
  console.log(`Pictures: ${originals.length} originals.`)
  for (const note of notes) console.log(`  ${note}`)
  console.log(`Fonts: ${(bytes / 1000).toFixed(1)} kB, and ${more} files for letters that those lack.`)
})

/** The manifest of the last run; none where there was none, or where it was stopped while it wrote. */
function earlierPictures(): PictureManifest {
  try {
    return JSON.parse(readFileSync(pictureManifestFile, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * Prints what the resume and the cards cannot show.
 *
 * @throws when the owner's own resume is no PDF, or when letters are missing and the owner wants to stop at that
 */
async function sayWhatIsLeftOut(content: Content): Promise<void> {
  const { ownResume } = await import('../app/resume.pdf/resume-file')
  const { leftOut } = await import('../app/left-out')
  const { siteTypefaces } = await import('../content/site-typefaces')
  const { rawContent } = await import('../content/raw')
  const { siteUrl } = await import('../content/site-url')
  const { letters, lengths } = await leftOut(content, rawContent, { url: siteUrl }, ownResume() !== undefined)
  for (const note of [...letters, ...lengths]) console.log(`Note: ${note}`)
  if (letters.length > 0 && siteTypefaces.missingGlyphs === 'stop') {
    throw new Error(`The build stops, because content/typefaces.ts has missingGlyphs: 'stop'.`)
  }
}

/** What is shown between words, such as commas and dashes, stands in the sources. */
function sourcesBelow(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
