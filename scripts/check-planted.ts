import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { copyCheckout, sharePictures } from './checkout-copy'
import { differences, filesSaying, readExport } from './planted/compare'
import { run } from './run'

/** Invented titles, so that no file contains them by chance. */
const OLD = { title: 'Quillmark Architect', job: 'Brindlewright Apprentice' }
const NEW = { title: 'Zephyrine Cartographer', job: 'Lanternsmith Journeyman' }
/** Documents that must contain both titles after the change; the export checks read each of them in detail. */
const DOCUMENTS = ['index.html', 'index.md', 'resume.pdf', 'resume.json', 'contact.vcf']

/**
 * `npm run test:planted`: in a copy of the repository, changes two job titles and builds again. The new ones must stand in
 * every document and the old ones nowhere; a third build, without what the others left behind, must give the same bytes.
 */
await run(async () => {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'))
  try {
    console.log('Copying the repository.')
    copyCheckout(copy)
    // Encoding them takes longer than all three builds; `makePictures` has a test of its own for the same bytes.
    sharePictures('.', copy)
    // The owner's own PDF does not follow the content.
    rmSync(join(copy, 'content', 'resume.pdf'), { force: true })
    build(copy, OLD)
    const before = await readExport(join(copy, 'out'))
    build(copy, NEW)
    const after = await readExport(join(copy, 'out'))
    inCopy(copy, ['jiti', 'scripts/check-export.ts'])
    for (const folder of ['.next', 'out', 'public/pictures', 'app/typefaces']) {
      rmSync(join(copy, folder), { recursive: true, force: true })
    }
    sharePictures('.', copy)
    build(copy, NEW)
    const again = await readExport(join(copy, 'out'))

    const faults = [
      ...Object.values(OLD).flatMap((words) => missing(filesSaying(before, words), words)),
      ...Object.values(NEW).flatMap((words) => missing(filesSaying(after, words), words)),
      ...Object.values(OLD).flatMap((words) =>
        filesSaying(after, words).map((file) => `${file} still contains "${words}"`),
      ),
      ...differences(after, again),
    ]
    if (faults.length > 0) throw new Error(faults.join('\n'))
    console.log(
      `Planted: both titles changed in every document, and a second build gave the same bytes for all ${again.size} files.`,
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

function missing(files: string[], words: string): string[] {
  return DOCUMENTS.filter((file) => !files.includes(file)).map(
    (file) => `${file} does not contain "${words}"`,
  )
}

/** Appends code that sets the titles, whatever the owner's files look like, and builds. */
function build(copy: string, { title, job }: typeof OLD): void {
  console.log(`Building with "${title}" and "${job}".`)
  const plant = (file: string, code: string) => {
    const original = join(copy, 'content', `${file}.original`)
    if (!existsSync(original)) copyFileSync(join(copy, 'content', file), original)
    copyFileSync(original, join(copy, 'content', file))
    appendFileSync(join(copy, 'content', file), code)
  }
  plant('profile.ts', `\nprofile.title = '${title}'\n`)
  plant(
    'experiences.ts',
    `\nconst planted = experiences.find((entry) => entry.endDate === 'Present') ?? experiences[0]\nif (planted) planted.title = '${job}'\n`,
  )
  inCopy(copy, ['npm', 'run', '--silent', 'build'])
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
