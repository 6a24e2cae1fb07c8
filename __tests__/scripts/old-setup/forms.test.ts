import { basics, job, notesOf, read } from '@/__tests__/support/resumes'
import { parseResume } from '@/scripts/old-setup/parse'
import { importResume } from '@/scripts/old-setup/resume'

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
        contents: [{ name: 'Full Name', value: 'Vera Lind' }],
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
    },
  ],
  [
    'parts inside the person, projects and licences in lists of other parts',
    {
      personal: {
        name: 'Vera Lind',
        experience: [job],
        education: [{ school: 'Elm' }],
      },
      personal_experience: { one: { name: 'Velocity', email: 'v@example.org', skills: ['Go'] } },
      ProjectExperience: [{ name: 'Drifts', title: 'Developer', time: '2015.07' }],
      qualifications: [{ name: 'Pruner', date: '2007-03' }],
    },
    {
      profile: { name: 'Vera Lind', email: undefined },
      experiences: [job],
      education: [{ institution: 'Elm' }],
      projects: [{ title: 'Drifts', createdAt: '2015-07' }],
      certifications: [{ name: 'Pruner', date: 'Mar 2007' }],
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
    'sections below their names, and entries below the name of their part',
    {
      ...basics,
      sections: [
        { skills: { icon: 'tools', content: [{ title: 'Web', items: ['Go'] }] } },
        { experience: { content: [{ experience: { ...job, startTime: '2019', endTime: '2020' } }] } },
      ],
      projectExperiences: [{ project: { name: 'Radar' } }],
      internships: [{ project: { name: 'Map' } }],
    },
    {
      experiences: [{ ...job, startDate: '2019', endDate: '2020' }],
      projects: [{ title: 'Radar' }, { title: 'Map' }],
      skillGroups: [{ title: 'Web', skills: ['Go'] }],
    },
  ],
  [
    'jobs below the name of projects',
    { ...basics, projectExperience: [{ company: 'Fig Ltd', role: 'Cook' }] },
    { experiences: [job] },
  ],
  [
    'sections of the owner’s that are a part',
    { ...basics, custom: { k7: { name: 'Talks', items: [{ name: 'Queues' }] } } },
    { talks: [{ title: 'Queues' }] },
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
      about: { de: 'Ich koche jeden Tag Suppen.', en: 'I cook soups every day.' },
      work: [{ ...job, highlights: { fr: ['Un'], en: ['One'] } }],
    },
    {
      profile: { title: 'Lead', intro: 'I cook soups every day.' },
      experiences: [{ responsibilities: ['One'] }],
    },
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
    'JSON with comments before keys',
    `{ // about me
      "basics": {"name": "Vera Lind"}, /* jobs */ work: [{"company": "A // B", position: "Dev"}],
    }`,
    { profile: basics, experiences: [{ company: 'A // B', title: 'Dev' }] },
  ],
  [
    'groups around the person',
    { data: { attributes: { name: 'Vera Lind', experience: job } } },
    { profile: basics, experiences: [job] },
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
  [
    'names with a link behind them or behind words in brackets',
    {
      work: [
        {
          ...job,
          name: undefined,
          company: '[Fig Ltd](https://fig.example.org) ([Code](https://fig.example.org/c))',
        },
      ],
      projects: [{ name: 'Radar ([Repository](https://github.com/vera/radar))' }],
    },
    {
      experiences: [{ company: 'Fig Ltd (Code)', link: 'https://fig.example.org' }],
      projects: [{ title: 'Radar (Repository)', github_link: 'https://github.com/vera/radar' }],
    },
  ],
  [
    'entries whose keys are their periods, years or numbers',
    {
      work: [{ '2018.1-2018.6': null, ...job }, { '2019 - present': { ...job, title: 'Baker' } }],
      education: [{ '2012-2016': 'Elm College', '2016-2018': 'Oak School' }],
      awards: { 2019: 'Prize', 2020: 'Medal' },
      certifications: { '1.-': 'CKA', '2.-': 'DP' },
    },
    {
      experiences: [
        { ...job, startDate: 'Jan 2018', endDate: 'Jun 2018' },
        { ...job, title: 'Baker', startDate: '2019', endDate: 'Present' },
      ],
      education: [
        { institution: 'Elm College', startDate: '2012', endDate: '2016' },
        { institution: 'Oak School', startDate: '2016', endDate: '2018' },
      ],
      awards: [
        { title: 'Prize', date: '2019' },
        { title: 'Medal', date: '2020' },
      ],
      certifications: [{ name: 'CKA' }, { name: 'DP' }],
    },
  ],
  [
    'a place beside the city where it is, and jobs below names that jobs have nowhere else',
    {
      work: [
        { at: 'Fig Ltd', where: 'Ash Town', job: 'Cook', when: '2018 - ahora' },
        { company: 'Oak', rows: [{ role: 'Baker', from: '2015-01', to: '2016-02', items: ['Bread'] }] },
      ],
      employeers: [{ employer: 'Elm', roles: [{ title: 'Waiter', start: '2010', end: '2011' }] }],
      education: [{ at: 'Elm College', where: 'Ash Town', degree: 'None', area: 'Physics' }],
    },
    {
      experiences: [
        { ...job, location: 'Ash Town', startDate: '2018', endDate: 'Present' },
        {
          company: 'Oak',
          title: 'Baker',
          startDate: 'Jan 2015',
          endDate: 'Feb 2016',
          responsibilities: ['Bread'],
        },
        { company: 'Elm', title: 'Waiter', startDate: '2010', endDate: '2011' },
      ],
      education: [{ institution: 'Elm College', degree: 'Physics' }],
    },
  ],
  [
    'a person in the hero of a page, with skills and accounts of any network',
    {
      hero: {
        name: 'Vera Lind',
        intro: 'I cook.',
        mail: 'vera@example.org',
        codepen: 'https://codepen.io/vera',
        skills: ['Go', 'React'],
      },
      $schema: 'https://schema.example.org/v1.json',
      profile_summary: 'I like soups.',
      urls: [{ url: 'www.linkedin.com/in/vera', name: 'linkedin' }],
      work: [job],
    },
    {
      profile: {
        name: 'Vera Lind',
        email: 'vera@example.org',
        intro: 'I like soups.',
        about: ['I cook.'],
        links: ['https://www.linkedin.com/in/vera', 'https://codepen.io/vera'],
      },
      skillGroups: [{ skills: ['Go'] }, { skills: ['React'] }],
    },
  ],
  [
    'groups of skills below a heading, with titles and lists of any names',
    {
      skills: {
        title: 'Skills',
        points: [
          { title: 'Web', text: 'React, CSS, jQuery' },
          { domain: 'Shell', keywords: ['Bash', 'Git'] },
          { title: 'Languages', text: 'French (fluent, first language), English (TOEIC: 945/990)' },
        ],
      },
      languages: [{ skill: 'German', description: 'Native' }],
    },
    {
      skillGroups: [
        { title: 'Web', skills: ['React', 'CSS', 'jQuery'] },
        { title: 'Shell', skills: ['Bash', 'Git'] },
      ],
      languages: [
        { name: 'French', level: 'fluent, first language' },
        { name: 'English', level: 'TOEIC: 945/990' },
        { name: 'German', level: 'Native' },
      ],
    },
  ],
  [
    'skills in keys, in the words of the owner, below a title',
    { skills: { backend: { php: {}, 'C#': {} }, tools: ['Git'] } },
    {
      skillGroups: [
        { title: 'Backend', skills: ['php', 'C#'] },
        { title: 'Tools', skills: ['Git'] },
      ],
    },
  ],
  [
    'quoted texts of YAML that go on at the margin',
    'work:\n  - company: Fig Ltd\n    summary: "We cook\nand bake."\n    note: \'\n    Soups\n    \'\n    title: Cook',
    { experiences: [{ ...job, summary: 'We cook and bake.' }] },
  ],
  [
    'links of LaTeX, and the place of a job beside its location',
    {
      work: [
        {
          place: 'Fig Labs (Ash, UK)',
          location: 'Ash Town',
          title: 'Cook',
          details: 'Baked \\darkhref{https://b.example.org}{bread}.',
        },
      ],
      projects: [{ title: '\\darkhref{https://github.com/vera/radar}{Radar}' }],
      skills: [{ section_name: 'Web', list: [{ name: 'React' }, { name: 'CSS' }] }],
    },
    {
      experiences: [
        {
          company: 'Fig Labs (Ash, UK)',
          location: 'Ash Town',
          summary: 'Baked bread (https://b.example.org).',
        },
      ],
      projects: [{ title: 'Radar', github_link: 'https://github.com/vera/radar' }],
      skillGroups: [{ title: 'Web', skills: ['React', 'CSS'] }],
    },
  ],
  [
    'points and facts as labels with values, and names of fields in Chinese and Portuguese',
    {
      基本信息: {
        姓名: '林',
        自我描述: '我喜欢汤。',
        联系方式: [{ email: 'lin@example.org' }],
      },
      业余爱好: ['音乐'],
      historico_profissional: [
        {
          empresa: 'Fig Ltd',
          cargo: 'Cook',
          atuacao: 'Soups',
          highlights: [{ label: 'Result', value: 'Less salt' }],
        },
      ],
    },
    {
      profile: { name: '林', intro: '我喜欢汤。', interests: ['音乐'], email: 'lin@example.org' },
      experiences: [{ ...job, summary: 'Soups', responsibilities: ['Result: Less salt'] }],
    },
  ],
  [
    'lists of entries by year or number, and entries by year with dates of their own',
    {
      publications: { 2019: [{ title: 'A', publisher: 'P' }, { title: 'B' }], 2018: ['C', 'D'] },
      work: {
        '2020 - 2021': [job, { ...job, title: 'Baker' }],
        2019: { ...job, period: 'Mar 2019 - May 2021' },
      },
      volunteer: { 1: [{ organization: 'Elm', position: 'Guide' }] },
    },
    {
      publications: [
        { title: 'C', date: '2018' },
        { title: 'D', date: '2018' },
        { title: 'A', publisher: 'P', date: '2019' },
        { title: 'B', date: '2019' },
      ],
      experiences: [
        { ...job, startDate: 'Mar 2019', endDate: 'May 2021' },
        { ...job, startDate: '2020', endDate: '2021' },
        { ...job, title: 'Baker', startDate: '2020', endDate: '2021' },
      ],
      volunteering: [{ organization: 'Elm', role: 'Guide' }],
    },
  ],
  [
    'flags that are false, beside dates',
    {
      work: [
        { ...job, period: 'Mar 2019 - May 2021', current: false },
        { ...job, title: 'Baker', startDate: '2018', endDate: '', active: false },
      ],
      education: [{ institution: 'Elm', year: 2018, current: false }],
      projects: [{ name: 'Radar', date: '2019-01', active: false }],
    },
    {
      experiences: [
        { ...job, startDate: 'Mar 2019', endDate: 'May 2021' },
        { ...job, title: 'Baker', startDate: '2018' },
      ],
      education: [{ institution: 'Elm', endDate: '2018' }],
      projects: [{ title: 'Radar', createdAt: '2019-01' }],
    },
  ],
  [
    'names that are "None" or end in brackets',
    {
      volunteer: [{ organization: 'None', position: 'Guide' }],
      projects: [{ name: 'Proxy (http://)' }, { name: 'Tunnel (http:8080)' }, { name: 'None' }],
    },
    {
      volunteering: [{ organization: 'None' }],
      projects: [{ title: 'Proxy (http://)' }, { title: 'Tunnel (http:8080)' }, { title: 'None' }],
    },
  ],
])('a resume is read from %s [O10]', (_, resume, content) => {
  expect(read(resume)).toMatchObject(content)
})

test('a resume in several languages is read in the wanted one, and the others are listed [O10]', () => {
  const resume = {
    fr: { nom: 'Vera Lind', expérience: [{ entreprise: 'Fig Ltd', poste: 'Cuisinière' }] },
    es: { nombre: 'Vera Lind', experiencia: [{ empresa: 'Fig Ltd', puesto: 'Cocinera' }] },
  }
  expect(importResume('r.json', resume, [], 'es').experiences).toEqual([
    { company: 'Fig Ltd', title: 'Cocinera' },
  ])
  expect(read(resume).experiences).toEqual([{ company: 'Fig Ltd', title: 'Cuisinière' }])
  expect(notesOf(resume)).toMatch(
    /^r\.json: not imported, it is in another language \(1\):\n {4}es: .*Cocinera/,
  )
})

test('broken JSON names the line of its fault', () => {
  expect(() => parseResume('r.json', '{\n "name": "V",\n "work": [],\n ],\n}')).toThrow(
    'is not valid JSON: Expected double-quoted property name (line 4)',
  )
})
