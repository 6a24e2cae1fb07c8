import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { copyCheckout, shareCaches } from './checkout-copy'
import { exportFolder } from './folders'
import { differences, filesSaying, readExport } from './planted/compare'
import { run } from './run'

/** Invented, so that no file contains them by chance. */
const TITLE = 'Quillmark Architect'
const JOB = 'Brindlewright Apprentice'
/** Documents that must contain both; the export checks read each of them in detail. */
const DOCUMENTS = ['index.html', 'index.md', 'resume.pdf', 'resume.json', 'contact.vcf']

/**
 * `npm run test:planted`: in a copy of the checkout, changes two job titles and builds. The new ones must stand in every
 * document. Then it takes them back and builds again, on top of what the first build left: that must give the bytes of
 * the export of the checkout, so that nothing of the change stays anywhere, and the same sources give the same bytes.
 */
await run(async () => {
  if (!existsSync(exportFolder)) throw new Error('There is no export. Run npm run build first.')
  const copy = mkdtempSync(join(tmpdir(), 'planted-'))
  try {
    console.log('Copying the repository.')
    copyCheckout(copy)
    // A build without them takes three times as long; `makePictures` has a test of its own for the same bytes.
    shareCaches('.', copy)
    plant(copy)
    build(copy, 'with other job titles')
    const planted = await readExport(join(copy, 'out'))
    inCopy(copy, ['jiti', 'scripts/check-export.ts'])

    rmSync(join(copy, 'content'), { recursive: true })
    cpSync('content', join(copy, 'content'), { recursive: true })
    build(copy, 'as it was')
    const restored = await readExport(join(copy, 'out'))
    const changed = differences(await readExport(exportFolder), restored)
    const faults = [TITLE, JOB].flatMap((words) => [
      ...missing(filesSaying(planted, words), words),
      ...filesSaying(restored, words).map((file) => `${file} still contains "${words}"`),
    ])
    if (changed.length > 0) {
      faults.push(...changed, 'If anything was edited since the last build, run npm run build and try again.')
    }
    if (faults.length > 0) throw new Error(faults.join('\n'))
    console.log(
      `Planted: both titles stood in every document, and without them a build gives the same bytes for all ${restored.size} files.`,
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

/** Appends code that sets the titles, whatever the owner's files look like. */
function plant(copy: string): void {
  const add = (file: string, code: string) => appendFileSync(join(copy, 'content', file), `\n${code}\n`)
  add('profile.ts', `profile.title = '${TITLE}'`)
  add(
    'experiences.ts',
    `const planted = experiences.find((entry) => entry.endDate === 'Present') ?? experiences[0]\nif (planted) planted.title = '${JOB}'`,
  )
  // The owner's own PDF does not follow the content.
  rmSync(join(copy, 'content', 'resume.pdf'), { force: true })
}

function build(copy: string, how: string): void {
  console.log(`Building ${how}.`)
  inCopy(copy, ['npm', 'run', '--silent', 'build'])
}

function missing(files: string[], words: string): string[] {
  return DOCUMENTS.filter((file) => !files.includes(file)).map(
    (file) => `${file} does not contain "${words}"`,
  )
}

function inCopy(copy: string, [program = '', ...args]: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: join(copy, 'node_modules', '.bin') + delimiter + process.env.PATH },
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error(`${stdout}\n${stderr}\n"${program} ${args.join(' ')}" failed in the copy.`)
}
