import { once } from 'node:events'
import { createServer } from 'node:net'

const DEFAULT_PORT = '3000'

/**
 * Returns the port of the option `--port`, else of the variable `PORT`, else 3000.
 *
 * @param {string} [option]
 * @returns {string}
 */
export function choosePort(option) {
  return option?.trim() || process.env.PORT?.trim() || DEFAULT_PORT
}

/**
 * Checks whether a server can use a port.
 *
 * @param {string} port as the owner wrote it
 * @returns {Promise<string | undefined>} a message for the owner, or undefined if the port is free
 */
export async function findPortProblem(port) {
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    return `"${port}" is not a port. Write a whole number from 1 to 65535, such as --port 3001.`
  }
  const code = await freePort(Number(port)).then(
    () => undefined,
    (error) => error.code,
  )
  if (code === undefined) return undefined
  if (code === 'EACCES') {
    return `Only the administrator may open port ${port}. Choose one above 1023: npm start -- --port 3001`
  }
  const other = Number(port) < 65535 ? Number(port) + 1 : 3001
  return `Another program uses port ${port}. Stop it, or choose another port: npm start -- --port ${other}`
}

/**
 * Finds a free port by opening it briefly.
 *
 * @param port 0 for any
 * @returns {Promise<number>} its number
 */
export async function freePort(port = 0) {
  const probe = createServer().listen(port)
  await once(probe, 'listening')
  const address = probe.address()
  await once(probe.close(), 'close')
  return typeof address === 'object' && address ? address.port : port
}
