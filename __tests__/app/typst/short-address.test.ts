import { shortenAddress } from '@/app/typst/short-address'

test.each([
  ['https://www.example.org/', 'example.org'],
  ['http://example.org/me/', 'example.org/me'],
  ['https://xn--mller-kva.example/', 'müller.example'],
  ['https://müller.example:8080/', 'müller.example:8080'],
  ['https://example.org/%C3%BCber-mich', 'example.org/über-mich'],
  // These escapes cannot be decoded, or would change the address.
  ['https://example.org/100%', 'example.org/100%'],
  ['https://example.org/a%2Fb%3F%20c%E2%80%AE', 'example.org/a%2Fb%3F%20c%E2%80%AE'],
  ['https://example.org/%E4%A', 'example.org/%E4%A'],
])('the address %s is printed as %s', (address, written) => {
  expect(shortenAddress(address)).toBe(written)
})

test('an address in letters that the fonts lack is printed as browsers send it', () => {
  expect(shortenAddress('https://xn--fiqs8s.example/%E4%B8%AD')).toBe('xn--fiqs8s.example/%E4%B8%AD')
})
