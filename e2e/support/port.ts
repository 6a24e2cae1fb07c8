import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port that no program uses, by opening it briefly. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  await once(probe.close(), 'close')
  return typeof address === 'object' && address ? address.port : 0
}
