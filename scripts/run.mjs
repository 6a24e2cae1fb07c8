import { resolve } from 'node:path'
import { ensurePackages } from './commands/install.mjs'

/** `node scripts/run.mjs NAME [OPTION ...]` runs scripts/NAME.ts with the import alias of tsconfig.json, and installs the packages first if needed. */

const [, , name, ...options] = process.argv
await ensurePackages()
const { createJiti } = await import('jiti')
const script = resolve('scripts', `${name}.ts`)
process.argv = [process.execPath, script, ...options]
// Only Next resolves `server-only`, which fails a build that sends a module to the browser. This is its empty module.
const alias = { 'server-only': resolve('node_modules/next/dist/compiled/server-only/empty.js') }
await createJiti(import.meta.url, { tsconfigPaths: true, alias }).import(script)
