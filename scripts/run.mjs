import { resolve } from 'node:path'

/** `node scripts/run.mjs NAME [OPTION ...]` runs scripts/NAME.ts with the import alias. */

const [, , name, ...options] = process.argv
const { createJiti } = await import('jiti').catch(() => {
  console.error('\nThe packages are not installed. Run "npm install --ignore-scripts", then try again.\n')
  process.exit(1)
})
const script = resolve('scripts', `${name}.ts`)
process.argv = [process.execPath, script, ...options]
// Only Next resolves `server-only`. This is its empty module.
const alias = { 'server-only': resolve('node_modules/next/dist/compiled/server-only/empty.js') }
await createJiti(import.meta.url, { tsconfigPaths: true, alias }).import(script)
