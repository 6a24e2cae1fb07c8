/** @jest-environment node */
import { delimiter } from 'node:path'
import { findBrowser } from '../../scripts/browser'

const PATH = ['/a', '/b'].join(delimiter)
const playwrightsOwn = '/cache/chromium'
const existing =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)

test('CHROMIUM_PATH wins', () => {
  const exists = existing('/my/chrome', playwrightsOwn, '/a/chromium')
  expect(findBrowser({ env: { CHROMIUM_PATH: '/my/chrome', PATH }, playwrightsOwn, exists })).toBe(
    '/my/chrome',
  )
})

test('CHROMIUM_PATH that leads nowhere is an error, not a reason to look elsewhere', () => {
  const exists = existing(playwrightsOwn)
  expect(() => findBrowser({ env: { CHROMIUM_PATH: '/gone', PATH }, playwrightsOwn, exists })).toThrow(
    'CHROMIUM_PATH is "/gone", and there is no such file',
  )
})

test('then Playwright’s own, then the PATH in the order of the names', () => {
  expect(
    findBrowser({ env: { PATH }, playwrightsOwn, exists: existing(playwrightsOwn, '/a/chromium') }),
  ).toBe(playwrightsOwn)
  const exists = existing('/a/google-chrome', '/b/chromium')
  expect(findBrowser({ env: { PATH }, playwrightsOwn, exists })).toBe('/b/chromium')
  const shellToo = existing('/a/chromium', '/b/chromium-headless-shell')
  expect(findBrowser({ env: { PATH }, playwrightsOwn, exists: shellToo })).toBe('/b/chromium-headless-shell')
})

test('without any there is none', () => {
  expect(findBrowser({ env: {}, playwrightsOwn, exists: existing() })).toBeUndefined()
})
