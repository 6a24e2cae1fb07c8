import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paletteOf } from '../components/lib/palette'
import type { Content } from '../content/validate'
import { filesBelow } from './files'
import {
  fontsFolder,
  ownIconFile,
  pictureCacheFolder,
  pictureManifestFile,
  picturesFolder,
  publicFolder,
} from './folders'
import { makeFonts } from './fonts/make'
import { makeMoreFonts } from './fonts/make-more'
import { makeIcons } from './icons/make'
import { makePictures } from './pictures/make'
import { originalsOf } from './pictures/picture-files'
import { run } from './run'

/** What `dev`, `build` and `test` do first: check the content, then make pictures, icons and fonts from it. */
await run(async () => {
  const { content, imagesFolder } = await import('../content/site')
  const words = await import('../content/words')
  console.log('Content: checked.')
  for (const moved of paletteOf(content.theme).moved) console.log(`Colours: ${moved}`)
  await sayWhatIsLeftOut(content)
  const originals = originalsOf(content)
  const { manifest, encoded, notes } = await makePictures(originals, {
    from: imagesFolder,
    to: picturesFolder,
    cache: pictureCacheFolder,
  })
  await writeFile(pictureManifestFile, JSON.stringify(manifest))
  console.log(`Pictures: ${originals.length} originals, ${encoded} files made, the rest from the cache.`)
  for (const note of notes) console.log(`  ${note}`)
  await makeIcons(content.profile.name, { to: publicFolder, own: ownIconFile })
  const said = JSON.stringify([content, { ...words }])
  const { siteTypefaces } = await import('../content/site-typefaces')
  const bytes = await makeFonts(
    [said, ...['app', 'components'].flatMap(sourcesBelow)].join(''),
    siteTypefaces,
    fontsFolder,
  )
  const more = await makeMoreFonts(said, siteTypefaces, fontsFolder)
  console.log(`Fonts: ${(bytes / 1000).toFixed(1)} kB, and ${more} files for letters that those lack.`)
})

/**
 * Prints what the resume and the cards cannot show.
 *
 * @throws when the owner's own resume is no PDF, or when letters are missing and the owner wants to stop at that
 */
async function sayWhatIsLeftOut(content: Content): Promise<void> {
  const { ownResume } = await import('../components/documents/resume-file')
  const { leftOut } = await import('../components/documents/left-out')
  const { siteTypefaces } = await import('../content/site-typefaces')
  const { siteUrl } = await import('../content/site-url')
  const { letters, lengths } = leftOut(content, { url: siteUrl }, ownResume() !== undefined)
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
