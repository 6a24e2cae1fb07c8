import { run } from '../commands/run'
import { makeBrowserReady } from './browser'

/** A step of `npm test`: says which browser the tests will use, and installs one where there is none. */
await run(() => console.log(makeBrowserReady()))
