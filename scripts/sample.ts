import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@/scripts/commands/run'
import { hashContent } from '@/scripts/doctor/sample'

const file = join('scripts', 'doctor', 'sample.json')

/** `npm run sample`: writes the hashes of the sample, after a change of the sample. */
await run(() => {
  const list = hashContent()
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
  console.log(`${file} lists ${list.texts.length} texts and ${list.pictures.length} pictures of the sample.`)
})
