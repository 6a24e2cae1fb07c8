test.each([
  [undefined, '/resume.pdf', '/resume.pdf'],
  ['/a/b', '/', '/a/b/'],
  ['/a/b', 'https://example.org/x', 'https://example.org/x'],
])('below the base path %s the file %s is at %s', async (basePath, path, address) => {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: basePath })
  const { sitePath } = await import('@/components/lib/paths')
  expect(sitePath(path)).toBe(address)
})
