import { appendFileSync, cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { differences } from './check/differences'
import { inCheckoutCopy } from './checkout-copy'
import { exportFolder } from './folders'
import { run } from './run'

/** Sets two job titles, whatever the owner's files look like. */
const planted = {
  'profile.ts': "profile.title = 'Quillmark Architect'",
  'experiences.ts':
    "const planted = experiences.find((entry) => entry.endDate === 'Present') ?? experiences[0]\nif (planted) planted.title = 'Brindlewright Apprentice'",
}
const build = 'npm run --silent build'

/**
 * `npm test -- planted`: in a copy of the checkout, changes two job titles and builds. The checks of the export find the new
 * ones in every document. Then it takes them back and builds again, on top of what the first build left: that must give
 * the bytes of the checkout's export, so that nothing of the change stays anywhere, and the same sources give the same
 * bytes.
 */
await run(async () => {
  if (!existsSync(exportFolder)) throw new Error('There is no export. Run npm run build first.')
  await inCheckoutCopy(async (copy, runThere) => {
    const content = join(copy, 'content')
    for (const [file, code] of Object.entries(planted)) appendFileSync(join(content, file), `\n${code}\n`)
    // The owner's own PDF does not follow the content.
    rmSync(join(content, 'resume.pdf'), { force: true })
    runThere(build)
    runThere('jiti scripts/check-export.ts')

    rmSync(content, { recursive: true })
    cpSync('content', content, { recursive: true })
    runThere(build)
    const faults = differences(exportFolder, join(copy, 'out'))
    if (faults.length > 0) {
      throw new Error(
        `${faults.join('\n')}\nIf anything was edited since the last build, run npm run build and try again.`,
      )
    }
    console.log('Planted: both titles stood in every document, and are gone again: the same bytes.')
  })
})
