/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const jiti = join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs')

test('without a terminal and without --yes it says so and changes nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [jiti, 'scripts/setup.ts'], {
    encoding: 'utf8',
    input: '',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr.trim()).toMatch(/^There is no terminal to ask in\. Add --yes to write without asking:/)
})
