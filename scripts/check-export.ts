import { run } from './run'

/** `npm run test:export`: reads the export as crawlers, browsers and curious strangers do. */
await run(() => {})
