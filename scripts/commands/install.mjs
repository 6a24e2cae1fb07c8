import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Runs before any package is installed, and on any version of Node, so it is plain JavaScript and imports only Node's modules.

/** The oldest version of Node that the build supports, as in `engines` of package.json. */
const OLDEST_NODE = [20, 19]

/** How often a running command of npm reports that it is running, in milliseconds. */
const REPORT_INTERVAL_MS = 4000

/** Ends the process with a message if Node is too old, the folder cannot be built in, or pnpm, Yarn or Bun started the command. */
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
  if (process.cwd().includes('#')) {
    stop(
      `The path of this folder, ${process.cwd()}, contains #, which Tailwind CSS cannot read. Rename that folder, then run the command again.`,
    )
  }
}

/** Installs the packages of the lockfile if they are missing or outdated; ends the process with a message on failure. */
export async function ensurePackages() {
  checkMachine()
  if (isInstalled()) return
  console.log('Installing the packages. The first time takes about half a minute.')
  const start = Date.now()
  const report = setInterval(
    () => console.log(`Still installing (${Math.round((Date.now() - start) / 1000)} s).`),
    REPORT_INTERVAL_MS,
  )
  // No package here needs an install script; tools for the build count as development packages.
  await npm(
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'],
    'Check the network and the npm registry setting (npm config get registry), then run the command again.',
  )
  clearInterval(report)
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
 * Runs npm, if possible the one that started this process. Ends the process with a message on failure.
 *
 * @param {string[]} args
 * @param {string} fix what to do on failure
 */
async function npm(args, fix) {
  // On Windows npm is a batch file, which needs a shell, so its script beside Node runs instead.
  const besideNode = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const script = process.env.npm_execpath ?? (process.platform === 'win32' ? besideNode : undefined)
  const [program, first] = script ? [process.execPath, [script]] : ['npm', []]
  const child = spawn(program, [...first, ...args], { stdio: 'inherit' })
  const status = await new Promise((resolve) => child.once('error', resolve).once('exit', resolve))
  if (status !== 0) stop(`"npm ${args.join(' ')}" failed; its output is above. ${fix}`)
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
