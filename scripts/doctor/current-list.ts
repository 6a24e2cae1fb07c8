import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imagesFolder } from '../../content/images-folder'
import { rawContent } from '../../content/raw'
import { filesBelow } from '../files'
import { type SampleList, sampleList } from './sample'

/** The list of what `content/` holds now. It equals `sample.json` as long as that is the sample. */
export function currentList(): SampleList {
  const pictures = existsSync(imagesFolder) ? filesBelow(imagesFolder) : []
  return sampleList(
    rawContent,
    pictures.map((name) => readFileSync(join(imagesFolder, name))),
  )
}
