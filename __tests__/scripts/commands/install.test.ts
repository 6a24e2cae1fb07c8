/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeComplaint, staleReason } from '../../../scripts/commands/install.mjs'

describe('nodeComplaint', () => {
  test.each(['20.9.0', '20.20.2', '22.0.0', '24.1.3'])('takes Node %s', (version) => {
    expect(nodeComplaint(version)).toBeUndefined()
  })

  test.each(['20.8.1', '18.20.4', '16.0.0'])('turns Node %s away and says what to do', (version) => {
    expect(nodeComplaint(version)).toContain(`this is ${version}. Get the current one`)
  })
})

describe('staleReason', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.2.3' },
      'node_modules/other-platform': { version: '2.0.0', optional: true },
    },
  }

  it('is content when every package has the version of the lockfile', () => {
    expect(staleReason(lock, { packages: { 'node_modules/a': { version: '1.2.3' } } })).toBeUndefined()
  })

  it('asks for an install when there is none', () => {
    expect(staleReason(lock, undefined)).toBe('nothing is installed yet')
  })

  it('asks for an install when a package is missing or of another version', () => {
    expect(staleReason(lock, { packages: {} })).toContain('a is not the version')
    expect(staleReason(lock, { packages: { 'node_modules/a': { version: '1.2.2' } } })).toContain('a is not')
  })

  it('asks for an install when an optional package that is there has another version', () => {
    const installed = {
      packages: {
        'node_modules/a': { version: '1.2.3' },
        'node_modules/other-platform': { version: '1.0.0' },
      },
    }
    expect(staleReason(lock, installed)).toContain('other-platform is not')
  })
})

describe('in a clone in which nothing is installed', () => {
  let clone = ''

  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'clone-'))
    const { name, version, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const root = { name, version }
    // No packages: an install needs no network.
    writeFileSync(join(clone, 'package.json'), JSON.stringify({ ...root, scripts }))
    const lock = { ...root, lockfileVersion: 3, packages: { '': root } }
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify(lock))
    cpSync('scripts', join(clone, 'scripts'), { recursive: true })
  })

  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  it.each(['setup', 'new', 'doctor', 'dev', 'build'])('npm run %s installs the packages first', (command) => {
    const env = {
      ...process.env,
      PATH: process.env.PATH?.replaceAll(join(process.cwd(), 'node_modules', '.bin'), ''),
    }
    const { stdout } = spawnSync('npm', ['run', command], {
      cwd: clone,
      env,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    expect(stdout).toContain('Installing the packages (nothing is installed yet).')
    rmSync(join(clone, 'node_modules'), { recursive: true, force: true })
  })
})
