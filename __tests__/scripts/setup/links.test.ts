import { describeNotes } from '@/scripts/setup/notes'
import { parseResume } from '@/scripts/setup/parse'
import { importResume } from '@/scripts/setup/resume'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

/** Reads the links of a resume with further fields of the person, and all notes. */
const linksOf = (fields: object) => {
  const { profile, notes } = importResume('r.json', { basics: { name: 'Vera Lind', ...fields } })
  return { links: profile.links, email: profile.email, notes: describeNotes(notes, true).join('\n') }
}

test.each<[fields: object, subject: string]>([
  [{ telegram: 'https://t.me/+48555123456' }, 'basics.telegram'],
  [{ telegram: '+48 555 123 456' }, 'basics.telegram'],
  [{ url: 'https://signal.me/#p/+48555123456' }, 'basics.url 1'],
  [{ profiles: [{ network: 'WhatsApp', url: 'https://wa.me/48555123456' }] }, 'basics.profiles 1'],
  [{ profiles: ['https://api.whatsapp.com/send?phone=48555123456&text=Hi'] }, 'basics.profiles 1'],
  [{ profiles: [{ network: 'Phone', url: 'tel:+48-555-123-456' }] }, 'basics.profiles 1'],
  [{ profiles: ['sms:555123456'] }, 'basics.profiles 1'],
  [{ profiles: [{ network: 'Phone', username: '+48 (555) 123 456' }] }, 'basics.profiles 1'],
])('the phone number in %j is private, also as a link [O10]', (fields, subject) => {
  const { links, notes } = linksOf(fields)
  expect(links).toBeUndefined()
  expect(notes).toContain(`r.json: not imported, private (1):\n    ${subject}: `)
  expect(notes).not.toContain('not understood')
})

test('a phone number is no text of a link, and the link stays [O10]', () => {
  const call = { label: '+48 555 123 456', url: 'https://call.example.org' }
  const { links, notes } = linksOf({ profiles: [call, { ...call, url: 'https://t.me/+A1b2C3d4E5f6' }] })
  expect(links).toEqual(['https://call.example.org', 'https://t.me/+A1b2C3d4E5f6'])
  expect(notes).toContain('not imported, private (1):\n    basics.profiles: "+48 555 123 456"')
})

test('a mail address in a list of links is the mail address of the person [O10]', () => {
  const mail = { network: 'Mail', url: 'mailto:v@example.org?subject=Hello' }
  expect(linksOf({ profiles: [mail] })).toEqual({ links: undefined, email: 'v@example.org', notes: '' })
})
