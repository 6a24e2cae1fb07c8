import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { run } from '@/scripts/commands/run'
import { hashContent } from '@/scripts/doctor/sample'

const file = join('scripts', 'doctor', 'sample.json')

/**
 * `npm run sample`: writes the hashes of the sample, after a change of the sample. With `-- --check` it only checks that they match
 * `content/`.
 */
await run(() => {
  const list = hashContent()
  if (!process.argv.includes('--check')) {
    writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
    console.log(
      `${file} lists ${list.texts.length} texts and ${list.pictures.length} pictures of the sample.`,
    )
  } else if (!isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), list)) {
    throw new Error(
      `${file} does not match content/. If content/ is the sample, run "npm run sample" and commit the file. If it is your own, unset the variable PUBLISH_SAMPLE.`,
    )
  }
})
