import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@/scripts/commands/run'
import { hashContent, withOlder } from '@/scripts/doctor/sample'
import older from '@/scripts/doctor/sample.json'

const file = join('scripts', 'doctor', 'sample.json')

/** `npm run sample`: adds the hashes of the sample to the list, after a change of the sample. */
await run(() => {
  const list = withOlder(hashContent(), older)
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
  console.log(`${file} lists ${list.texts.length} texts and ${list.pictures.length} pictures of the sample.`)
})
