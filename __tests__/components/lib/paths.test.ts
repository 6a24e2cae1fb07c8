/** @jest-environment node */

async function pathsUnder(basePath: string | undefined) {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: basePath })
  return import('@/components/lib/paths')
}

test.each([
  [undefined, '/resume.pdf', '/resume.pdf'],
  ['', '/', '/'],
  ['/a/b', '/resume.pdf', '/a/b/resume.pdf'],
  ['/a/b', '/', '/a/b/'],
  ['/a/b', 'https://example.org/x', 'https://example.org/x'],
  ['/a/b', 'mailto:me@example.org', 'mailto:me@example.org'],
])('below the base path %s the file %s is at %s', async (basePath, path, address) => {
  const { sitePath } = await pathsUnder(basePath)
  expect(sitePath(path)).toBe(address)
})
