import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import checkedSource from '@/scripts/dev/checked-source.mjs'

const path = temporaryFolder()

/** Runs the loader on a module of the content, as Turbopack does. */
function load(module: string, source: string) {
  const file = path('sources.json')
  const dependencies: string[] = []
  const context = {
    resourcePath: join(process.cwd(), 'content', module),
    getOptions: () => ({ file }),
    addDependency: (name: string) => dependencies.push(name),
  }
  return { text: checkedSource.call(context, source), dependencies, file }
}

test('a module is compiled as it passed the check, and again after the next check [O3]', () => {
  writeFileSync(path('sources.json'), JSON.stringify({ 'content/profile.ts': 'checked' }))
  const { text, dependencies, file } = load('profile.ts', 'changed since')
  expect(text).toBe('checked')
  expect(dependencies).toEqual([file])
})

test('a module that was never checked is compiled unchanged', () => {
  writeFileSync(path('sources.json'), '{}')
  expect(load('talks.ts', 'new').text).toBe('new')
})
