import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { freePort, readPort } from '@/scripts/commands/port'
import { endProgram, runProgram, startProgram } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'

const path = temporaryFolder()

async function outputOf(command: readonly string[], folder?: string): Promise<string> {
  const { stdout } = startProgram(command, { folder, stdio: ['ignore', 'pipe', 'inherit'] })
  return stdout ? text(stdout) : ''
}

test('arguments are passed on unchanged, without a shell', async () => {
  const words = ['two words', '"quoted"', '$HOME', '%PATH%', 'a & b']
  writeFileSync(path('print.cjs'), 'console.log(JSON.stringify(process.argv.slice(2)))')
  expect(JSON.parse(await outputOf(['node', path('print.cjs'), ...words]))).toEqual(words)
})

test('a program of node_modules is preferred to one of the system', async () => {
  mkdirSync(path('node_modules', '.bin'), { recursive: true })
  writeFileSync(path('node_modules', '.bin', 'node'), '#!/bin/sh\necho "its own"\n', { mode: 0o755 })
  writeFileSync(path('node_modules', '.bin', 'node.cmd'), '@echo its own\n')
  expect((await outputOf(['node'], path())).trim()).toBe('its own')
})

test('a program that fails, hangs or is missing is reported', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation()
  expect(runProgram(['node', '-e', ''])).toBe(true)
  expect(runProgram(['node', '-e', 'process.exit(2)'])).toBe(false)
  expect(complain).not.toHaveBeenCalled()
  expect(runProgram(['no-such-program'])).toBe(false)
  expect(complain).toHaveBeenLastCalledWith(expect.stringContaining('no-such-program'))
  expect(runProgram(['node', '-e', 'setInterval(() => {}, 1000)'], { minutes: 0.01 })).toBe(false)
  expect(complain).toHaveBeenLastCalledWith(expect.stringContaining('was stopped'))
})

test('a program ends with its child processes', async () => {
  writeFileSync(
    path('parent.cjs'),
    `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
     child.once('spawn', () => console.log(child.pid))
     setInterval(() => {}, 1000)`,
  )
  const parent = startProgram(['node', path('parent.cjs')], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed = parent.stdout && text(parent.stdout)
  await once(parent.stdout ?? parent, 'readable')
  endProgram(parent)
  // The output closes when the last process that holds it has ended.
  expect(Number(await printed)).toBeGreaterThan(0)
})

test('a reader who closes the output early, such as head, does not stop a command', async () => {
  const end = jest.fn()
  await run(() => {
    process.stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    end()
  })
  expect(end).toHaveBeenCalled()
})

test.each(['-1', '0', '65536', '3000;'])('--port %s is not a port', async (port) => {
  await expect(readPort(port)).rejects.toThrow('is not a port. Write a whole number')
})

test('a port in use is reported with a free one to try', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => {
    other.listen(port, resolve)
  })
  await expect(readPort(String(port))).rejects.toThrow(/Another program uses port.*such as --port \d+/)
  await new Promise((resolve) => other.close(resolve))
  expect(await readPort(String(port))).toBe(port)
})
