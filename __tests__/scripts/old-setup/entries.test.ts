import { basics, notesOf, read } from '@/__tests__/support/resumes'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

test.each<[what: string, education: unknown, schools: object[]]>([
  [
    'names that repeat the entry',
    [
      { eduInstitution: 'Elm', programme: 'Physics', graduated: 'May 2013' },
      { school: 'Oak', graduated: '2011 - 2013' },
    ],
    [
      { institution: 'Elm', degree: 'Physics', endDate: 'May 2013' },
      { institution: 'Oak', startDate: '2011', endDate: '2013' },
    ],
  ],
  [
    'a degree and its subject',
    [
      { school: 'Elm', major: 'Physics', academic_degree: 'BSc' },
      { studyType: 'certificate, early dropout.', area: 'Cook' },
      { studyType: 'Bachelor of Arts', area: 'Art' },
      { degree: 'Master’s Degree', program: 'Logic' },
    ],
    [
      { institution: 'Elm', degree: 'BSc Physics' },
      { degree: 'certificate, early dropout. Cook' },
      { degree: 'Bachelor of Arts, Art' },
      { degree: 'Master’s Degree, Logic' },
    ],
  ],
  [
    'schools and degrees in fields of other names',
    [
      { name: 'B.S. in Physics', place: 'Example University' },
      { name: 'Logic', institution: 'Example School' },
      { company: 'Elm', title: 'Physics' },
      { insName: 'Oak College', position: '2020 | Soup', desc: 'Stews' },
      { what: 'Physics', where: 'Ash College', began: '2008', note: 'Finished in July 2011' },
      { name: 'Logic', where: { title: 'Fir College', site: 'https://fir.example.org' } },
      { title: 'Oak College', where: 'Ash Town' },
      { name: 'Oak College', where: 'Ash Town' },
      { name: 'Polymer Science', school: 'Elm' },
      { institution: 'Elm', nota: '110/110, 2019' },
    ],
    [
      { institution: 'Example University', degree: 'B.S. in Physics' },
      { institution: 'Example School', degree: 'Logic' },
      { institution: 'Elm', degree: 'Physics' },
      { institution: 'Oak College', points: ['Stews'] },
      {
        institution: 'Ash College',
        degree: 'Physics',
        startDate: '2008',
        points: ['Finished in July 2011'],
      },
      { institution: 'Fir College', degree: 'Logic', link: 'https://fir.example.org' },
      { institution: 'Oak College' },
      { institution: 'Oak College' },
      { institution: 'Elm' },
      { institution: 'Elm', score: '110/110, 2019' },
    ],
  ],
  [
    'schools in titles by their words',
    [{ title: 'University of Elm' }, { title: 'Oak College' }],
    [{ institution: 'University of Elm' }, { institution: 'Oak College' }],
  ],
  [
    'degrees in titles beside a subject',
    [{ title: 'Master of Arts', area: 'Logic' }],
    [{ degree: 'Master of Arts, Logic' }],
  ],
  ['degrees in roles', [{ org: 'Elm', role: 'MSc Logic' }], [{ institution: 'Elm', degree: 'MSc Logic' }]],
  [
    'courses under a title',
    [{ school: 'Elm', courses: { title: 'Math:', values: ['Numbers', 'Knots'] } }],
    [{ institution: 'Elm', points: ['Numbers', 'Knots'] }],
  ],
])('studies are read from %s [O10]', (_, education, schools) => {
  expect(read({ education }).education).toMatchObject(schools)
})

test.each<[study: object, period: string]>([
  [{ term: { start: 'May 2018', end: 'May 2021', in_progress: true } }, 'May 2018 – May 2021'],
  [{ title: 'BSc', date: 2017 }, ' – 2017'],
  [{ years: '2018' }, ' – 2018'],
  [{ date: 'Exp. 2026' }, ' – 2026'],
  [{ period: 'Previsão: Dezembro 2027' }, ' – Dec 2027'],
  [{ period: 'Graduating May 2027' }, ' – May 2027'],
  [{ period: '预计2027年6月毕业' }, ' – Jun 2027'],
])('the period of a study is read, and its only date is the end: %j is "%s" [O10]', (study, period) => {
  const [{ startDate = '', endDate } = {}] = read({ education: [{ school: 'Elm', ...study }] }).education
  expect(`${startDate} – ${endDate}`).toBe(period)
})

test('semesters of Brazil are read in a resume in Portuguese [O10]', () => {
  const summary =
    'Desenvolvedora de software com sete anos de experiência. Não trabalho sozinha: gosto de equipes pequenas, de revisões de código e de ensinar pessoas que estão no começo da carreira.'
  const education = [{ institution: 'UFX', startDate: '2011.1', endDate: '2014.2' }]
  expect(read({ basics: { ...basics, summary }, education }).education).toMatchObject([
    { startDate: '2011', endDate: '2014' },
  ])
})

test.each<[what: string, resume: object | string, content: object]>([
  [
    'lists of studies with similar names',
    {
      academicBackground: [{ school: 'Elm', degree: 'BSc' }],
      'formação acadêmica': [{ instituicao: 'UF', curso: 'Letras' }],
    },
    { education: [{ institution: 'Elm' }, { institution: 'UF', degree: 'Letras' }] },
  ],
  [
    'single entries',
    { certificate: [{ name: 'CKA' }], award: [{ title: 'Prize' }] },
    { certifications: [{ name: 'CKA' }], awards: [{ title: 'Prize' }] },
  ],
  [
    'issuers of certificates under other names',
    {
      certificates: [
        { name: 'Soups', org: 'Elm' },
        { name: 'Pruner', issuedBy: 'Board' },
        { companyName: 'Example Cloud', certificationName: 'Practitioner' },
      ],
    },
    {
      certifications: [
        { name: 'Soups', issuer: 'Elm' },
        { name: 'Pruner', issuer: 'Board' },
        { name: 'Practitioner', issuer: 'Example Cloud' },
      ],
    },
  ],
  [
    'certificates of RenderCV',
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
    'awards by their years',
    { awards: [{ year: 2023, items: ['Best paper', { title: 'Travel grant', awarder: 'Elm' }] }] },
    {
      awards: [
        { title: 'Best paper', date: '2023' },
        { title: 'Travel grant', date: '2023', issuer: 'Elm' },
      ],
    },
  ],
  [
    'awards in lists of other forms',
    {
      awardList: [{ award_info: 'Best soup', award_time: '2016' }],
      awards: [
        { title: 'Prize', links: [{ label: 'Report', url: 'https://a.example.org' }] },
        { title: 'Cup', summary: '<ul><li>First of 300</li><li>Twice</li></ul>' },
        { reversed_number: 'Medal' },
      ],
    },
    {
      awards: [
        { title: 'Best soup', date: '2016' },
        { title: 'Prize', link: 'https://a.example.org' },
        { title: 'Cup', description: 'First of 300. Twice' },
        { title: 'Medal' },
      ],
    },
  ],
  [
    'lectures',
    { lectures: [{ title: 'Soups', period: '2017.08' }] },
    { talks: [{ title: 'Soups', date: 'Aug 2017' }] },
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
    'activities with an organization or a position, which are volunteering',
    'cv:\n  sections:\n    activities:\n    - {company: Chess Club, position: President, date: 2019-01 to 2020-02, highlights: [Ran it]}\n    extracurricular_activities:\n    - {organization: Red Cross, role: Medic, date: 2012 - 2013}',
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
        { organization: 'Red Cross', role: 'Medic', startDate: '2012', endDate: '2013' },
      ],
    },
  ],
])('other entries are read from %s [O10]', (_, resume, content) => {
  expect(read(resume)).toMatchObject(content)
})

test.each([
  [['Plays chess in a club.', 'Runs marathons.']],
  [[{ name: 'Climbing', date: '2021', duties: 'My newest hobby.' }]],
])('activities without an organization are listed, because they may be hobbies: %j [O10]', (activities) => {
  expect(read({ basics, activities })).toMatchObject({ volunteering: [], experiences: [] })
  expect(notesOf({ basics, activities })).toContain(JSON.stringify(activities))
})
