import { ensureBrowser } from '@/scripts/check/browser'
import { run } from '@/scripts/commands/run'

/** A step of `npm test`: prints the path of the browser for the tests, and installs one if there is none. */
await run(() => console.log(ensureBrowser()))
