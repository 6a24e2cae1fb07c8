import { basics, job, read } from '@/__tests__/support/resumes'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

/** The groups of skills in a resume, each as "Title: skill | skill". */
const groupsOf = (resume: object | string) =>
  read(resume).skillGroups.map(({ title, skills }) => [title, skills.join(' | ')].filter(Boolean).join(': '))

test.each<[what: string, skills: unknown, groups: string[]]>([
  [
    'groups with a title, which are not sections',
    [
      { name: 'Languages', items: ['Go', 'Rust'] },
      { name: 'Tools', items: ['Git'] },
    ],
    ['Languages: Go | Rust', 'Tools: Git'],
  ],
  [
    'lists by keys, with acronyms in capitals and the owner’s words as they are',
    { uiUx: ['Figma'], iOS: ['Swift'], 'sobre os sistemas': ['Go'] },
    ['UI UX: Figma', 'iOS: Swift', 'Sobre os sistemas: Go'],
  ],
  [
    'groups with a category, a text or tags',
    [
      { name: 'CSS', category: 'Web' },
      { name: 'Cloud', description: 'Docker, AWS.' },
      { category: 'Data', tags: ['SQL'] },
    ],
    ['Web: CSS', 'Cloud: Docker | AWS', 'Data: SQL'],
  ],
  [
    'groups whose titles have a colon, or a text for the list',
    [
      { title: 'Programming Languages:', text: ['Go', 'Rust'] },
      { title: 'Tools', text: 'Git, Docker' },
    ],
    ['Programming Languages: Go | Rust', 'Tools: Git | Docker'],
  ],
  [
    'groups with lists of any name',
    [
      { name: 'Languages', keywords: [{ display: 'Go' }, { display: 'Rust' }] },
      { name: 'Web', competencies: [{ name: 'HTML' }] },
    ],
    ['Languages: Go | Rust', 'Web: HTML'],
  ],
  [
    'groups by category, with a list or a text',
    [
      { category: 'Backend', lists: ['Go', 'SQL'] },
      { category: 'Web', lists: 'React, CSS' },
    ],
    ['Backend: Go | SQL', 'Web: React | CSS'],
  ],
  [
    'titles that are keys',
    { ci_cd: ['Git'], frontEnd: ['React'], 'JavaScript and more': ['Vue'] },
    ['CI CD: Git', 'Front End: React', 'JavaScript and more: Vue'],
  ],
  ['a list in a group by its title', { Backend: { lists: ['Go', 'SQL'] } }, ['Backend: Go | SQL']],
  ['a list that is called `values`', { title: 'Languages:', values: ['Python'] }, ['Languages: Python']],
  [
    'the description of a group, as a list',
    [
      { name: 'Servers', description: ['Go', 'MySQL'] },
      { name: 'Web', summary: ['Vue, CSS'] },
    ],
    ['Servers: Go | MySQL', 'Web: Vue | CSS'],
  ],
  [
    'skills in groups, some with a description',
    [
      { title: 'Web', items: [{ title: 'JavaScript', description: 'jQuery, Vue' }] },
      { title: 'Systems', items: [{ title: 'Windows' }, { title: 'Linux', description: 'Since 2010' }] },
    ],
    ['Web: JavaScript', 'Systems: Windows | Linux'],
  ],
  [
    'prose, and lists of techniques',
    [
      { category: 'Software', details: 'Experienced in C#, Go, and Java.' },
      { category: 'Web', details: ['HTML, CSS', 'APIs REST ·React.js'] },
    ],
    ['Software: Experienced in C#, Go, and Java.', 'Web: HTML | CSS | APIs REST | React.js'],
  ],
  [
    'groups in groups',
    { infra: { cloud: ['AWS'], systems: ['Linux'] }, frontend: { React: 5, Vue: 3 } },
    ['Cloud: AWS', 'Systems: Linux', 'Frontend: React | Vue'],
  ],
  [
    'a text with commas in brackets',
    [{ name: 'Data', keywords: 'Python (NumPy, pandas), SQL' }],
    ['Data: Python (NumPy, pandas) | SQL'],
  ],
  ['technical fields', [{ name: 'Go', keywords: ['Gin'], meta: { icon: '', display: true } }], ['Go: Gin']],
  ['ratings of skills', { HTML: '2', JS: '1.5' }, ['HTML', 'JS']],
  ['levels and years of skills', { Python: 'Advanced', Docker: '3 years' }, ['Python', 'Docker']],
  ['levels in words', { Programming: { Python: 'expert', Go: 'good' } }, ['Programming: Python | Go']],
  [
    'ratings in a list of items',
    [{ category: 'Java', listItems: [{ item: 'Spring', rating: 2 }, { item: 'Maven' }] }],
    ['Java: Spring | Maven'],
  ],
  [
    'single skills with a category and their sources',
    [{ name: 'Go', category: 'Backend', sources: ['site:initial'] }],
    ['Backend: Go'],
  ],
  [
    'texts in HTML',
    [{ html: '<b>Shell:</b> Bash, Git' }, { html: 'Docker' }],
    ['Shell: Bash | Git', 'Docker'],
  ],
  [
    'texts of RenderCV',
    [{ bullet: '**SQL:** PostgreSQL, MySQL' }, { number: 'Docker' }],
    ['SQL: PostgreSQL | MySQL', 'Docker'],
  ],
])('skills are read from %s [O10]', (_, skills, groups) => {
  expect(groupsOf({ basics, skills })).toEqual(groups)
  expect(read({ basics, skills }).languages).toEqual([])
})

test.each<[what: string, resume: object | string, groups: string[]]>([
  [
    'expertise by group',
    { basics, expertise: [{ group: 'Web', skills: [{ name: 'React' }, { name: 'CSS' }] }] },
    ['Web: React | CSS'],
  ],
  [
    'the only group, whose list has groups',
    { skills: [{ title: 'Backend', items: [{ name: 'Go' }, { name: 'SQL' }] }] },
    ['Backend: Go | SQL'],
  ],
  [
    'levels in numbers',
    { technicalSkills: { programmingLanguages: [{ name: 'Go', level: 5 }] } },
    ['Programming Languages: Go'],
  ],
  ['names that repeat the part', { skillList: [{ skill_name: 'Go', skill_level: 80 }] }, ['Go']],
  [
    'two parts of different forms',
    {
      technicalSkills: { frontend: ['React', 'Vue'], backend: ['Node.js'] },
      softSkills: 'Teamwork, Calm',
    },
    ['Frontend: React | Vue', 'Backend: Node.js', 'Soft Skills: Teamwork | Calm'],
  ],
  [
    'keys without values',
    'name: Vera Lind\nskills:\n  Python:\n  Backend: {go: {}, php: {}}',
    ['Python', 'Backend: go | php'],
  ],
  [
    'groups of YAML, because they contain a colon',
    'skills:\n- Languages: Go, Rust\n- Databases: [MySQL]',
    ['Languages: Go | Rust', 'Databases: MySQL'],
  ],
  ['a part that is a kind of skills', { frameworks: ['Django', 'React'] }, ['Django', 'React']],
  [
    'programming languages, which no one speaks',
    { languages: ['Python', 'Java', 'HTML 5'] },
    ['Languages: Python | Java | HTML 5'],
  ],
  [
    'programming languages with levels',
    { languages: [{ name: 'Python', level: 90 }, { name: 'C#' }] },
    ['Languages: Python | C#'],
  ],
])('skills are found in %s [O10]', (_, resume, groups) => {
  expect(groupsOf(resume)).toEqual(groups)
  expect(read(resume)).toMatchObject({ languages: [], experiences: [] })
})

test('spoken languages among skills are languages [O10]', () => {
  const resume = {
    skills: [
      { name: 'Languages', keywords: ['French (native)', 'English'] },
      { name: 'Programming Languages', keywords: ['Go', 'Rust'] },
    ],
    competences: { langues: [{ langue: 'Allemand', niveau: 'B2' }] },
    skill_set: [{ library: [{ name: 'React' }], natural_language: [{ name: 'Czech' }] }],
  }
  expect(groupsOf(resume)).toEqual(['Programming Languages: Go | Rust', 'Library: React'])
  expect(read(resume).languages).toEqual([
    { name: 'French', level: 'native' },
    { name: 'English' },
    { name: 'Allemand', level: 'B2' },
    { name: 'Czech' },
  ])
})

test.each<[what: string, fields: object, stack: string[]]>([
  ['between bars and dots', { stack: 'Git | React · CSS, etc.' }, ['Git', 'React', 'CSS']],
  ['in a point', { highlights: ['Stack: Go, Kafka, and Kubernetes'] }, ['Go', 'Kafka', 'Kubernetes']],
  [
    'without a comma before the last',
    { highlights: ['Technologies: Go, Kafka und React.'] },
    ['Go', 'Kafka', 'React'],
  ],
  [
    'in the last line of a text, with commas in brackets',
    { summary: 'Built the portal.\nTechnologies: React, Spring (Boot, Data)' },
    ['React', 'Spring (Boot, Data)'],
  ],
])('the techniques of a job are read %s [O10]', (_, fields, stack) => {
  expect(read({ work: [{ ...job, ...fields }] }).experiences[0]?.stack).toEqual(stack)
})
