import { basics, job, notesOf, read } from '@/__tests__/support/resumes'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const note = (kind: string, ...details: string[]) =>
  `r.json: not imported, ${kind} (${details.length}):\n${details.map((detail) => `    ${detail}`).join('\n')}`

// Nothing is invented: the text is in no part of the content, and a note shows it.
test.each<[what: string, resume: object, shown: string, hidden?: string]>([
  // Texts of a page or a file, which are not facts.
  ['headings of a page', { headings: { work: 'Jobs', awards: 'Prizes' } }, 'Jobs'],
  ['texts of a page', { sections: { projects: { eyebrow: 'Best', title: 'For life' } } }, 'For life'],
  ['the title of a page', { home: { title: 'Welcome in', work: [job] } }, 'Welcome in'],
  [
    'headings of the skills on a page',
    { ui: { sections: { skills: { eyebrow: 'Core', title: 'Skills and methods' } } } },
    'Skills and methods',
  ],
  ['a heading beside the name of the person', { ...basics, title: 'About Me', work: [job] }, 'About Me'],
  ['the heading of a text', { ...basics, work: [job], about: { title: 'My way' } }, 'My way'],
  [
    'the heading of a description',
    { basics: { ...basics, about: { title: 'My way', description: 'I cook.' } } },
    'My way',
  ],
  [
    'a heading in the entry of a part',
    { work: [{ ...job, title: 'Professional Experience', role: 'Cook' }] },
    'Professional Experience',
  ],
  ['the title of the document', { basics: { ...basics, label: 'Curriculum vitae' } }, 'Curriculum vitae'],
  ['the title of a German document', { basics: { ...basics, label: 'Lebenslauf' } }, 'Lebenslauf'],
  [
    'the description of a schema',
    { $schema: 'https://s.example.org', type: 'object', description: 'A resume of a person.' },
    'A resume of a person.',
  ],
  ['skills in lines with titles', { ...basics, skills: 'Code: Go, Java\nTools: Git' }, 'Tools: Git'],
  [
    'managers of a job',
    { work: [{ ...job, managers: [{ name: 'Bo', title: 'Boss', startDate: '2010' }] }] },
    'Boss',
  ],
  [
    'a field of the company that the job has itself',
    { work: [{ title: 'Cook', location: 'Oak', company: { name: 'Fig Ltd', location: 'Elm' } }] },
    'Elm',
  ],
  [
    'that a project without a start is ongoing',
    { projects: [{ name: 'A', date: 'In progress' }] },
    'Present',
  ],
  ['languages of a site', { site: { languages: ['en', 'fr'] } }, '"fr"'],
  ['the language of a file', { languages: 'de-AT' }, 'de-AT'],
  [
    'settings of a list of publications',
    { all_publications: { name: 'Vera L.', file: 'all.bib', sort_bib: true } },
    'Vera L.',
  ],
  [
    'classes of pictures',
    { projects: [{ name: 'Radar', look: 'col-md-6 col-lg-4 mb-4 web card' }] },
    'col-md-6 col-lg-4',
  ],
  ['words under technical names', { work: [{ ...job, meta: ['Remote'] }] }, 'Remote'],
  [
    'fields of `meta` that are not about the file',
    { meta: { theme: 'oak', version: 'v1', custom: { exhibitions: [{ name: 'Boats' }] } } },
    note('unknown field', 'meta.custom: {"exhibitions":[{"name":"Boats"}]}'),
  ],

  // Entries that the owner hides.
  [
    'entries that the owner hides',
    {
      projects: [
        { name: 'Draft one', draft: true },
        { name: 'Off', enabled: false },
      ],
    },
    'Draft one',
  ],
  ['a skill that `meta` hides', { skills: ['Go', { name: 'Soup', meta: { display: false } }] }, 'Soup'],
  ['a skill that is hidden by its name', { skills: { Go: 'good', Soup: { display: false } } }, 'Soup'],
  ['a hidden summary', { basics: { ...basics, summary: { hidden: true, content: 'A draft' } } }, 'A draft'],

  [
    'a hidden picture',
    { basics: { ...basics, picture: { url: 'https://img.example.org/l.png', effects: { hidden: true } } } },
    'hidden in the source (1):\n    basics.picture',
    'l.png',
  ],

  // What is under the name of a part, but is not one.
  ['words under a name that ends like a part', { 'Customer experience': ['Retail', 'Support'] }, 'Retail'],
  ['a label under the name of a part', { experience: 'Experience' }, 'Experience'],
  ['prose under the name of a part', { experience: 'I cooked. I baked.' }, 'I cooked'],
  ['a list below a name of the person', { personal: [{ a: 'Moss' }, { a: 'Fern' }] }, 'Moss'],
  [
    'where a job is, beside its location',
    { work: [{ title: 'Engineer', subtitle: 'Remote', location: 'Oak' }] },
    'Remote',
  ],
  ['a year below the title of a job', { work: [{ title: 'Manager', subtitle: '2019' }] }, 'subtitle: "2019"'],
  [
    'a place below the title of a job',
    { work: [{ title: 'Engineer', subtitle: 'Oslo, Norway' }] },
    'Oslo, Norway',
  ],
  [
    'techniques below the title of a job',
    { work: [{ title: 'Engineer', subtitle: 'Go, Rust, Vue' }] },
    'Go, Rust, Vue',
  ],
  [
    'the site of a second organization',
    { work: [{ ...job, organization: { name: 'Elm', url: 'https://elm.example.org' } }] },
    'elm.example.org',
  ],
  [
    'texts by category below the name of jobs',
    { experience: [{ category: 'Languages', items: ['Go', 'Rust'] }] },
    '["Go","Rust"]',
    'Rust',
  ],
  [
    'the name of an entry with a text below an unknown name',
    { stuff: [{ project: { name: 'Radar', text: 'Shows rain.' } }] },
    'Radar',
  ],
  [
    'dates of a company',
    { work: [{ company: { name: 'Fig Ltd', period: '1950 - 2000' }, title: 'Cook' }] },
    'work.company.period: "1950 - 2000"',
    '1950',
  ],
  ['an empty list by type', { awards: [{ type: 'Medals', items: [] }] }, '"Medals"'],
  ['a comment about the file', { work: [{ ...job, _comment: 'Check this' }] }, 'Check this'],
  [
    'a text below the title of a job that may be a company of engineers',
    { work: [{ title: 'Cook', subtitle: 'Elm Engineers' }] },
    'Elm Engineers',
  ],
  [
    'a sentence below the title of a job',
    { work: [{ title: 'Engineer', subtitle: 'Building the ovens of the town' }] },
    'Building the ovens',
  ],
  [
    'the link of a project with a phone number',
    { projects: [{ name: 'Call (https://wa.me/491701234567)' }] },
    '491701234567',
  ],
  ['industries, which are not jobs', { industry: ['Soups', 'Stews'] }, 'Stews'],
  [
    'the title of a profession without jobs',
    { professional: { title: 'Head of soups', from: '2019', awards: [] } },
    'Head of soups',
  ],
  ['a list of names of courses', { courses: { title: 'Math:', values: ['Numbers'] } }, 'Numbers', 'Math'],
  [
    'a text of a section beside its list',
    { sections: [{ title: 'Skills', remark: 'Ask me.', items: ['React', 'CSS'] }] },
    'remark of the Skills section: "Ask me."',
    'Ask me',
  ],
  [
    'a second list of a section',
    { sections: [{ title: 'Experience', items: [{ company: 'A' }], more: [{ company: 'B' }] }] },
    'more of the Experience section: [{"company":"B"}]',
    'B"',
  ],
  [
    'a sentence beside groups of skills',
    { skills: { note: 'Ask me.', groups: [{ title: 'Web', items: ['React', 'CSS'] }] } },
    'skills.note: "Ask me."',
    'Note',
  ],
  [
    'a number beside groups of skills',
    { skills: { years: 12, groups: [{ title: 'Web', items: ['React', 'CSS'] }] } },
    'skills.years: 12',
    'Years',
  ],

  [
    'a section of the owner that is not a part of a resume',
    { custom: { k: { name: 'Talks', items: ['Queues'] }, m: { name: 'Patents', items: [{ a: 'x' }] } } },
    note('unknown field', 'Patents: {"name":"Patents","items":[{"a":"x"}]}'),
    '"x"',
  ],

  // Fields of an entry that have no place.
  [
    'levels and years of a skill',
    { skills: { React: { level: 5, years: 3 } } },
    `${note('no place on the site', 'skills.React.level: 5')}\n${note('unknown field', 'skills.React.years: 3')}`,
    '5',
  ],
  [
    'tags beside a list of techniques',
    {
      work: [{ ...job, tags: ['core'], technologiesUsed: ['Go'] }],
      projects: [{ name: 'Radar', tags: ['core'], tech: ['Go'] }],
      skills: [{ group: 'Languages', tags: ['core'], items: ['Go', 'Rust'] }],
    },
    'core',
  ],
  [
    'the number of a certificate',
    { certifications: [{ name: 'Soups', id: '10050692' }] },
    note('no place on the site', 'certifications.id: "10050692"'),
    '10050692',
  ],
  [
    'the number of a certificate under a longer name',
    { certifications: [{ title: 'Soups', credentialId: '3f2a1b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b' }] },
    '3f2a1b4c',
  ],
  [
    'the number of a publication',
    { publications: [{ title: 'Soups', id: 'arXiv:2401.1' }] },
    'publications.id: "arXiv:2401.1"',
    'arXiv',
  ],
  [
    'long names of departments',
    {
      work: [{ ...job, department: 'Research and Development for Smart Soups' }],
      education: [{ institution: 'Elm', department: 'School of Art. Department of Soups and Stews.' }],
    },
    'School of Art',
  ],
  [
    'long names under a name that is not known',
    { work: [{ ...job, patron: 'Society for Hot Soups of Elmstadt', guests: ['Bank of Elm', 'Elm Soups'] }] },
    'Society for Hot Soups',
  ],
  [
    'a scale that equals the score',
    { education: [{ institution: 'A', score: 4, maxScore: 4 }] },
    'maxScore: 4',
    'maxScore',
  ],
  [
    'the length of a job, which may have ended',
    { work: [{ name: 'A', position: 'B', startDate: '2015-03', duration: '2 yrs 3 mos' }] },
    '2 yrs 3 mos',
    'Present',
  ],
  [
    'the period of a company with several roles',
    { work: [{ company: 'A', start: '2015', roles: [{ title: 'B' }, { title: 'C' }] }] },
    '2015',
  ],
  [
    'projects without a name',
    { projects: [{ description: 'Shows rain.' }] },
    note('its name is missing', 'projects 1: {"description":"Shows rain."}'),
    'Shows rain',
  ],

  // Links, accounts and pictures.
  ['a label without its address', { work: [{ ...job, website: { url: '', label: 'Docker' } }] }, 'Docker'],
  [
    'labels of links',
    { awards: [{ title: 'Prize', links: [{ label: 'Report', url: 'https://a.example.org' }] }] },
    'Report',
  ],
  [
    'further links of a project',
    {
      projects: [{ name: 'Radar', url: 'https://r.example.org', links: [{ url: 'https://s.example.org/' }] }],
    },
    note('the project has another website', 'projects.url: "https://s.example.org/"'),
    's.example.org',
  ],
  [
    'a second link of a talk',
    { talks: [{ title: 'A', links: [{ url: 'https://a.example.org' }, { url: 'https://b.example.org' }] }] },
    note('the entry has another link', 'talks.links: "https://b.example.org"'),
    'b.example.org',
  ],
  [
    'the video of a talk with slides',
    { talks: [{ title: 'A', slides: 'https://a.example.org', video: 'https://b.example.org' }] },
    'talks.video: "https://b.example.org"',
    'b.example.org',
  ],
  [
    'the file of a link in LaTeX',
    { work: [{ ...job, summary: 'Wrote \\href{files/soups.pdf}{a paper}.' }] },
    note('not a web address', 'work.summary: "files/soups.pdf"'),
    'soups.pdf',
  ],
  [
    'a second website of a project',
    { projects: [{ name: 'P', url: 'https://a.example.org', demo: 'b.example.org' }] },
    note('the project has another website', 'projects.url: "https://a.example.org"'),
    'a.example.org',
  ],
  [
    'an account that is not a name',
    { profiles: { github: 'not a name' } },
    note('not understood', 'basics.profiles.github: "not a name"'),
    'not a name',
  ],
  [
    'a second mail address',
    { basics: { ...basics, email: ['a@example.org', 'b@example.org'] } },
    note('the site has one mail address', 'basics.email: "b@example.org"'),
    'b@example.org',
  ],
  ['a number instead of an address', { basics: { ...basics, url: '2' } }, '"2"', 'https://2'],
  [
    'an account below its own name in the file',
    { social: [{ network: 'Skype', url: 'skype:vera' }] },
    'social 1',
    'skype:vera',
  ],
  [
    'a text that is another mail address',
    { contact: [{ text: 'a@example.org', href: 'mailto:b@example.org' }] },
    'a@example.org',
  ],
  ['a picture in several sizes', { basics: { ...basics, image: { small: '/small.jpg' } } }, 'small.jpg'],

  // What is private.
  ['another person', { references: { name: 'Ana Boss', email: 'ana@example.org' } }, 'Ana Boss', 'Ana'],
  ['the birth date in German', { Name: 'V', Geburtsdatum: '1.1.1990' }, 'private', '1990'],
  [
    'the link behind a name beside another link',
    { talks: [{ title: '[A](https://b.example.org)', url: 'https://a.example.org' }] },
    'the entry has another link (1):\n    talks: "https://b.example.org"',
    'b.example.org',
  ],
])('the import leaves out %s, with a note [O10, D9]', (_, resume, shown, hidden = shown) => {
  const { notes: _notes, source: _source, ...content } = read({ basics, ...resume })
  expect(JSON.stringify(content)).not.toContain(hidden)
  expect(notesOf({ basics, ...resume })).toContain(shown)
})

test.each<[place: object, ...details: string[]]>([
  [{ address: 'High Street, London' }, 'address: "High Street, London"'],
  [{ address: 'no fixed abode', city: 'Bonn', countryCode: 'DE' }, 'address: "no fixed abode"'],
  [{ address: 'Am Alten Markt', countryCode: 'DE' }, 'address: "Am Alten Markt"'],
  [{ address: 'Königsallee, Germany' }, 'address: "Königsallee, Germany"'],
  [{ road: '3 Elm Lane', code: '04100', city: 'Bonn' }, 'road: "3 Elm Lane"', 'code: "04100"'],
  [{ city: '10115 Berlin', region: 'Hauptstr. 5' }, 'city: "10115 Berlin"', 'region: "Hauptstr. 5"'],
])('the street and the postcode in %j are private [D9]', (location, ...details) => {
  const resume = { basics: { ...basics, location } }
  expect(notesOf(resume)).toBe(note('private', ...details.map((detail) => `basics.location.${detail}`)))
  const [, text = ''] = /"(.*)"/.exec(details.at(-1) ?? '') ?? []
  expect(read(resume).profile.location ?? '').not.toContain(text)
})

test('a line below JSON is listed [O10]', () => {
  expect(notesOf('{"basics":{"name":"Vera Lind"}}\n- [ ]\n')).toBe(note('unknown field', 'body: "- [ ]\\n"'))
})

test.each(['7', 'cert-2', '3f2a1b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', 'clx0a1b2c3d4e5f6g7h8i9j0'])(
  'the technical id %s of a certificate needs no note [O10]',
  (id) => expect(notesOf({ basics, certifications: [{ id, name: 'Soups' }] })).toBe(''),
)

test('a value that is equal to an imported one needs no note', () => {
  const site = 'https://fig.example.org'
  const work = [{ name: 'Fig', company: 'Fig', url: site, website: site }]
  expect(notesOf({ basics, work })).toBe('')
  expect(notesOf({ basics, education: [{ institution: 'Elm', score: '4', scale: '4' }] })).toContain('scale')
})

test('a date with a time of day and its zone is complete', () => {
  const resume = { basics, work: [{ ...job, startDate: '28 Aug 2014 00:00:00 GMT' }] }
  expect(read(resume)).toMatchObject({ experiences: [{ startDate: 'Aug 2014' }] })
  expect(notesOf(resume)).toBe('')
})

test('an entry that is not understood is listed once', () => {
  expect(notesOf({ basics, work: [{ salaryBand: 'A7' }] })).toBe(
    note('not understood', 'work 1: {"salaryBand":"A7"}'),
  )
})
