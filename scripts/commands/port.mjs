import { createServer } from 'node:net'

const DEFAULT_PORT = '3000'

/**
 * @param {string | undefined} setting the `PORT` of the environment
 * @returns {string}
 */
export function portFrom(setting) {
  return setting?.trim() || DEFAULT_PORT
}

/**
 * Whether a server can listen at this port.
 *
 * @param {string} port as the owner wrote it
 * @returns {Promise<string | undefined>} the message for the owner, or nothing when the port is free
 */
export async function portComplaint(port) {
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    return `PORT is "${port}", which is not a port. Give a whole number from 1 to 65535, such as PORT=3001.`
  }
  const code = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error ? error.code : 'UNKNOWN'))
    probe.listen(Number(port), () => probe.close(() => resolve(undefined)))
  })
  if (code === undefined) return undefined
  if (code === 'EACCES') {
    return `Port ${port} may only be opened by the administrator. Choose one above 1023: PORT=3001 npm start`
  }
  return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${nextPort(port)} npm start`
}

/**
 * A port that nothing listens at.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {string} port */
function nextPort(port) {
  return Number(port) < 65535 ? Number(port) + 1 : 3001
}
