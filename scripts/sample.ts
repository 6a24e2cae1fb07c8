import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'
import { hashContent, withOlder } from '@/scripts/doctor/sample'
import older from '@/scripts/doctor/sample.json'

const file = join('scripts', 'doctor', 'sample.json')

const HELP = `npm run sample

For maintainers who changed the sample. Updates the list of its texts and pictures, by which npm run doctor finds them in a site.
Do not run it on your own site.`

await run(() => {
  if (!readOptions({ usage: 'npm run sample', help: HELP, options: {} })) return
  const list = withOlder(hashContent(), older)
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
  console.log(`${file} lists ${list.texts.length} texts and ${list.pictures.length} pictures of the sample.`)
})
