import { basics, job, notesOf, read } from '@/__tests__/support/resumes'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

test.each<[what: string, work: unknown, jobs: object[]]>([
  [
    'names that repeat the entry, have their words in another order, or contain words that add nothing',
    [
      {
        orgName: 'Fig Ltd',
        jobTitle: 'Cook',
        date_start: '2012-03',
        toDate: '2014-03',
        companyUrl: 'https://fig.example.org',
        keyResponsibilities: ['Soups'],
        technologiesUsed: ['Go'],
      },
    ],
    [
      {
        ...job,
        startDate: 'Mar 2012',
        endDate: 'Mar 2014',
        link: 'https://fig.example.org',
        responsibilities: ['Soups'],
        stack: ['Go'],
      },
    ],
  ],
  [
    'roles beside a group that has the company',
    [
      {
        where: { title: 'Fig Ltd', location: 'Ash Town', site: 'https://fig.example.org' },
        positions: [{ title: 'Cook' }, { title: 'Head cook' }],
      },
    ],
    ['Cook', 'Head cook'].map((title) => ({
      ...job,
      title,
      location: 'Ash Town',
      link: 'https://fig.example.org',
    })),
  ],
  [
    'fields in the group of the company, and a role that is called `what`',
    [
      {
        company: {
          name: 'Fig Ltd',
          url: 'https://fig.example.org',
          location: 'Ash Town',
          overview: 'Sells figs.',
        },
        designation: 'Cook',
      },
      { what: 'Cook', where: { name: 'Fig Ltd', where: 'Oak Town' }, comment: 'Made soups.' },
      { role: 'Cook', company: 'Fig Ltd', country: 'Sweden' },
      { ...job, jobLocation: 'Ash Town', country: 'Sweden' },
      { company: 'Fig Ltd', what: '- Soups\n- Stews' },
      {
        company: { name: 'Fig Ltd', location: 'Oak', start: '1950', role: 'Shop' },
        city: 'Ash Town',
        title: 'Cook',
      },
      { company: 'Fig Ltd', what: 'Cooked all the soups. Baked bread.' },
    ],
    [
      { ...job, location: 'Ash Town', link: 'https://fig.example.org', summary: 'Sells figs.' },
      { ...job, location: 'Oak Town', summary: 'Made soups.' },
      { ...job, location: 'Sweden' },
      { ...job, location: 'Ash Town' },
      { company: 'Fig Ltd', responsibilities: ['Soups', 'Stews'] },
      { ...job, location: 'Ash Town' },
      { company: 'Fig Ltd', responsibilities: ['Cooked all the soups. Baked bread.'] },
    ],
  ],
  [
    'sentences and dates under unknown names',
    [
      {
        ...job,
        term: 'June 2018 - August 2018',
        whatIDid: ['Cooked soups for the whole town.', 'Baked the bread of every day.'],
        story: '<strong>The kitchen</strong> had been closed for years.',
      },
    ],
    [
      {
        ...job,
        startDate: 'Jun 2018',
        endDate: 'Aug 2018',
        summary: 'The kitchen had been closed for years.',
        responsibilities: ['Cooked soups for the whole town.', 'Baked the bread of every day.'],
      },
    ],
  ],
  [
    'a title that is called `name` beside the company',
    [{ name: 'Cook', companyName: 'Fig Ltd', periodStart: '10.2021', periodEnd: '12.2021' }],
    [{ ...job, startDate: 'Oct 2021', endDate: 'Dec 2021' }],
  ],
  [
    'employers in fields of other names',
    [
      { title: 'Backend Developer', place: 'Acme', city: 'Lyon' },
      { title: 'Map', employer: 'Gamma', role: 'Designer' },
      { title: 'Tester', place: 'Paris, France' },
      { title: 'Tester', place: 'Boston, MA' },
      { title: 'Developer', place: 'Remote' },
      { title: 'Developer', place: 'Germany' },
    ],
    [
      { company: 'Acme', title: 'Backend Developer', location: 'Lyon' },
      { company: 'Gamma', title: 'Designer' },
      { title: 'Tester', location: 'Paris, France' },
      { title: 'Tester', location: 'Boston, MA' },
      { title: 'Developer', location: 'Remote' },
      { title: 'Developer', location: 'Germany' },
    ],
  ],
  [
    'a company that is a link',
    [{ company: '[Oak](https://oak.example.org)' }],
    [{ company: 'Oak', link: 'https://oak.example.org' }],
  ],
  [
    'entries by key, which is a name only if they have no other',
    { job1: { employer: 'Fig Ltd', role: 'Cook' }, Oak: { role: 'Baker' } },
    [job, { company: 'Oak', title: 'Baker' }],
  ],
  [
    'an empty list of roles',
    [{ company: 'Beta', position: 'Dev', period: '2018 - 2019', roles: [] }],
    [{ company: 'Beta', title: 'Dev', startDate: '2018', endDate: '2019' }],
  ],
  [
    'roles at one company, whose text and points are imported once',
    [
      {
        org: 'Fig Ltd',
        url: 'https://fig.example.org',
        highlights: ['Grew to 40 people'],
        positions: [
          { position: 'Cook', startDate: '2018-01', endDate: '2020-02' },
          { name: 'Baker', startDate: '2016-01', endDate: '2017-12' },
        ],
      },
    ],
    [
      { ...job, responsibilities: ['Grew to 40 people'] },
      { company: 'Fig Ltd', title: 'Baker', link: 'https://fig.example.org' },
    ],
  ],
  [
    'roles of a single company, which is not a list',
    {
      company: 'Acme',
      roles: [
        { name: 'Lead', from: '2020' },
        { title: 'Developer', to: '2019' },
      ],
    },
    [
      { company: 'Acme', title: 'Lead', startDate: '2020', endDate: 'Present' },
      { company: 'Acme', title: 'Developer', endDate: '2019' },
    ],
  ],
  [
    'jobs in a list of any name inside a job',
    [
      { company: 'A', functions: [{ title: 'Dev', startDate: '2018', endDate: '2019' }] },
      { company: 'B', missions: [{ position: 'Lead', company: 'Client', dates: '2020 - 2021' }] },
    ],
    [
      { company: 'A', title: 'Dev', startDate: '2018', endDate: '2019' },
      { company: 'Client', title: 'Lead', startDate: '2020', endDate: '2021' },
    ],
  ],
  [
    'places of many forms',
    [
      { company: 'B', location: { city: 'Lyon, France', countryCode: 'FR' } },
      { company: 'D', location: ['Berlin', 'Paris'] },
    ],
    ['Lyon, France', 'Berlin, Paris'].map((location) => ({
      location,
    })),
  ],
  [
    'dates in separate fields, of any name',
    [
      { company: 'A', startYear: 2020, startMonth: 3, endYear: 2022, endMonth: 'May' },
      { company: 'C', phase: 'Jan 2016 - Dec 2017' },
    ],
    [
      { startDate: 'Mar 2020', endDate: 'May 2022' },
      { startDate: 'Jan 2016', endDate: 'Dec 2017' },
    ],
  ],
  [
    'an end, although the job is said to go on',
    [{ company: 'A', period: 'May 2020 - June 2021', current: true }],
    [{ endDate: 'Jun 2021' }],
  ],
  [
    'mere names of projects, which are points',
    [{ company: 'Fig Ltd', highlights: ['Cooked'], projects: ['Soup machine', 'Bread line'] }],
    [{ responsibilities: ['Cooked', 'Soup machine', 'Bread line'] }],
  ],
])('jobs are read from %s [O10]', (_, work, jobs) => {
  expect(read({ work })).toMatchObject({ experiences: jobs, projects: [] })
})

test.each<[what: string, fields: object, responsibilities: string[], summary?: string]>([
  ['a list', { description: ['Led the shop', 'Built it.'] }, ['Led the shop', 'Built it.']],
  ['items', { items: ['Cut costs'] }, ['Cut costs']],
  ['lists in lists', { highlights: ['one', ['deeper', 'and deeper']] }, ['one', 'deeper', 'and deeper']],
  ['a duty', { duties: ['On call'] }, ['On call']],
  ['a figure of a point', { highlight: '40 ms', highlights: ['Cut it to 40 ms'] }, ['Cut it to 40 ms']],
  [
    'a figure of no point',
    { highlight: 'Led the team', highlights: ['Wrote the manual'] },
    ['Wrote the manual', 'Led the team'],
  ],
  [
    'lists by category',
    {
      lists: [
        { category: 'Tasks', items: ['Fix bugs.', 'Review code.'] },
        { category: 'Team', items: ['Led five people.'] },
      ],
    },
    ['Tasks:', 'Fix bugs.', 'Review code.', 'Team:', 'Led five people.'],
  ],
  [
    'points in two texts',
    {
      highlights: [
        { text: 'Built the kitchen', subText: 'with a team of five' },
        { text: 'Baked bread.', subText: 'It was good.' },
        { text: 'Led', subText: ['Cooks', 'Bakers'] },
        { title: 'Soups', description: 'hot\nand cold' },
      ],
    },
    [
      'Built the kitchen: with a team of five',
      'Baked bread. It was good.',
      'Led:',
      'Cooks',
      'Bakers',
      'Soups: hot and cold',
    ],
  ],
  [
    'links, pictures and a tag that is never closed',
    {
      highlights: [
        'A ![picture](https://example.org/a.png) of **a\nship**',
        "Won <a href='https://b.example.org' target='_blank'>a prize.",
      ],
    },
    ['A picture of a ship', 'Won a prize. (https://b.example.org)'],
  ],
  [
    'a line without a mark, which belongs to the point above it',
    {
      summary:
        '- Built the booking page\n(React / Node), with end-to-end tests\n- Automated all of the invoices\nOak Street and Elm Street send each month\n- Sold it',
    },
    [
      'Built the booking page (React / Node), with end-to-end tests',
      'Automated all of the invoices Oak Street and Elm Street send each month',
      'Sold it',
    ],
  ],
  ['two hyphens', { summary: '- Wrote Radar\n-- Shown at Oak' }, ['Wrote Radar', 'Shown at Oak']],
  [
    'stars in a sentence, which are uncertain',
    { summary: 'Made boats.  * drawings * hulls * sails  Built in wood.' },
    [],
    'Made boats. * drawings * hulls * sails Built in wood.',
  ],
  [
    'replaced objects of LinkedIn',
    { summary: '\ufffcPerl development \ufffcMaintenance of wikis \ufffcKept on a server' },
    ['Perl development', 'Maintenance of wikis', 'Kept on a server'],
  ],
  ['one replaced object, which is not a mark', { summary: 'I made \ufffc pots.' }, [], 'I made pots.'],
  [
    'a list with a heading, which is part of the summary',
    { summary: 'A maker of products.\nKey duties:\n- Technical: Took part.\n- Software: Built tools.' },
    ['Technical: Took part.', 'Software: Built tools.'],
    'A maker of products. Key duties:',
  ],
  ['lines without a paragraph break', { summary: 'Sold pots.\nMade pots.' }, ['Sold pots.', 'Made pots.']],
  [
    'lines of which one has two sentences',
    { summary: 'Improved the kitchen\nAdded a new oven. It used gas\nBuilt tools for other cooks' },
    ['Improved the kitchen', 'Added a new oven. It used gas', 'Built tools for other cooks'],
  ],
])('the texts of a job are read from %s [O10]', (_, fields, responsibilities, summary = '') => {
  const found = read({ basics, work: [{ ...job, ...fields }] }).experiences[0]
  expect([found?.responsibilities ?? [], found?.summary ?? '']).toEqual([responsibilities, summary])
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

test.each<[what: string, resume: object | string, jobs: object[]]>([
  [
    'lists with similar names, and a list of jobs under any name',
    {
      career_history: [{ company: 'A', position: 'Cook' }],
      workExperiences: [{ company: 'B', position: 'Cook' }],
      somewhere: [{ employer: 'C', role: 'Cook' }],
      job_history: [{ name: 'E', dateRange: '2018 - 2019', bulletPoints: ['Led it.'] }],
    },
    [
      ...['A', 'B', 'C'].map((company) => ({ company, title: 'Cook' })),
      { company: 'E', startDate: '2018', endDate: '2019', responsibilities: ['Led it.'] },
    ],
  ],
  ['a list with a heading', { experience: { title: 'My jobs', jobs: [job] } }, [job]],
  [
    'lists of now and of a profession',
    {
      work: [{ org: 'Fig Ltd', title: 'Cook' }],
      industry: [{ place: 'Elm Inc.', title: 'Intern', dates: '2018 - 2019' }],
      current_position: [{ place: 'Oak', title: 'Baker', dates: '2020 - present' }],
      professional: {
        heading: 'Professional',
        resumes: [{ insName: 'Ash', position: '<span>2018-2020</span> | Cook', desc: 'Soups' }],
      },
    },
    [
      job,
      { company: 'Elm Inc.', title: 'Intern', startDate: '2018', endDate: '2019' },
      { company: 'Oak', title: 'Baker', startDate: '2020', endDate: 'Present' },
      { company: 'Ash', title: '2018-2020 | Cook', summary: 'Soups' },
    ],
  ],
  [
    'industry, where a place beside a location is the company',
    {
      industry: [
        { place: 'Fig Ltd', location: 'Singapore |', dates: 'May 2023 -- Sept 2023', details: ['Intern'] },
      ],
    },
    [{ company: 'Fig Ltd', location: 'Singapore', startDate: 'May 2023', endDate: 'Sep 2023' }],
  ],
  [
    'work only, beside memberships and events',
    {
      professional: [{ name: 'IEEE', startDate: '2019' }],
      experience: { work: [job], events: [{ name: 'Soup Fair', date: '2019' }] },
    },
    [{ company: 'Fig Ltd' }],
  ],
])('jobs are found in %s [O10]', (_, resume, experiences) => {
  expect(read({ basics, ...Object(resume) })).toMatchObject({ experiences, education: [] })
})

test('the points of a company with several roles belong to the first role [O10]', () => {
  const roles = [
    { position: 'Lead', startDate: '2022-01', endDate: '2024-01' },
    { position: 'Junior', startDate: '2020-01', endDate: '2022-01' },
  ]
  const resume = {
    work: [{ company: 'A', position: 'Junior → Lead', highlights: ['Led five people'], positions: roles }],
  }
  const [lead, junior] = read(resume).experiences
  expect([junior?.responsibilities, lead?.responsibilities]).toEqual([undefined, ['Led five people']])
})

test('teaching at a named place is imported as a job, with a note [O10]', () => {
  const resume = {
    basics,
    teaching: [
      { course: 'Algorithms', role: 'Assistant', institution: 'Elm', date: '2018' },
      { title: 'Databases', university: 'Elm', date: '2017' },
    ],
    courses_taught: { items: [{ course: 'Compilers', school: 'Oak', semester: 'Fall 2019' }] },
  }
  expect(read(resume)).toMatchObject({
    certifications: [],
    experiences: [
      { company: 'Elm', title: 'Assistant', startDate: '2018', responsibilities: ['Algorithms'] },
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
