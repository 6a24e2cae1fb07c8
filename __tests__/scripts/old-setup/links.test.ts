import { describeNotes } from '@/scripts/old-setup/notes'
import { importResume } from '@/scripts/old-setup/resume'

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
  [{ profiles: ['sms:(555)123456'] }, 'basics.profiles 1'],
  [{ profiles: [{ network: 'Phone', username: '+48 (555) 123 456' }] }, 'basics.profiles 1'],
])('the phone number in %j is private, also as a link [O10]', (fields, subject) => {
  const { links, notes } = linksOf(fields)
  expect(links).toBeUndefined()
  expect(notes).toContain(`r.json: not imported, private (1):\n    ${subject}: `)
  expect(notes).not.toContain('not understood')
})

test('a phone number is not imported as the label of a link, and the link stays [O10]', () => {
  const call = { label: '+48 555 123 456', url: 'https://call.example.org' }
  const { links, notes } = linksOf({ profiles: [call, { ...call, url: 'https://t.me/+A1b2C3d4E5f6' }] })
  expect(links).toEqual(['https://call.example.org', 'https://t.me/+A1b2C3d4E5f6'])
  expect(notes).toContain('not imported, private (1):\n    basics.profiles: "+48 555 123 456"')
})

test('a mail address in a list of links is the mail address of the person [O10]', () => {
  const mail = { network: 'Mail', url: 'mailto:v@example.org?subject=Hello' }
  expect(linksOf({ profiles: [mail] })).toEqual({ links: undefined, email: 'v@example.org', notes: '' })
})

test('names of members that RenderCV understands become links, and no others [O10]', () => {
  const names = {
    GitHub: 'github.com/veralind',
    LinkedIn: 'https://www.linkedin.com/in/vera-lind',
    StackOverflow: '1403997/veralind',
    'Stack Overflow': 'veralind',
    'Google Scholar': 'IiuqC3kAAAAJ',
    google_scholar: 'vera lind',
    ResearchGate: 'Vera-Lind',
    Leetcode: 'veralind',
    YouTube: 'veralind',
    X: 'TODO',
    GitLab: 'your-username',
  }
  const social_networks = Object.entries(names).map(([network, username]) => ({ network, username }))
  const { links, notes } = linksOf({ social_networks })
  expect(links).toEqual([
    'https://github.com/veralind',
    'https://www.linkedin.com/in/vera-lind',
    'https://stackoverflow.com/users/1403997/veralind',
    'https://scholar.google.com/citations?user=IiuqC3kAAAAJ',
    'https://www.researchgate.net/profile/Vera-Lind',
    'https://leetcode.com/u/veralind',
  ])
  expect(notes).toContain('not understood (5)')
})

test('accounts by network and custom connections become links with a text [O10]', () => {
  const custom_connections = [
    { placeholder: 'dev.to/veralind', url: 'https://dev.to/veralind', fontawesome_icon: 'dev' },
    { placeholder: 'Book a call', url: 'https://call.example.org', fontawesome_icon: 'calendar-days' },
  ]
  expect(linksOf({ social: { google_scholar: 'IiuqC3kAAAAJ' }, custom_connections })).toEqual({
    links: [
      'https://scholar.google.com/citations?user=IiuqC3kAAAAJ',
      'https://dev.to/veralind',
      { label: 'Book a call', href: 'https://call.example.org' },
    ],
    notes: '',
  })
})

test('an address that a text cannot show is listed, and a phone number in it is private [O10]', () => {
  const summary =
    'See my <a href="/talks/">talks</a>, [posts](https://v.example.org) and [me](https://wa.me/48555123456).'
  const { profile, notes } = importResume('r.json', { basics: { name: 'Vera Lind', summary } })
  expect(profile.intro).toBe('See my talks, posts (https://v.example.org) and me.')
  const all = describeNotes(notes, true).join('\n')
  expect(all).toContain('not imported, not a web address (1):\n    basics.summary: "/talks/"')
  expect(all).toContain('not imported, private (1):\n    basics.summary: "https://wa.me/48555123456"')
})

test('the link of a place is listed, and its words are the place [D9]', () => {
  const { profile, notes } = importResume('r.json', {
    basics: { name: 'Vera Lind', location: 'Remote · [Ash Town](https://maps.example.org/x1)' },
  })
  expect(profile.location).toBe('Remote · Ash Town')
  expect(describeNotes(notes, true).join('\n')).toBe(
    'r.json: not imported, no place on the site (1):\n    basics.location: "https://maps.example.org/x1"',
  )
})
