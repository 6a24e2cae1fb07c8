/** @jest-environment node */
import { vcard } from '@/app/contact.vcf/vcard'
import { plantedContent, rawContent } from '../../support/content'
import { siteFixture } from '../../support/site-fixture'

const card = (profile: Partial<typeof rawContent.profile>) =>
  vcard(plantedContent({ profile: { ...rawContent.profile, ...profile } }), siteFixture)
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

describe('contact.vcf', () => {
  it('starts and ends as a vCard, with the lines that version 3 demands', () => {
    const lines = unfolded(card({})).split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCARD')
    expect(lines[1]).toBe('VERSION:3.0')
    expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
    expect(lines).toContain(`FN:${rawContent.profile.name}`)
    expect(lines).toContain(`TITLE:${rawContent.profile.title}`)
    expect(lines.some((line) => line.startsWith('N:'))).toBe(true)
  })

  it('escapes what would part a value', () => {
    const text = unfolded(card({ title: 'A; B, C \\ D', intro: 'one\ntwo' }))
    expect(text).toContain('TITLE:A\\; B\\, C \\\\ D\r\n')
    expect(text).toContain('NOTE:one\\ntwo\r\n')
  })

  it('folds after 75 bytes and never inside a letter', () => {
    const intro = 'Ž🚀ệ'.repeat(60)
    const text = card({ intro })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(intro)
    expect(text).not.toContain('\uFFFD')
  })

  it.each([
    ['Ana María de la Cruz', 'N:Cruz;Ana María de la;;;'],
    ['Cher', 'N:;Cher;;;'],
  ])('parts a name: %s', (name, expected) => {
    expect(card({ name })).toContain(`\r\n${expected}\r\n`)
  })
})
