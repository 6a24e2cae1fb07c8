import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Runs before any package is installed, and on any version of Node, so it is plain JavaScript and imports only Node's modules.

/** The oldest version of Node that the build supports, as in `engines` of package.json. */
const OLDEST_NODE = [20, 19]

/** Ends the process with a message if Node is too old, or if the command was started by pnpm, Yarn or Bun. */
function checkMachine() {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    stop(
      `This needs Node.js ${OLDEST_NODE.join('.')} or newer, and this is ${node}. Get the current version from https://nodejs.org, then run the command again.`,
    )
  }
  const { npm_config_user_agent: agent = '', npm_lifecycle_event: script = 'start' } = process.env
  const [, other] = /^(pnpm|yarn|bun)\//.exec(agent) ?? []
  if (other) stop(`This project uses npm. Run "npm run ${script}" instead of ${other}.`)
}

/** Installs the packages of the lockfile if they are missing or outdated; ends the process with a message on failure. */
export function ensurePackages() {
  checkMachine()
  if (isInstalled()) return
  console.log('Installing the packages. The first time takes about half a minute.')
  // No package here needs an install script; tools for the build count as development packages.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  // On Windows npm is a batch file, which needs a shell, so its script runs instead.
  const { npm_execpath: script } = process.env
  const [program, first] = script ? [process.execPath, [script]] : ['npm', []]
  const { status } = spawnSync(program, [...first, ...args], { stdio: 'inherit' })
  if (status !== 0) {
    stop(
      `"npm ${args.join(' ')}" failed; its output is above. Check the network and the npm registry setting (npm config get registry), then run the command again.`,
    )
  }
}

/** Returns whether the packages of the lockfile are installed. Optional ones may be missing, because they are for certain systems. */
function isInstalled() {
  // npm writes this list at the end of each install.
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional }]) => {
    const found = installed[path]
    return found ? found.version === version : optional || path === ''
  })
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }>} by their folders; none if the file cannot be read
 */
function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return {}
  }
}

/**
 * Prints a message and ends with code 1.
 *
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
