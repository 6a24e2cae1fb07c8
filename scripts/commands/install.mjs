import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

// Runs before anything is installed, and on any version of Node: plain JavaScript, with no imports but Node's own.

/** Checks Node, and installs the packages of the lockfile; ends the process with a message when it cannot. */
export function makeReady() {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) {
    stop(
      `This needs Node.js 20.9 or newer, and this is ${node}. Get the current one from https://nodejs.org, then run the command again.`,
    )
  }
  // npm writes the second file at the end of each install.
  if (writtenAt('node_modules/.package-lock.json') >= writtenAt('package-lock.json')) return
  console.log('Installing the packages.')
  // No package here needs an install script; tools for the build count as development packages.
  npm(
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    'Look at the network and at the npm registry setting (npm config get registry), then run the command again.',
  )
}

/** @param {string} file */
function writtenAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
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
  if (status !== 0) stop(`"npm ${args.join(' ')}" failed; its output is above. ${fix}`)
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
