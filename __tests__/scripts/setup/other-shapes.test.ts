import { describeNotes } from '@/scripts/setup/notes'
import { parseResume } from '@/scripts/setup/parse'
import { importResume } from '@/scripts/setup/resume'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

/** Reads a resume; a text is parsed first. */
const read = (resume: object | string) =>
  importResume('r.json', typeof resume === 'string' ? parseResume('r.json', resume) : resume)
const notesOf = (resume: object) => describeNotes(read(resume).notes, true).join('\n')
const basics = { name: 'Vera Lind' }

test('words under a name that ends like a part are listed, not imported as jobs', () => {
  const resume = { basics, 'Customer experience': ['Retail', 'Support'] }
  expect(read(resume)).toMatchObject({ experiences: [] })
  expect(notesOf(resume)).toContain('Retail')
})

test.each<[what: string, resume: object | string, content: object]>([
  [
    'a job with an empty list of roles',
    { work: [{ company: 'Beta', position: 'Dev', period: '2018 - 2019', roles: [] }] },
    { experiences: [{ company: 'Beta', title: 'Dev', startDate: '2018', endDate: '2019' }] },
  ],
  [
    'the company of roles, whose text and points are imported once',
    {
      work: [
        {
          name: 'Hooli',
          url: 'https://hooli.example.org',
          highlights: ['Grew to 40 people'],
          positions: [
            { position: 'Staff', startDate: '2018-01', endDate: '2020-02' },
            { name: 'Junior', startDate: '2016-01', endDate: '2017-12' },
          ],
        },
      ],
    },
    {
      experiences: [
        { company: 'Hooli', title: 'Staff', responsibilities: ['Grew to 40 people'] },
        { company: 'Hooli', title: 'Junior', link: 'https://hooli.example.org' },
      ],
    },
  ],
  [
    'a description that is a list of points',
    { work: [{ company: 'Beta', description: ['Led the shop', 'Built it.'] }] },
    { experiences: [{ company: 'Beta', responsibilities: ['Led the shop', 'Built it.'] }] },
  ],
  [
    'sentences and skills that are groups in YAML, because they contain a colon',
    'work:\n- name: Beta\n  highlights:\n  - Led migration: moved 40 services\nskills:\n- Languages: Go, Rust\n- Databases: [MySQL]',
    {
      experiences: [{ company: 'Beta', responsibilities: ['Led migration: moved 40 services'] }],
      skillGroups: [
        { title: 'Languages', skills: ['Go', 'Rust'] },
        { title: 'Databases', skills: ['MySQL'] },
      ],
    },
  ],
  [
    'YAML between two lines of dashes',
    '---\nname: Vera Lind\nlabel: Developer\n---\n',
    { profile: { name: 'Vera Lind', title: 'Developer' } },
  ],
  [
    'a profile that is a list of texts',
    { basics, profile: ['Engineer, ex. Nokia.'] },
    { profile: { name: 'Vera Lind', intro: 'Engineer, ex. Nokia.' } },
  ],
  [
    'other names of fields',
    {
      contactInformation: { name: 'Vera Lind', emails: ['v@example.org'] },
      professionalSummary: 'I build bridges.',
      work: [{ name: 'Beta', dateRange: '2018 - 2019', bulletPoints: ['Led it.'] }],
      certificates: [{ name: 'Pruner', issuedBy: 'Board' }],
    },
    {
      profile: { name: 'Vera Lind', email: 'v@example.org', intro: 'I build bridges.' },
      experiences: [{ startDate: '2018', endDate: '2019', responsibilities: ['Led it.'] }],
      certifications: [{ issuer: 'Board' }],
    },
  ],
  [
    'semesters of Brazil',
    {
      basics: {
        ...basics,
        summary:
          'Desenvolvedora de software com sete anos de experiência. Não trabalho sozinha: gosto de equipes pequenas, de revisões de código e de ensinar pessoas que estão no começo da carreira.',
      },
      education: [{ institution: 'UFX', startDate: '2011.1', endDate: '2014.2' }],
    },
    { education: [{ startDate: '2011', endDate: '2014' }] },
  ],
  [
    'a subject that is a part of a word in the degree',
    { basics, education: [{ institution: 'U', studyType: 'Bachelor of Arts', area: 'Art' }] },
    { education: [{ degree: 'Bachelor of Arts Art' }] },
  ],
  [
    'lists in groups with a title',
    {
      basics,
      'career-profile': { title: 'Profile', summary: 'I plant trees.' },
      experiences: {
        title: 'Experiences',
        info: [{ role: 'Lead', time: '2019 - Present', company: 'Acme', details: 'Led it.' }],
      },
      projects: { title: 'Projects', intro: 'All of them.', assignments: [{ title: 'Velocity' }] },
      publications: { title: 'Papers', papers: [{ title: 'Drifts' }] },
      certifications: { title: 'Certifications', list: [{ name: 'Pruner', start: 2018 }] },
      languages: { title: 'Languages', info: [{ idiom: 'English', level: 'Native' }] },
      interests: { title: 'Interests', info: [{ item: 'Climbing', link: null }] },
      skills: { title: 'Skills', toolset: [{ name: 'Go', level: '98%' }] },
    },
    {
      profile: { intro: 'I plant trees.', interests: ['Climbing'] },
      experiences: [
        { company: 'Acme', title: 'Lead', startDate: '2019', endDate: 'Present', summary: 'Led it.' },
      ],
      projects: [{ title: 'Velocity' }],
      publications: [{ title: 'Drifts' }],
      certifications: [{ name: 'Pruner', date: '2018' }],
      languages: [{ name: 'English', level: 'Native' }],
      skillGroups: [{ skills: ['Go'] }],
    },
  ],
  [
    'a list of titled sections',
    [
      { title: 'General Information', type: 'map', contents: [{ name: 'Full Name', value: 'Vera Lind' }] },
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
    },
  ],
  [
    'a group of languages by name',
    { basics, languages: { Mandarin: 'native', English: 'C1' } },
    { languages: [{ name: 'Mandarin', level: 'native' }, { name: 'English' }] },
  ],
  [
    'skills with levels in words',
    { basics, skills: { Programming: { Python: 'expert', Go: 'good' } } },
    { skillGroups: [{ title: 'Programming', skills: ['Python', 'Go'] }] },
  ],
  [
    'skills in two parts of different forms',
    {
      technicalSkills: { frontend: ['React', 'Vue'], backend: ['Node.js'] },
      softSkills: 'Teamwork, Mentoring',
    },
    {
      skillGroups: [
        { title: 'Frontend', skills: ['React', 'Vue'] },
        { title: 'Backend', skills: ['Node.js'] },
        { skills: ['Teamwork', 'Mentoring'] },
      ],
    },
  ],
  [
    'a list of languages with numbers, in German',
    { basics, sprachen: [{ id: '1', sprache: 'Deutsch', niveau: 'Muttersprache' }] },
    { languages: [{ name: 'Deutsch', level: 'Muttersprache' }] },
  ],
  [
    'the person in a French profile',
    { profil: { nom: 'Chloé Lefèvre', titre: 'Développeuse', courriel: 'c@example.org' } },
    { profile: { name: 'Chloé Lefèvre', title: 'Développeuse', email: 'c@example.org' } },
  ],
  [
    'a city after its postcode and before its country',
    { basics: { ...basics, location: '75011 Paris, France' } },
    { profile: { location: 'Paris, France' } },
  ],
  [
    'the points of a description, without their marks',
    { basics, awards: [{ title: 'Prize', summary: '<ul><li>First of 300</li><li>Twice</li></ul>' }] },
    { awards: [{ title: 'Prize', description: 'First of 300. Twice' }] },
  ],
  [
    'dashes for nothing, a French summary, and a city before an Australian postcode',
    {
      basics: { name: 'Vera Lind', label: '-', résumé: 'Je teste.', location: 'Sydney NSW 2000, Australia' },
      work: [{ name: 'A', position: 'N/A', highlights: ['Stack: Go, Kafka and Kubernetes'] }],
    },
    {
      profile: { title: undefined, intro: 'Je teste.', location: 'Sydney NSW, Australia' },
      experiences: [{ company: 'A', stack: ['Go', 'Kafka', 'Kubernetes'] }],
    },
  ],
  [
    'accounts by network, as a text or a group, and an address as a user name',
    {
      basics: {
        ...basics,
        profiles: {
          github: 'https://github.com/vera',
          linkedin: { url: 'https://www.linkedin.com/in/vera' },
        },
        socialLinks: [{ network: 'Mastodon', username: 'https://mastodon.example.org/@vera' }],
      },
    },
    {
      profile: {
        links: [
          'https://github.com/vera',
          'https://www.linkedin.com/in/vera',
          { href: 'https://mastodon.example.org/@vera', network: 'mastodon' },
        ],
      },
    },
  ],
  [
    'the addresses of a project by what they lead to',
    {
      basics,
      projects: [
        { name: 'Tide', links: { github: 'https://github.com/v/tide', demo: 'https://tide.example.org' } },
      ],
    },
    { projects: [{ github_link: 'https://github.com/v/tide', website_link: 'https://tide.example.org' }] },
  ],
  [
    'a list of sections with titles',
    { basics, sections: [{ title: 'Teaching experience', items: [{ company: 'U', position: 'Tutor' }] }] },
    { experiences: [{ company: 'U', title: 'Tutor' }] },
  ],
  [
    'a type and a single keyword of a project',
    { basics, projects: [{ name: 'Tide', type: 'application', keywords: ['React'] }] },
    { projects: [{ type: 'Application', bulletpoints: ['React'] }] },
  ],
  [
    'places of remote work, districts, and several cities',
    {
      basics: { ...basics, location: 'Remote (UTC+2)' },
      work: [
        { company: 'A', location: 'Paris 15e, France' },
        { company: 'B', location: ['Berlin', 'Paris'] },
      ],
    },
    {
      profile: { location: 'Remote (UTC+2)' },
      experiences: [{ location: 'Paris 15e, France' }, { location: 'Berlin / Paris' }],
    },
  ],
  [
    'JSON with comments before keys, and quotes of JavaScript',
    `{ // about me
      "basics": {"name": "Vera Lind"}, /* jobs */ 'work': [{'company': 'It\\'s "A" // B', position: "Dev"}],
    }`,
    { profile: { name: 'Vera Lind' }, experiences: [{ company: 'It\'s "A" // B', title: 'Dev' }] },
  ],
  [
    'YAML before Markdown',
    '---\nname: Vera Lind\nemail: v@example.org\n---\n# About me\n',
    { profile: { name: 'Vera Lind' } },
  ],
  [
    'French names of fields',
    `nom: Vera Lind
courriel: v@example.org
expériences:
  - entreprise: Société A
    poste: Développeuse
    début: 2019
    fin: 2021
    missions: [Application de suivi]
formation:
  - établissement: École B
    diplôme: Master
langues:
  - {langue: Anglais, niveau: B2}
compétences: [Python, Go]`,
    {
      profile: { name: 'Vera Lind', email: 'v@example.org' },
      experiences: [
        {
          company: 'Société A',
          title: 'Développeuse',
          startDate: '2019',
          endDate: '2021',
          responsibilities: ['Application de suivi'],
        },
      ],
      education: [{ institution: 'École B', degree: 'Master' }],
      languages: [{ name: 'Anglais', level: 'B2' }],
      skillGroups: [{ skills: ['Python'] }, { skills: ['Go'] }],
    },
  ],
  [
    'German names of fields',
    `Name: Vera Lind
E-Mail: v@example.org
Berufserfahrung:
  - {Firma: A GmbH, Stelle: Entwicklerin, von: 03/2019, bis: heute}
Ausbildung:
  - {Hochschule: TU B, Abschluss: MSc, Zeitraum: 2012 - 2018}
Sprachen: {Deutsch: Muttersprache, Englisch: C1}`,
    {
      experiences: [{ company: 'A GmbH', title: 'Entwicklerin', startDate: 'Mar 2019', endDate: 'Present' }],
      education: [{ institution: 'TU B', degree: 'MSc', startDate: '2012', endDate: '2018' }],
      languages: [{ name: 'Deutsch', level: 'Muttersprache' }, { name: 'Englisch' }],
    },
  ],
  [
    'skills and interests that are keys without values',
    'name: Vera Lind\nskills:\n  Python:\n  Backend: {go: {}, php: {}}\nhobbies:\n- Reading: ""\n  Baking: ""',
    {
      profile: { interests: ['Reading', 'Baking'] },
      skillGroups: [{ skills: ['Python'] }, { title: 'Backend', skills: ['go', 'php'] }],
    },
  ],
  [
    'skills with a level or a number of years, by their names',
    { basics, skills: { Python: 'Advanced', Docker: '3 years' } },
    { skillGroups: [{ skills: ['Python', 'Docker'] }] },
  ],
  [
    'groups of skills, whose titles are no skills, with lists of any name',
    {
      basics,
      skills: [
        { name: 'Languages', keywords: [{ display: 'Go' }, { display: 'Rust' }] },
        { title: 'Databases', body: '• PostgreSQL' },
        { name: 'Web', competencies: [{ name: 'HTML' }] },
      ],
    },
    {
      skillGroups: [
        { title: 'Languages', skills: ['Go', 'Rust'] },
        { title: 'Databases', skills: ['PostgreSQL'] },
        { title: 'Web', skills: ['HTML'] },
      ],
    },
  ],
  [
    'prose whole and lists of techniques in parts, also in an entry of a list or by kind',
    {
      basics: { ...basics, interests: 'Vera loves music, old films, and dogs. She bakes.' },
      work: [{ company: 'A', stack: { Backend: 'Kotlin, Java' } }],
      skills: [
        { category: 'Software', details: 'Experienced in C#, Go, and Java.' },
        { category: 'Web', details: ['HTML, CSS', 'APIs REST ·React.js'] },
      ],
    },
    {
      profile: { interests: ['Vera loves music, old films, and dogs. She bakes.'] },
      experiences: [{ stack: ['Kotlin', 'Java'] }],
      skillGroups: [
        { title: 'Software', skills: ['Experienced in C#, Go, and Java.'] },
        { title: 'Web', skills: ['HTML', 'CSS', 'APIs REST', 'React.js'] },
      ],
    },
  ],
  [
    'texts of RenderCV in any list',
    {
      basics,
      skills: [{ bullet: '**SQL:** PostgreSQL, MySQL' }, { number: 'Docker' }],
      languages: [{ bullet: '**French**: native' }],
      awards: [{ reversed_number: 'Prize' }],
    },
    {
      languages: [{ name: 'French', level: 'native' }],
      awards: [{ title: 'Prize' }],
      skillGroups: [{ title: 'SQL', skills: ['PostgreSQL', 'MySQL'] }, { skills: ['Docker'] }],
    },
  ],
  [
    'the end of a job that is said to go on, and links and images in texts',
    {
      work: [
        {
          company: 'A',
          period: 'May 2020 - June 2021',
          current: true,
          highlights: [
            "See <a href='vera.example.org/a/'>this</a>",
            'A ![picture](https://example.org/a.png){:height="70px"} of **a\nship**',
          ],
        },
      ],
    },
    {
      experiences: [
        {
          endDate: 'Jun 2021',
          responsibilities: ['See this (https://vera.example.org/a/)', 'A picture of a ship'],
        },
      ],
    },
  ],
  [
    'languages among the facts about the person',
    [
      {
        title: 'General Information',
        contents: [
          { name: 'Full Name', value: 'Vera Lind' },
          { name: 'Languages', value: 'Spanish (native), English' },
        ],
      },
      { title: 'Education', contents: [{ title: 'BSc', institution: 'Elm' }] },
    ],
    {
      profile: { name: 'Vera Lind' },
      languages: [{ name: 'Spanish', level: 'native' }, { name: 'English' }],
    },
  ],
  [
    'a text with a colon at its end, and what follows in another field',
    {
      work: [
        {
          company: 'Beta',
          details: [{ text: 'Analysis: ', mark: 'Analysis: ', subText: 'Stock and sales' }],
        },
      ],
    },
    { experiences: [{ summary: 'Analysis: Stock and sales' }] },
  ],
  [
    'a sentence without an end before a list and more text',
    {
      work: [
        {
          company: 'A',
          summary: '<p>I led a team. We made</p><ul><li>Maps</li><li>Charts</li></ul><p>It grew.</p>',
        },
      ],
    },
    {
      experiences: [{ summary: 'I led a team. It grew.', responsibilities: ['We made:', 'Maps', 'Charts'] }],
    },
  ],
  [
    'an employer, a school and their titles in fields of other names',
    {
      work: [
        { name: 'Backend Developer', place: 'Acme', city: 'Lyon' },
        { title: 'Developer', subtitle: 'Beta' },
        { title: 'Map', employer: 'Gamma', role: 'Designer' },
        { title: 'Tester', place: 'Paris, France' },
      ],
      education: [
        { name: 'B.S. in Physics', place: 'Example University' },
        { studyType: 'officialDegree', name: 'Logic', institution: { name: 'Example School' } },
      ],
      certifications: [{ companyName: 'Example Cloud', certificationName: 'Practitioner' }],
    },
    {
      experiences: [
        { company: 'Acme', title: 'Backend Developer', location: 'Lyon' },
        { company: 'Beta', title: 'Developer' },
        { company: 'Gamma', title: 'Designer' },
        { title: 'Tester', location: 'Paris, France' },
      ],
      education: [
        { institution: 'Example University', degree: 'B.S. in Physics' },
        { institution: 'Example School', degree: 'Logic' },
      ],
      certifications: [{ name: 'Practitioner', issuer: 'Example Cloud' }],
    },
  ],
  [
    'the name of a project beside a title, and only addresses of repositories as code',
    {
      basics,
      projects: [
        { name: 'Tide', title: 'Lead developer', url: 'https://github.com/vera' },
        { details: { name: 'Reef' }, website: 'github.com/vera/reef', github: 'https://github.com' },
      ],
    },
    {
      projects: [
        { title: 'Tide', github_link: undefined, website_link: undefined },
        { title: 'Reef', github_link: 'https://github.com/vera/reef', website_link: undefined },
      ],
    },
  ],
  [
    'levels that are lists of techniques',
    {
      basics,
      skills: [
        { name: 'Cloud: ', level: 'AWS, ECS, EC2' },
        { name: 'Web', level: 'React, Vue' },
      ],
    },
    {
      skillGroups: [
        { title: 'Cloud', skills: ['AWS', 'ECS', 'EC2'] },
        { title: 'Web', skills: ['React', 'Vue'] },
      ],
    },
  ],
  [
    'skills of groups, of which some have a description',
    {
      basics,
      skills: [
        { title: 'Web', items: [{ title: 'JavaScript', description: 'jQuery, Vue' }] },
        { title: 'Systems', items: [{ title: 'Windows' }, { title: 'Linux', description: 'Since 2010' }] },
      ],
    },
    {
      skillGroups: [
        { title: 'Web', skills: ['JavaScript'] },
        { title: 'Systems', skills: ['Windows', 'Linux'] },
      ],
    },
  ],
  [
    'skills that are the description of their group, as a list',
    {
      basics,
      skills: [
        { name: 'Servers', description: ['Go', 'MySQL'] },
        { name: 'Web', summary: ['Vue, CSS'] },
      ],
    },
    {
      skillGroups: [
        { title: 'Servers', skills: ['Go', 'MySQL'] },
        { title: 'Web', skills: ['Vue', 'CSS'] },
      ],
    },
  ],
  [
    'the only link of a talk or a publication, under any name',
    {
      talks: [
        { title: 'A', links: { slides: 'https://a.example.org', video: 'https://b.example.org' } },
        { title: 'C', slidesUrl: 'https://c.example.org' },
        { title: 'D', video: { url: 'https://d.example.org' } },
      ],
      publications: [{ name: 'E', pdf: 'https://e.example.org/e.pdf' }],
    },
    {
      talks: ['a', 'c', 'd'].map((name) => ({ link: `https://${name}.example.org` })),
      publications: [{ link: 'https://e.example.org/e.pdf' }],
    },
  ],
  [
    'certificates of RenderCV, as texts, labels with details and bullets',
    'cv:\n  sections:\n    certifications:\n    - Cloud Architect, 2021\n    - {label: Clusters, details: [CKA, CKAD]}\n    - bullet: Scrum',
    {
      certifications: [
        { name: 'Cloud Architect, 2021' },
        { name: 'Clusters', description: 'CKA. CKAD' },
        { name: 'Scrum' },
      ],
    },
  ],
  [
    'a group of skills whose list is called `values`',
    { basics, skills: { title: 'Languages:', values: ['Python'] } },
    { skillGroups: [{ title: 'Languages', skills: ['Python'] }] },
  ],
  [
    'groups of skills by title, one of which is called "Values"',
    { basics, skills: { title: 'Skills', Values: ['Honesty'], Tools: ['Git'] } },
    {
      skillGroups: [
        { title: 'Values', skills: ['Honesty'] },
        { title: 'Tools', skills: ['Git'] },
      ],
    },
  ],
  [
    'courses of a study under a title',
    { education: [{ school: 'Elm', courses: { title: 'Math:', values: ['Numbers', 'Knots'] } }] },
    { education: [{ institution: 'Elm', points: ['Numbers', 'Knots'] }] },
  ],
  [
    'years and months in two fields, periods of any name, and expected ends',
    {
      work: [
        { company: 'A', startYear: 2020, startMonth: 3, endYear: 2022, endMonth: 'May' },
        { company: 'B', timeperiod: "Jan'2018 - Dec'2019" },
        { company: 'C', phase: 'Jan 2016 - Dec 2017' },
        { company: 'D', start: '2014 七月', end: '2015年十二月' },
      ],
    },
    {
      experiences: [
        { startDate: 'Mar 2020', endDate: 'May 2022' },
        { startDate: 'Jan 2018', endDate: 'Dec 2019' },
        { startDate: 'Jan 2016', endDate: 'Dec 2017' },
        { startDate: 'Jul 2014', endDate: 'Dec 2015' },
      ],
    },
  ],
  [
    'a field of unknown name in each entry, if it has a sentence in one',
    {
      work: [
        { company: 'A', story: 'Built the shop and kept it.' },
        { company: 'B', story: 'Support' },
      ],
    },
    { experiences: [{ summary: 'Built the shop and kept it.' }, { summary: 'Support' }] },
  ],
  [
    'jobs in a list of any name inside a job',
    {
      work: [
        { company: 'A', functions: [{ title: 'Dev', startDate: '2018', endDate: '2019' }] },
        { company: 'B', missions: [{ position: 'Lead', company: 'Client', dates: '2020 - 2021' }] },
      ],
    },
    {
      experiences: [
        { company: 'A', title: 'Dev', startDate: '2018', endDate: '2019' },
        { company: 'Client', title: 'Lead', startDate: '2020', endDate: '2021' },
      ],
    },
  ],
  [
    'Polish, Arabic, Italian and Chinese names of fields',
    {
      imię: 'Jan',
      nazwisko: 'Lipa',
      doświadczenie: [{ firma: 'Alfa', stanowisko: 'Tester', od: '2020', do: '2021' }],
      الخبرات: [{ الشركة: 'ألفا', 'المسمى الوظيفي': 'مطورة', الفترة: '2018 - 2019' }],
      esperienze: [{ azienda: 'Beta', dal: '2016', al: '2017' }],
      專案: [{ 名稱: 'Map', 說明: 'A map.' }],
    },
    {
      profile: { name: 'Jan Lipa' },
      experiences: [
        { company: 'Alfa', title: 'Tester', startDate: '2020', endDate: '2021' },
        { company: 'ألفا', title: 'مطورة', startDate: '2018', endDate: '2019' },
        { company: 'Beta', startDate: '2016', endDate: '2017' },
      ],
      projects: [{ title: 'Map', description: 'A map.' }],
    },
  ],
])('%s [O10]', (_, resume, content) => {
  expect(read(resume)).toMatchObject(content)
})

test('the points of a company with several roles belong to the newest role, and are listed [O10]', () => {
  const roles = [
    { position: 'Junior', startDate: '2020-01', endDate: '2022-01' },
    { position: 'Lead', startDate: '2022-01', endDate: '2024-01' },
  ]
  const resume = {
    work: [{ company: 'A', position: 'Junior → Lead', highlights: ['Led five people'], positions: roles }],
  }
  const [junior, lead] = read(resume).experiences
  expect([junior?.responsibilities, lead?.responsibilities]).toEqual([undefined, ['Led five people']])
  expect(notesOf(resume)).toContain('newest role of a company (1):\n    work.highlights: ["Led five people"]')
})

test('projects of a job or a school are projects, with its name and the role below [O10]', () => {
  const shop = {
    name: 'Shop',
    description: 'Sells soup.',
    url: 'https://shop.example.org',
    technologies: ['Go', 'MySQL'],
    budget: 'Two pots',
  }
  const resume = {
    work: [
      { company: 'A', position: 'Dev', startDate: '2018', projects: [shop] },
      { company: 'B', position: 'Lead', startDate: '2020', keyProjects: [{ title: 'Till', role: 'Owner' }] },
    ],
    education: [{ institution: 'Elm', projects: [{ project: { name: 'Thesis', description: 'On soup.' } }] }],
    projects: [{ name: 'Own' }],
  }
  const { experiences, projects } = read(resume)
  expect(experiences).toEqual([
    { company: 'A', title: 'Dev', startDate: '2018', endDate: 'Present' },
    { company: 'B', title: 'Lead', startDate: '2020', endDate: 'Present' },
  ])
  expect(projects).toMatchObject([
    {
      title: 'Shop',
      description: 'Sells soup.',
      website_link: 'https://shop.example.org',
      bulletpoints: ['Go, MySQL'],
      footer: 'A',
    },
    { title: 'Till', footer: 'Owner, B' },
    { title: 'Thesis', description: 'On soup.', footer: 'Elm' },
    { title: 'Own' },
  ])
  expect(notesOf(resume)).toBe(
    'r.json: not imported, unknown field (1):\n    work.projects.budget: "Two pots"',
  )
})

test('teaching at a named place is imported as a job, with a note [O10]', () => {
  const resume = {
    basics,
    teaching: [
      {
        course: 'Algorithms',
        role: 'Assistant',
        institution: 'Elm',
        startDate: '2018-01',
        endDate: '2019-02',
      },
      { title: 'Databases', university: 'Elm', date: '2017' },
    ],
    courses_taught: { items: [{ course: 'Compilers', school: 'Oak', semester: 'Fall 2019' }] },
  }
  expect(read(resume)).toMatchObject({
    certifications: [],
    experiences: [
      {
        company: 'Elm',
        title: 'Assistant',
        startDate: 'Jan 2018',
        endDate: 'Feb 2019',
        responsibilities: ['Algorithms'],
      },
      { company: 'Elm', title: 'Databases', startDate: '2017' },
      { company: 'Oak', title: 'Compilers', startDate: '2019' },
    ],
  })
  expect(notesOf(resume)).toContain('r.json: imported as jobs (2):\n    teaching\n    courses_taught\n')
})

test.each([[['Algorithms (2018)']], [[{ name: 'Algorithms', date: '2018' }]]])(
  'taught courses %j without a place are listed, not imported as certificates or jobs [O10]',
  (courses) => {
    const resume = { basics, teaching: courses, 'Courses taught': courses }
    expect(read(resume)).toMatchObject({ certifications: [], experiences: [] })
    expect(notesOf(resume)).toContain('unknown field (2):\n    teaching: ')
  },
)

test('an expected graduation is an end, and a text that is only a period is not a summary [O10]', () => {
  const periods = ['Previsão: Dezembro 2027', 'Graduating May 2027', '预计2027年6月毕业']
  const education = periods.map((period) => ({ school: 'A', period }))
  const { education: schools, experiences } = read({
    education,
    work: [{ company: 'B', phase: 'Jan 2016 - Dec 2017' }],
  })
  expect(schools.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    [undefined, 'Dec 2027'],
    [undefined, 'May 2027'],
    [undefined, 'Jun 2027'],
  ])
  expect(experiences).toEqual([{ company: 'B', startDate: 'Jan 2016', endDate: 'Dec 2017' }])
})

// The text is in no part of the content, and a note shows it.
test.each<[what: string, resume: object, shown: string, hidden: string]>([
  [
    'a hidden summary',
    { basics: { name: 'V', summary: { hidden: true, content: 'A draft' } } },
    'A draft',
    'A draft',
  ],
  [
    'the file of a link in LaTeX',
    { work: [{ company: 'Fig Ltd', summary: 'Wrote \\href{files/soups.pdf}{a paper}.' }] },
    'not a web address (1):\n    work.summary: "files/soups.pdf"',
    'soups.pdf',
  ],
  [
    'a street and a postcode',
    { basics: { name: 'V', location: { city: '10115 Berlin', region: 'Hauptstr. 5' } } },
    'Hauptstr. 5',
    'Hauptstr',
  ],
  [
    'the period of a company with several roles',
    { work: [{ company: 'A', start: '2015', roles: [{ title: 'B' }, { title: 'C' }] }] },
    '2015',
    '2015',
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
  ['a year and a short one', { work: [{ name: 'A', date: '2010/11' }] }, '2010/11', 'Nov'],
  [
    'another person',
    { work: [{ name: 'A' }], references: { name: 'Ana Boss', email: 'ana@example.org' } },
    'Ana Boss',
    'Ana',
  ],
  ['a number instead of an address', { basics: { name: 'V', url: '2' } }, '"2"', 'https://2'],
  [
    'an account below its own name in the file',
    { basics, social: [{ network: 'Skype', url: 'skype:vera' }] },
    'basics.social 1',
    'skype:vera',
  ],
  [
    'a list of names of courses',
    { basics, courses: { title: 'Math:', values: ['Numbers'] } },
    'Numbers',
    'Math',
  ],
  [
    'a text of a section beside its list',
    { basics, sections: [{ title: 'Skills', remark: 'Ask me.', items: ['React', 'CSS'] }] },
    'remark of the Skills section: "Ask me."',
    'Ask me',
  ],
  [
    'a second list of a section',
    { basics, sections: [{ title: 'Experience', items: [{ company: 'A' }], more: [{ company: 'B' }] }] },
    'more of the Experience section: [{"company":"B"}]',
    'B"',
  ],
  [
    'a sentence beside groups of skills',
    { basics, skills: { note: 'Ask me.', groups: [{ title: 'Web', items: ['React', 'CSS'] }] } },
    'skills.note: "Ask me."',
    'Note',
  ],
  [
    'a number beside groups of skills',
    { basics, skills: { years: 12, groups: [{ title: 'Web', items: ['React', 'CSS'] }] } },
    'skills.years: 12',
    'Years',
  ],
  [
    'a second link of a talk',
    { talks: [{ title: 'A', links: [{ url: 'https://a.example.org' }, { url: 'https://b.example.org' }] }] },
    'the entry has another link (1):\n    talks.links: "https://b.example.org"',
    'b.example.org',
  ],
  [
    'the link behind a name beside another link',
    { talks: [{ title: '[A](https://b.example.org)', url: 'https://a.example.org' }] },
    'the entry has another link (1):\n    talks: "https://b.example.org"',
    'b.example.org',
  ],
  [
    'the video of a talk with slides',
    { talks: [{ title: 'A', slides: 'https://a.example.org', video: 'https://b.example.org' }] },
    'talks.video: "https://b.example.org"',
    'b.example.org',
  ],
  ['the birth date in German', { Name: 'V', Titel: 'Dev', Geburtsdatum: '1.1.1990' }, 'private', '1990'],
])('%s is listed [O10, D9]', (_, resume, shown, hidden) => {
  expect(notesOf(resume)).toContain(shown)
  const { notes: __, ...content } = read(resume)
  expect(JSON.stringify(content)).not.toContain(hidden)
})

test.each<[sentence: string, resume: object | string, content: object]>([
  [
    'points under a category become skills, under any title or as one text',
    {
      basics,
      skills: [
        { category: 'Backend', lists: ['Go', 'SQL'] },
        { category: 'Web', lists: 'React, CSS' },
      ],
    },
    {
      skillGroups: [
        { title: 'Backend', skills: ['Go', 'SQL'] },
        { title: 'Web', skills: ['React', 'CSS'] },
      ],
    },
  ],
  [
    'a list in a group of skills has the title of the group',
    { basics, skills: { Backend: { lists: ['Go', 'SQL'] } } },
    { skillGroups: [{ title: 'Backend', skills: ['Go', 'SQL'] }] },
  ],
  [
    'lists of points by category stay below their categories in a job',
    {
      work: [
        {
          company: 'Fig Ltd',
          lists: [
            { category: 'Tasks', items: ['Fix bugs.', 'Review code.'] },
            { category: 'Team', items: ['Led five people.'] },
          ],
        },
      ],
    },
    {
      experiences: [{ responsibilities: ['Tasks:', 'Fix bugs.', 'Review code.', 'Team: Led five people.'] }],
    },
  ],
  [
    'activities with an organization or a position are volunteering',
    'cv:\n  sections:\n    activities:\n    - {company: Chess Club, position: President, date: 2019-01 to 2020-02, highlights: [Ran it]}\n    extracurricular_activities:\n    - {organization: Red Cross, role: Medic}',
    {
      experiences: [],
      volunteering: [
        {
          organization: 'Chess Club',
          role: 'President',
          startDate: 'Jan 2019',
          endDate: 'Feb 2020',
          points: ['Ran it'],
        },
        { organization: 'Red Cross', role: 'Medic' },
      ],
    },
  ],
  [
    'jobs in industry need no title, and a place beside a location is their company',
    {
      basics,
      industry: [
        { place: 'Fig Ltd', location: 'Singapore |', dates: 'May 2023 -- Sept 2023', details: ['Intern'] },
        { name: 'Oak Ltd', startDate: '2020-01', endDate: '2020-02' },
      ],
    },
    {
      experiences: [
        { company: 'Fig Ltd', location: 'Singapore', startDate: 'May 2023', endDate: 'Sep 2023' },
        { company: 'Oak Ltd', startDate: 'Jan 2020', endDate: 'Feb 2020' },
      ],
    },
  ],
  [
    'jobs in industry, research and academia are all jobs, also without a title',
    {
      basics,
      experience: {
        industry: [{ company: 'Fig Ltd', start: '2021', highlights: ['Soups'] }],
        research: [{ name: 'Oak', startDate: '2020' }],
        academic: [{ institution: 'Elm College', position: 'Lecturer', startDate: '2019', endDate: '2020' }],
      },
    },
    {
      experiences: [{ company: 'Fig Ltd' }, { company: 'Oak' }, { company: 'Elm College', endDate: '2020' }],
      education: [],
    },
  ],
  [
    'studies beside jobs stay studies',
    {
      basics,
      experience: {
        jobs: [{ company: 'Fig Ltd', position: 'Cook' }],
        academic: [{ institution: 'Elm College', degree: 'BSc', startDate: '2019' }],
      },
    },
    { experiences: [{ company: 'Fig Ltd' }], education: [{ institution: 'Elm College', degree: 'BSc' }] },
  ],
  [
    'studies without a degree beside jobs stay studies',
    {
      basics,
      experience: {
        industry: [{ company: 'Fig Ltd', position: 'Cook' }],
        academic: [{ institution: 'Elm College', major: 'Physics', dates: '2015-2016' }],
      },
    },
    { experiences: [{ company: 'Fig Ltd' }], education: [{ institution: 'Elm College', degree: 'Physics' }] },
  ],
  [
    'memberships and events are no jobs',
    {
      basics,
      professional: [{ name: 'IEEE', startDate: '2019' }],
      experience: {
        work: [{ company: 'Fig Ltd', position: 'Cook' }],
        events: [{ name: 'Soup Fair', date: '2019' }],
      },
    },
    { experiences: [{ company: 'Fig Ltd' }] },
  ],
  [
    'names with a dash are whole, and a language has a level only from A1 to C2',
    { basics, languages: ['Chinese – Simplified', 'Portuguese - Brazil - C1', 'Hindi, Tamil, B2 Telugu'] },
    {
      languages: [
        { name: 'Chinese – Simplified' },
        { name: 'Portuguese - Brazil', level: 'C1' },
        { name: 'Hindi' },
        { name: 'Tamil' },
        { name: 'B2 Telugu' },
      ],
    },
  ],
  [
    'the heading of a text about the person is no part of it',
    { basics: { ...basics, summary: [{ title: 'About me', text: 'I am a cook in Oslo.' }] } },
    { profile: { intro: 'I am a cook in Oslo.' } },
  ],
  [
    'mere names of projects are points of their job',
    { work: [{ company: 'Fig Ltd', highlights: ['Cooked'], projects: ['Soup machine', 'Bread line'] }] },
    { projects: [], experiences: [{ responsibilities: ['Cooked', 'Soup machine', 'Bread line'] }] },
  ],
  [
    'a point in two texts has both in their order',
    {
      work: [
        {
          company: 'Fig Ltd',
          highlights: [
            { text: 'Built the kitchen', subText: 'with a team of five' },
            { text: 'Baked bread.', subText: 'It was good.' },
            { text: 'Led', subText: ['Cooks', 'Bakers'] },
            { title: 'Soups', description: 'hot\nand cold' },
          ],
        },
      ],
    },
    {
      experiences: [
        {
          responsibilities: [
            'Built the kitchen – with a team of five',
            'Baked bread. It was good.',
            'Led:',
            'Cooks',
            'Bakers',
            'Soups: hot and cold',
          ],
        },
      ],
    },
  ],
  [
    'a period in a title becomes the dates of a job',
    {
      work: [
        { company: 'Fig', title: '2018-2020 | Web developer' },
        { company: 'Fig', title: 'Web developer (2018 – 2020)' },
        { company: 'Fig', title: '2018 - 2020 - Web developer' },
        { company: 'Fig', title: 'Web developer (since 2018)' },
      ],
    },
    {
      experiences: [
        { title: 'Web developer', startDate: '2018', endDate: '2020' },
        { title: 'Web developer', startDate: '2018', endDate: '2020' },
        { title: 'Web developer', startDate: '2018', endDate: '2020' },
        { title: 'Web developer', startDate: '2018', endDate: 'Present' },
      ],
    },
  ],
  [
    'a period in a degree or a role becomes the dates of the entry',
    {
      education: [{ school: 'Elm', degree: 'BSc (2010–2013)' }],
      volunteer: [{ organization: 'Red Cross', position: 'Medic (2012 - 2013)' }],
    },
    {
      education: [{ degree: 'BSc', startDate: '2010', endDate: '2013' }],
      volunteering: [{ role: 'Medic', startDate: '2012', endDate: '2013' }],
    },
  ],
  [
    'a code in a list of languages is shown as the name of the language',
    { basics, languages: ['en-US', 'French', { language: 'pt_BR', fluency: 'B1' }] },
    {
      languages: [
        { name: 'American English' },
        { name: 'French' },
        { name: 'Brazilian Portuguese', level: 'B1' },
      ],
    },
  ],
])('%s [O10]', (_, resume, content) => {
  expect(read(resume)).toMatchObject(content)
})

test.each([
  [{ title: 'Cook, Windows 2000' }],
  [{ title: 'Cook (2018)' }],
  [{ title: 'Curator, Bauhaus (1919–1933)' }],
  [{ title: 'Lead, Strategy (2020-2099)' }],
  [{ title: 'Support for Windows, 2000-2003' }],
  [{ title: 'Analyst (2015-2017), Manager (2017-2019)' }],
  [{ title: 'Analyst (Q1 2019 - Q2 2020)' }],
  [{ title: 'Auditor ISO 9001:2008-2015' }],
  [{ title: 'Cook (2018 – 2020)', startDate: 'Mar 2019', endDate: 'Present' }],
])('the title stays whole if its dates are not certain or not the only ones: %j [O10]', (job) => {
  const [{ title, startDate, endDate } = {}] = read({ work: [{ company: 'Fig', ...job }] }).experiences
  expect({ title, startDate, endDate }).toEqual({ startDate: undefined, endDate: undefined, ...job })
})

test.each([
  [['Plays chess in a club.', 'Runs marathons.']],
  [[{ name: 'Climbing', date: '2021', duties: 'My newest hobby.' }]],
])('activities without an organization are listed, because they may be hobbies: %j [O10]', (activities) => {
  expect(read({ basics, activities })).toMatchObject({ volunteering: [], experiences: [] })
  expect(notesOf({ basics, activities })).toContain(JSON.stringify(activities))
})
