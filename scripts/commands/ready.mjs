import { makeReady } from './install.mjs'

/** Runs before each command of an owner: `npm run setup` may be the first one typed in a clone. */

await makeReady()
