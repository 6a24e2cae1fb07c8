import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesBelow } from '@/scripts/commands/files'
import { readOptions } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'

/** File types worth compressing; pictures, fonts and PDF files are compressed already. */
const compressible = /\.(html|txt|js|css|json|xml|svg|md|ico|vcf|webmanifest)$/

/** Smaller files fit into one network packet. */
const SHORTEST_BYTES = 1024

const HELP = `npm run compress [-- FOLDER]

Writes a .br and a .gz file beside each text file of out/, or of FOLDER, for servers such as nginx, Apache and Caddy.
CDNs compress files automatically.`

await run(() => {
  const parsed = readOptions({ usage: 'npm run compress', help: HELP, options: {}, words: 1 })
  if (!parsed) return
  const [folder = 'out'] = parsed.positionals
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
  const paths = filesBelow(folder)
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file))
    .filter((path) => statSync(path).size >= SHORTEST_BYTES)
  for (const path of paths) {
    const bytes = readFileSync(path)
    const { atime, mtime } = statSync(path)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    // Servers derive the ETag from the time and size of the file.
    for (const twin of [`${path}.br`, `${path}.gz`]) utimesSync(twin, atime, mtime)
  }
  console.log(`Compressed: ${paths.length} files have a .br and a .gz beside them.`)
})
