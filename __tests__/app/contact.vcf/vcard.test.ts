import { plantedContent, rawContent, siteFixture } from '@/__tests__/support/content'
import { createVcard } from '@/app/contact.vcf/vcard'

const card = (profile: Partial<typeof rawContent.profile>) =>
  createVcard(plantedContent({ profile: { ...rawContent.profile, ...profile } }), siteFixture)
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('contact.vcf is a vCard of version 3', () => {
  expect(card({})).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n(.+\r\n)+END:VCARD\r\n$/)
})

test('contact.vcf escapes separators and line breaks in a value', () => {
  const text = unfolded(card({ title: 'A; B, C \\ D', intro: 'one\ntwo' }))
  expect(text).toContain('TITLE:A\\; B\\, C \\\\ D\r\n')
  expect(text).toContain('NOTE:one\\ntwo\r\n')
})

test('contact.vcf folds lines at 75 bytes and never inside a letter', () => {
  const intro = 'Ž🚀ệ'.repeat(60)
  const text = card({ intro })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain(intro)
  expect(text).not.toContain('\uFFFD')
})

test.each([
  ['Ana María de la Cruz', 'N:Cruz;Ana María de la;;;'],
  ['Cher', 'N:;Cher;;;'],
])('contact.vcf splits the name %s into surname and given names', (name, expected) => {
  expect(card({ name })).toContain(`\r\n${expected}\r\n`)
})
