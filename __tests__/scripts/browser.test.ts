import { delimiter } from 'node:path'
import { findBrowser } from '../../scripts/browser'

const PATH = ['/a', '/b'].join(delimiter)
const playwrightsOwn = '/cache/chromium-12/chrome-linux64/chrome'
const ownShell = '/cache/chromium_headless_shell-12/chrome-headless-shell-linux64/chrome-headless-shell'

/** Looks where only these files exist. */
function find(files: string[], env: Record<string, string> = { PATH }): string | undefined {
  return findBrowser({
    env,
    playwrightsOwn,
    exists: (file) => files.includes(file),
    list: (folder) =>
      files.flatMap((file) => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : [])),
  })
}

test('CHROMIUM_PATH wins; where it leads nowhere, that is an error and no reason to look elsewhere', () => {
  const env = { CHROMIUM_PATH: '/my/chrome', PATH }
  expect(find(['/my/chrome', ownShell], env)).toBe('/my/chrome')
  expect(() => find([ownShell], env)).toThrow('CHROMIUM_PATH is "/my/chrome", and there is no such file')
})

test('a headless shell is taken before any whole browser, Playwright’s own before one on the PATH', () => {
  const all = [playwrightsOwn, ownShell, '/a/google-chrome', '/a/chromium', '/b/chromium-headless-shell']
  expect(find(all)).toBe(ownShell)
  expect(find(all.filter((file) => file !== ownShell))).toBe('/b/chromium-headless-shell')
  expect(find(all.slice(0, 1).concat(all.slice(2, 4)))).toBe(playwrightsOwn)
  expect(find(['/a/google-chrome', '/b/chromium'])).toBe('/b/chromium')
  expect(find([])).toBeUndefined()
})
