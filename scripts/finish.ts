import { run } from './run'

/** What `npm run build` does last: works on the exported files. */
await run(() => {})
