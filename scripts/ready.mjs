import { makeReady } from './commands/install.mjs'

/** What the commands of an owner do first: `npm run setup` may be the first one typed in a clone. */

makeReady()
