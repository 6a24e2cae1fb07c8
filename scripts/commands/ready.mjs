import { makeReady } from './install.mjs'

/** Runs before each command of an owner, which may be the first command in a clone. */

await makeReady()
