import { basics, job, notesOf, read } from '@/__tests__/support/resumes'
import { parseResume } from '@/scripts/setup/parse'
import { importResume } from '@/scripts/setup/resume'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

test.each<[what: string, resume: object | string, content: object]>([
  [
    'lists with a heading, whatever the name of the list',
    {
      basics,
      'career-profile': { title: 'Profile', summary: 'I plant trees.' },
      experiences: {
        title: 'Experiences',
        caption: 'Ten years of it.',
        info: [{ role: 'Lead', time: '2019 - Present', company: 'Acme', details: 'Led it.' }],
      },
      education: { title: 'My way', schools: ['BSc in Physics, Elm College'] },
      projects: { title: 'Projects', intro: 'All of them.', assignments: [{ title: 'Velocity' }] },
      awards: { name: 'Prizes', items: { one: { title: 'Cup' } } },
      publications: { title: 'Papers', papers: [{ title: 'Drifts' }] },
      certifications: { web: [{ name: 'Pruner', start: 2018 }], data: [{ name: 'DP' }] },
      languages: { title: 'Languages', info: [{ idiom: 'English', level: 'Native' }] },
      interests: { title: 'Interests', info: [{ item: 'Climbing', link: null }] },
      skills: { title: 'Skills', toolset: [{ name: 'Go', level: '98%' }] },
    },
    {
      profile: { title: undefined, intro: 'I plant trees.', interests: ['Climbing'] },
      experiences: [
        { company: 'Acme', title: 'Lead', startDate: '2019', endDate: 'Present', summary: 'Led it.' },
      ],
      education: [{ degree: 'BSc in Physics, Elm College' }],
      projects: [{ title: 'Velocity' }],
      awards: [{ title: 'Cup' }],
      publications: [{ title: 'Drifts' }],
      certifications: [{ name: 'Pruner', date: '2018' }, { name: 'DP' }],
      languages: [{ name: 'English', level: 'Native' }],
      skillGroups: [{ skills: ['Go'] }],
    },
  ],
  [
    'a list of titled sections',
    [
      {
        title: 'General Information',
        type: 'map',
        contents: [
          { name: 'Full Name', value: 'Vera Lind' },
          { name: 'Languages', value: 'Spanish (native), English' },
        ],
      },
      {
        title: 'Experience',
        type: 'time_table',
        contents: [{ title: 'Professor', institution: 'Lowmoor', year: '2005 - present' }],
      },
      {
        title: 'Open Source Projects',
        contents: [{ title: '<a href="https://example.com/folio">folio</a>', year: '2015' }],
      },
      { title: 'Other Interests', type: 'list', contents: ['Chess'] },
    ],
    {
      profile: { name: 'Vera Lind', interests: ['Chess'] },
      experiences: [{ company: 'Lowmoor', title: 'Professor', startDate: '2005', endDate: 'Present' }],
      projects: [{ title: 'folio', website_link: 'https://example.com/folio', createdAt: '2015' }],
      languages: [{ name: 'Spanish', level: 'native' }, { name: 'English' }],
    },
  ],
  [
    'a list of sections, of which one is a text',
    [
      { type: 'list', title: 'Internships', items: [{ title: 'Cook', period: '2011' }] },
      { type: 'paragraph', title: 'Cooking', text: 'I cook soups.' },
    ],
    { experiences: [{ title: 'Cook', startDate: '2011' }] },
  ],
  [
    'sections with titles or labels',
    {
      ...basics,
      sections: [
        { title: 'Teaching experience', items: [{ company: 'U', position: 'Tutor' }] },
        { label: 'Work Experience', entries: [job] },
      ],
    },
    { experiences: [{ company: 'U', title: 'Tutor' }, job] },
  ],
  [
    'sections of the owner’s that are a part',
    { ...basics, custom: { k7: { name: 'Talks', items: [{ name: 'Queues' }] } } },
    { talks: [{ title: 'Queues' }] },
  ],
  [
    'a list of entries of several kinds',
    [
      { type: 'job', title: 'Cook', company: 'Fig Ltd' },
      { school: 'Elm', degree: 'BSc' },
      { name: 'Radar', description: 'Rain.', github: 'vera/radar' },
      { name: 'Vera Lind', email: 'v@example.org' },
    ],
    {
      profile: { name: 'Vera Lind' },
      experiences: [job],
      education: [{ institution: 'Elm' }],
      projects: [{ title: 'Radar' }],
    },
  ],
  [
    'a list of one resume',
    [{ ...basics, email: 'v@example.org', experiences: [job] }],
    { profile: basics, experiences: [job] },
  ],
  [
    'texts by language, in the language of the site',
    {
      basics: { ...basics, label: { fr: 'Chef', en: 'Lead' } },
      about: { deutsch: 'Ich koche jeden Tag Suppen.', englisch: 'I cook soups every day.' },
      work: [{ ...job, highlights: { fr: ['Un'], en: ['One'] } }],
    },
    {
      profile: { title: 'Lead', intro: 'I cook soups every day.' },
      experiences: [{ responsibilities: ['One'] }],
    },
  ],
  [
    'a resume in several languages, once',
    {
      espanol: {
        nombre: 'Vera Lind',
        experiencia: [{ empresa: 'Fig Ltd', puesto: 'Cocinera', fecha: '2020 - 2022' }],
      },
      english: { ...basics, experience: [{ company: 'Fig Ltd', position: 'Cook', date: '2020 - 2022' }] },
    },
    { experiences: [{ ...job, startDate: '2020', endDate: '2022' }] },
  ],
  [
    'versions of a resume beside its settings, of which the first is in no language of the site',
    {
      settings: { theme: 'dark' },
      versions: { title: 'Vera', sv: { ...basics, work: [job] }, pt: { ...basics, work: [job] } },
    },
    { profile: basics, experiences: [job] },
  ],
  [
    'a resume in each of its languages, under their name',
    {
      person: { ...basics, email: 'v@example.org' },
      languages: {
        en: { html_lang: 'en', summary: 'I cook soups every day.', experience: job },
        sv: { html_lang: 'sv', summary: 'Jag lagar soppor varje dag.', experience: job },
      },
    },
    { languages: [], profile: { ...basics, intro: 'I cook soups every day.' }, experiences: [job] },
  ],
  [
    'JSON with comments before keys, and quotes of JavaScript',
    `{ // about me
      "basics": {"name": "Vera Lind"}, /* jobs */ 'work': [{'company': 'It\\'s "A" // B', position: "Dev"}],
    }`,
    { profile: basics, experiences: [{ company: 'It\'s "A" // B', title: 'Dev' }] },
  ],
  [
    'YAML between two lines of dashes',
    '---\nname: Vera Lind\nlabel: Developer\n---\n',
    { profile: { ...basics, title: 'Developer' } },
  ],
  ['YAML before Markdown', '---\nname: Vera Lind\nlabel: Cook\n---\n# About me\n', { profile: basics }],
  [
    'sentences that are groups in YAML, because they contain a colon, and dates with their type',
    'work:\n- name: Beta\n  start: !!timestamp 2012-03-01\n  highlights:\n  - Led migration: moved 40 services',
    {
      experiences: [
        { company: 'Beta', startDate: 'Mar 2012', responsibilities: ['Led migration: moved 40 services'] },
      ],
    },
  ],
])('a resume is read from %s [O10]', (_, resume, content) => {
  expect(read(resume)).toMatchObject(content)
})

test('a resume in several languages is read in the wanted one, and the others are listed [O10]', () => {
  const resume = {
    francais: { nom: 'Vera Lind', expérience: [{ entreprise: 'Fig Ltd', poste: 'Cuisinière' }] },
    español: { nombre: 'Vera Lind', experiencia: [{ empresa: 'Fig Ltd', puesto: 'Cocinera' }] },
  }
  expect(importResume('r.json', resume, [], 'es').experiences).toEqual([
    { company: 'Fig Ltd', title: 'Cocinera' },
  ])
  expect(read(resume).experiences).toEqual([{ company: 'Fig Ltd', title: 'Cuisinière' }])
  expect(notesOf(resume)).toMatch(
    /^r\.json: not imported, it is in another language \(1\):\n {4}español: .*Cocinera/,
  )
})

test('broken JSON names the line of its fault', () => {
  expect(() => parseResume('r.json', '{\n "name": "V",\n "work": [],\n ],\n}')).toThrow(
    'is no valid JSON: Expected double-quoted property name (line 4)',
  )
})
