import { basics, job, read } from '@/__tests__/support/resumes'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const mail = 'v@example.org'

test.each<[what: string, resume: object, profile: object]>([
  ['a group of any name', { information: { ...basics, email: mail, github: 'vera' } }, { email: mail }],
  [
    'a group that could be a summary',
    { profil: { ...basics, description: 'I cook soups.' } },
    { intro: 'I cook soups.' },
  ],
  ['a heading', { header: { title: { name: 'Vera Lind', job: 'Cook' } } }, { ...basics, title: 'Cook' }],
  [
    'groups with long names',
    { contactInformation: { ...basics, emails: [mail] }, professionalSummary: 'I build bridges.' },
    { ...basics, email: mail, intro: 'I build bridges.' },
  ],
  [
    'a name in kanji',
    { name: { kanji: '林薇拉' }, overview: 'I cook.' },
    { name: '林薇拉', intro: 'I cook.' },
  ],
  [
    'a profile that is a list of texts',
    { ...basics, profile: ['Engineer, ex. Nokia.'] },
    { intro: 'Engineer, ex. Nokia.' },
  ],
  ['a headed text', { ...basics, about: { title: 'My way', description: 'I cook.' } }, { intro: 'I cook.' }],
  [
    'a text whose heading is beside it in a list',
    { basics: { ...basics, summary: [{ title: 'About me', text: 'I am a cook in Oslo.' }] } },
    { intro: 'I am a cook in Oslo.' },
  ],
  [
    'paragraphs below a heading',
    { ...basics, about: { title: 'Who I am', paragraphs: ['I cook soups.', 'I live by the sea.'] } },
    { intro: 'I cook soups.', about: ['I live by the sea.'] },
  ],
  [
    'fields that begin with the part',
    { ...basics, aboutme: { aboutme_desc: 'I cook soups.' } },
    { intro: 'I cook soups.' },
  ],
  [
    'interests in prose, which stay whole',
    { interests: 'Vera loves music, old films, and dogs. She bakes.' },
    { interests: ['Vera loves music, old films, and dogs. She bakes.'] },
  ],
  [
    'an identity with a subtitle, and a text and interests without a name',
    {
      identity: { firstname: 'Vera', lastname: 'Lind', subtitle: 'Cook' },
      profile: { content: 'I cook soups.' },
      interests: [{ icon: '🎭', text: 'Theatre' }],
    },
    { name: 'Vera Lind', title: 'Cook', intro: 'I cook soups.', interests: ['Theatre'] },
  ],
  [
    'interests that are keys without values',
    { ...basics, hobbies: [{ Reading: '', Baking: '' }] },
    { interests: ['Reading', 'Baking'] },
  ],
])('the person is read from %s [O10]', (_, resume, profile) => {
  expect(read({ ...resume, work: [job] })).toMatchObject({ profile, experiences: [job] })
})

test('the name of a thing is not that of the person [O10]', () => {
  const resume = { thesis: { name: 'On X', intro: 'A text.' }, hero: { name: 'Vera Lind', intro: 'I cook.' } }
  expect(read({ ...resume, work: [job] }).profile).toMatchObject({ name: 'Vera Lind', intro: 'I cook.' })
})

test('the portrait may be in a group [O10]', () => {
  const avatar = { src: 'https://a.example.org/v.png', hidden: false }
  expect(read({ avatar, profile: basics }).picture).toBe(avatar.src)
})

test.each<[fields: object, location: string]>([
  [{ location: 'Oak Street 5, 10115 Berlin' }, 'Berlin'],
  [{ location: 'Lisbon, Lisbon, Portugal' }, 'Lisbon, Portugal'],
  [{ location: '75011 Paris, France' }, 'Paris, France'],
  [{ location: '1012 AB Amsterdam' }, 'Amsterdam'],
  [{ location: { address: 'Warsaw, Poland' } }, 'Warsaw, Poland'],
  [{ location: { city: 'Elm', region: 'Spanien', country: 'Spain' } }, 'Elm, Spain'],
  [{ location: { city: 'Elm', region: 'PY', countryCode: 'PY' } }, 'Elm, Paraguay'],
  [{ location: { city: 'Elm', region: 'GB', country: 'United Kingdom' } }, 'Elm, United Kingdom'],
  [{ location: { city: 'Elm', region: 'GA', country: 'Georgia' } }, 'Elm, GA, Georgia'],
  [{ city: 'Lyon' }, 'Lyon'],
  [{ address: { street: '1 Elm St', city: 'Dallas' } }, 'Dallas'],
])('the place of the person in %j is %s [D9, O10]', (fields, location) => {
  expect(read({ basics: { ...basics, ...fields } }).profile.location).toBe(location)
})

test.each<[what: string, resume: object, links: unknown[], email?: string]>([
  [
    'a mail address among links, and a name of a field with an ending',
    { contacts: [{ type: 'email', link: `mailto:${mail}` }], github_profile: 'vera' },
    ['https://github.com/vera'],
    mail,
  ],
  [
    'links of which one is empty, and a group',
    { links: { email: mail, facebook: null }, github: { label: 'vera', url: 'https://github.com/vera' } },
    ['https://github.com/vera'],
    mail,
  ],
  [
    'names of networks, and a file name that is not a host',
    {
      url: 'index-fr.html',
      profiles: [
        { network: 'ORCID', username: '0000-0001-5537-0000' },
        { network: 'LinkedIn', username: 'vera-röfer' },
        { network: 'Bluesky', username: 'vera.example.org' },
      ],
    },
    [
      'https://orcid.org/0000-0001-5537-0000',
      'https://www.linkedin.com/in/vera-röfer',
      'https://bsky.app/profile/vera.example.org',
    ],
  ],
  [
    'groups by network, and an address as a user name',
    {
      profiles: {
        github: 'https://github.com/vera',
        linkedin: { url: 'https://www.linkedin.com/in/vera' },
        mastodon: 'https://mastodon.example.org/@vera',
      },
    },
    [
      'https://github.com/vera',
      'https://www.linkedin.com/in/vera',
      { href: 'https://mastodon.example.org/@vera', network: 'mastodon' },
    ],
  ],
  [
    'parts of an address, and several websites',
    {
      contact: { email: [mail, 'odd@example.org'], linkedin: 'in/vera' },
      profiles: { mastodon: '@vera@social.example.org' },
      websites: ['vera.example.org', { url: 'https://blog.example.org' }],
    },
    [
      { href: 'https://social.example.org/@vera', network: 'mastodon' },
      'https://www.linkedin.com/in/vera',
      'https://vera.example.org',
      'https://blog.example.org',
    ],
    mail,
  ],
  [
    'an account beside a mail address, and no mail address of somebody else',
    {
      profiles: [{ network: 'LinkedIn', username: 'vera-lind', email: mail }],
      contacts: [{ name: 'Tom', title: 'Manager', email: 'tom@example.org' }],
    },
    ['https://www.linkedin.com/in/vera-lind'],
  ],
  [
    'names of networks, not of private facts',
    { codepen: 'https://codepen.io/vera', phone: 'https://phone.example.org', salary: 'salary.example.org' },
    ['https://codepen.io/vera'],
  ],
])('accounts are read from %s [O10]', (_, fields, links, email = '') => {
  const { profile } = read({ ...basics, ...fields, work: [job] })
  expect([profile.links, profile.email ?? '']).toEqual([links, email])
})
