import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paletteOf } from '../components/lib/palette'
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
import { makeIcons } from './icons/make'
import { makePictures } from './pictures/make'
import { originalsOf } from './pictures/plan'
import { run } from './run'

/** What `dev`, `build` and `test` do first: check the content, make its pictures and the fonts that say it. */
await run(async () => {
  const { content, imagesFolder } = await import('../content/site')
  console.log('Content: checked.')
  for (const moved of paletteOf(content.theme).moved) console.log(`Colours: ${moved}`)
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
  const words = [JSON.stringify(content), ...['app', 'components'].flatMap(sourcesBelow)].join('')
  const bytes = await makeFonts(words, fontsFolder)
  console.log(`Fonts: ${(bytes / 1000).toFixed(1)} kB.`)
})

/** The site's own words stand in its sources. */
function sourcesBelow(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
