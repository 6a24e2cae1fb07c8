import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pictureManifestFile, picturesFolder } from './folders'
import { makePictures } from './pictures/make'
import { originalsOf } from './pictures/plan'
import { run } from './run'

/** What `dev`, `build` and `test` do first: check the content, make its pictures. */
await run(async () => {
  const { content, imagesFolder } = await import('../content/site')
  console.log('Content: checked.')
  const originals = originalsOf(content)
  const { manifest, encoded } = await makePictures(originals, {
    from: imagesFolder,
    to: picturesFolder,
    cache: dirname(pictureManifestFile),
  })
  await writeFile(pictureManifestFile, JSON.stringify(manifest))
  console.log(`Pictures: ${originals.length} originals, ${encoded} files made, the rest from the cache.`)
})
