import { writeCompressedTwins } from './compress/twins'
import { exportFolder } from './folders'
import { run } from './run'

/** `npm run compress`: for your own server (nginx, Apache, Caddy). CDNs compress by themselves. */
await run(() => {
  console.log(`Compressed: ${writeCompressedTwins(exportFolder)} files have a .br and a .gz beside them.`)
})
