import { siteWith } from '@/__tests__/support/site'
import { checkLeaks } from '@/scripts/check/export/leaks'

const faults = (file: string, text: string) =>
  checkLeaks(siteWith({ [file]: text }), '/build/site').map(({ fault }) => fault)

const token = (start: string) => start + 'Ab1'.repeat(16)

test.each([
  ['/x.js', '//# sourceMappingURL=x.js.map', 'refers to a source map'],
  ['/x.js.map', '{}', 'is a source map'],
  ['/x.txt', 'at /home/me/site/app/page.tsx', 'contains a path of the build machine'],
  ['/x.js', 'file:///srv/x.js', 'contains a path of the build machine'],
  ['/x.css', '/* /build/site/app */', 'contains the path of this checkout'],
  ['/x.json', token('ghp_'), 'contains a possible code-hosting token'],
  ['/x.md', `${'-'.repeat(5)}BEGIN RSA PRIVATE KEY${'-'.repeat(5)}`, 'contains a private key'],
  ['/x.js', `k="${'AKIA'}${'A1B2'.repeat(4)}"`, 'contains a possible cloud key'],
  ['/x.js', 'class a extends ZodError{}', 'contains the content schema'],
])('%s with %s is a fault', (file, text, fault) => {
  expect(faults(file, text)).toEqual([expect.stringContaining(fault)])
})

test('text that only resembles a leak is no fault', () => {
  const text =
    '.a{background:url(data:image/svg+xml;base64,AA)} a house at /projects, home/me, risk-free, AKIAtable'
  expect(faults('/x.js', text)).toEqual([])
})
