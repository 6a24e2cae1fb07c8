import { once } from 'node:events'
import { createServer } from 'node:net'

const DEFAULT_PORT = '3000'

/**
 * Returns the port of the option `--port`, else of the variable `PORT`, else 3000.
 *
 * @throws with what to do if it is not a port, or a server cannot use it
 */
export async function readPort(option?: string): Promise<number> {
  const port = option?.trim() || process.env.PORT?.trim() || DEFAULT_PORT
  const number = Number(port)
  if (!/^\d{1,5}$/.test(port) || number < 1 || number > 65535)
    throw new Error(`"${port}" is not a port. Write a whole number from 1 to 65535, such as --port 3001.`)
  return freePort(number).catch(({ code }) => {
    if (code === 'EACCES')
      throw new Error(
        `Only the administrator may open port ${port}. Choose one above 1023, such as --port 3001.`,
      )
    const other = number < 65535 ? number + 1 : 3001
    throw new Error(
      `Another program uses port ${port}. Stop it, or choose another port, such as --port ${other}.`,
    )
  })
}

/**
 * Finds a free port by opening it briefly.
 *
 * @param port 0 for any
 * @returns its number
 */
export async function freePort(port = 0): Promise<number> {
  const probe = createServer().listen(port)
  await once(probe, 'listening')
  const address = probe.address()
  await once(probe.close(), 'close')
  return typeof address === 'object' && address ? address.port : port
}
