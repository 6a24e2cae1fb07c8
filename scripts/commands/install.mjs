import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Runs before anything is installed, and on any version of Node: plain JavaScript, with no imports but Node's own.

/**
 * Whether `version` is new enough for the site's tools.
 *
 * @param {string} version such as `20.9.0`, without a leading v
 * @returns {string | undefined} the message for the owner, or nothing when it is new enough
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 9)) return undefined
  return `This needs Node.js 20.9 or newer, and this is ${version}. Get the current one from https://nodejs.org, then run the command again.`
}

/**
 * Why the installed packages are not those of the lockfile.
 *
 * @param {{ packages: Record<string, any> }} lock package-lock.json
 * @param {{ packages: Record<string, any> } | undefined} installed npm's own note in node_modules, if there is one
 * @returns {string | undefined} the reason, or nothing when they agree
 */
export function staleReason(lock, installed) {
  if (!installed) return 'nothing is installed yet'
  for (const [path, entry] of Object.entries(lock.packages)) {
    // Optional packages are for one platform each: most of them are rightly absent.
    if (path === '' || entry.link || (entry.optional && !installed.packages[path])) continue
    if (installed.packages[path]?.version !== entry.version) {
      return `${path.replace(/^.*node_modules\//, '')} is not the version of the lockfile`
    }
  }
  return undefined
}

/**
 * Runs npm itself, the one that started us where that is known, and ends this process when it fails.
 *
 * @param {string[]} args
 * @param {string} fix what to do when it fails
 */
export function npm(args, fix) {
  const own = process.env.npm_execpath
  const { status } = own
    ? spawnSync(process.execPath, [own, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  stop(`"npm ${args.join(' ')}" failed; its output is above. ${fix}`)
}

/** Checks Node and brings node_modules in line with the lockfile; ends the process with a message when it cannot. */
export function makeReady() {
  const complaint = nodeComplaint(process.versions.node)
  if (complaint) stop(complaint)
  const reason = staleReason(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))
  if (!reason) return
  console.log(`Installing the packages (${reason}).`)
  // No package here needs an install script; tools for the build count as development packages.
  npm(
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    'Look at the network and at the npm registry setting (npm config get registry), then run the command again.',
  )
}

/**
 * Prints what is wrong and ends with code 1.
 *
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
