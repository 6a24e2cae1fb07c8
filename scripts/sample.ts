import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { run } from './commands/run'
import { currentList } from './doctor/sample'

const file = join('scripts', 'doctor', 'sample.json')

/**
 * `npm run sample`: for whoever keeps the sample content. Writes the list by which `npm run doctor` knows it. With
 * `-- --check` it only says whether the list is that of `content/`, as a repository does that publishes the sample.
 */
await run(() => {
  const list = currentList()
  if (!process.argv.includes('--check')) {
    writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
    console.log(`${list.texts.length} texts and ${list.pictures.length} pictures are known as the sample's.`)
  } else if (!isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), list)) {
    throw new Error(
      `${file} is not the list of what content/ holds. If content/ is the sample, run "npm run sample" and commit the file. If it is your own, unset the variable PUBLISH_SAMPLE.`,
    )
  }
})
