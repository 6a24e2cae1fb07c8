import { notesOf, read } from '@/__tests__/support/resumes'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const code = 'https://github.com/vera/radar'
const site = 'https://r.example.org'

test.each<[what: string, resume: object | string, projects: object[]]>([
  [
    'names that repeat the entry',
    { projects: [{ projectName: 'Radar', sourceCodeUrl: code, liveVersionUrl: site }] },
    [{ title: 'Radar', github_link: code, website_link: site }],
  ],
  [
    'a repository as owner and name, and a role',
    { projects: [{ name: 'Radar', github: 'vera/radar', role: 'Lead' }] },
    [{ github_link: code, footer: 'Lead' }],
  ],
  [
    'addresses by what they lead to',
    { projects: [{ name: 'Radar', links: { github: code, demo: site } }] },
    [{ github_link: code, website_link: site }],
  ],
  [
    'a list of links',
    { projects: [{ name: 'Radar', links: [{ label: 'Demo', url: site }, code] }] },
    [{ github_link: code, website_link: site }],
  ],
  [
    'names alone, and names that are links',
    { projects: ['Radar', { name: `[Rain](${site})` }] },
    [{ title: 'Radar' }, { title: 'Rain', website_link: site }],
  ],
  [
    'groups with a category, and a sentence as the type',
    {
      projects: [
        { category: 'Web', projects: [{ title: 'Radar' }, { title: 'Reef', category: 'Map' }] },
        { title: 'Rain', category: 'Page that shows where it rains' },
        { title: 'Snow', category: ['Web', 'App', 'Maps', 'Data', 'Tests', 'Tools'] },
      ],
    },
    [
      { title: 'Radar', type: 'Web' },
      { title: 'Reef', type: 'Map' },
      { title: 'Rain', type: undefined, description: 'Page that shows where it rains' },
      { title: 'Snow', type: 'Web, App, Maps, Data, Tests, Tools' },
    ],
  ],
  [
    'names that are keys',
    { projects: { Radar: { description: 'Shows rain.' }, Reef: { codeUrl: code } } },
    [
      { title: 'Radar', description: 'Shows rain.' },
      { title: 'Reef', github_link: code },
    ],
  ],
  [
    'a name beside a title, and only addresses of repositories as code',
    {
      projects: [
        { name: 'Radar', title: 'Lead developer', url: 'https://github.com/vera' },
        { name: 'Reef', website: 'github.com/vera/reef', github: 'https://github.com' },
      ],
    },
    [
      { title: 'Radar', github_link: undefined, website_link: undefined },
      { title: 'Reef', github_link: 'https://github.com/vera/reef', website_link: undefined },
    ],
  ],
  [
    'lines of a description that end as sentences',
    { projects: [{ name: 'Radar', description: `Shows rain.\nWarns you.\nSite: ${site}` }] },
    [{ description: `Shows rain. Warns you. Site: ${site}`, bulletpoints: undefined }],
  ],
  [
    'a subtitle before the description',
    { projects: [{ title: 'Radar', description: 'Shows rain.', subtitle: 'Winner 2024' }] },
    [{ description: 'Winner 2024. Shows rain.' }],
  ],
  [
    'a type and a single keyword',
    { projects: [{ name: 'Radar', type: 'application', keywords: ['React'], repo_url: code }] },
    [{ type: 'Application', bulletpoints: ['React'], github_link: code }],
  ],
  [
    'a list that is called portfolio',
    { portfolio: [{ title: 'Radar', description: 'Shows rain.', url: site }] },
    [{ title: 'Radar', description: 'Shows rain.', website_link: site }],
  ],
  [
    'lists of open source',
    { oss: { title: 'OSS', contributions: [{ title: 'Radar', link: code }] } },
    [{ title: 'Radar', github_link: code }],
  ],
  [
    'a list with the name of jobs in Japanese',
    '職務経歴:\n- 名前: 在庫管理システムの開発\n  期間: 2018/04 - 2020/03\n  使用技術: [Go]\n- 名前: 会員サイトの構築\n  概要: 会員のサイトです。',
    [
      { title: '在庫管理システムの開発', createdAt: '2018-04', bulletpoints: ['Go'] },
      { title: '会員サイトの構築', description: '会員のサイトです。' },
    ],
  ],
])('projects are read from %s [O10]', (_, resume, projects) => {
  expect(read(resume)).toMatchObject({ projects, experiences: [] })
})

test('projects of a job or a school are projects, with its name and the role below [O10]', () => {
  const shop = { name: 'Shop', url: 'https://shop.example.org', technologies: ['Go', 'MySQL'], budget: '2' }
  const resume = {
    work: [
      { company: 'A', position: 'Dev', projects: [shop] },
      { company: 'B', position: 'Lead', keyProjects: [{ title: 'Till', role: 'Owner' }] },
    ],
    education: [{ institution: 'Elm', projects: [{ name: 'Thesis', description: 'On soup.' }] }],
    projects: [{ name: 'Own' }],
  }
  const { experiences, projects } = read(resume)
  expect(experiences).toEqual([
    { company: 'A', title: 'Dev' },
    { company: 'B', title: 'Lead' },
  ])
  expect(projects).toMatchObject([
    { title: 'Shop', website_link: 'https://shop.example.org', bulletpoints: ['Go, MySQL'], footer: 'A' },
    { title: 'Till', footer: 'Owner, B' },
    { title: 'Thesis', description: 'On soup.', footer: 'Elm' },
    { title: 'Own' },
  ])
  expect(notesOf(resume)).toBe('r.json: not imported, unknown field (1):\n    work.projects.budget: "2"')
})

test('a talk in a list of projects is a talk', () => {
  const projects = [{ type: 'talk', name: 'Queues', entity: 'Conf', startDate: '2021' }]
  expect(read({ projects })).toMatchObject({
    projects: [],
    talks: [{ title: 'Queues', event: 'Conf', date: '2021' }],
  })
})

test('a job with projects in Japanese is not a project [O10]', () => {
  const resume = `職務経歴:
- 会社: 株式会社イチジク
  役職: 課長
  プロジェクト:
  - {名前: 会員サイトの構築, 役割: プログラマ, 期間: 2020/04 - 2022/03}`
  expect(read(resume)).toMatchObject({
    experiences: [{ company: '株式会社イチジク', title: '課長' }],
    projects: [{ title: '会員サイトの構築', createdAt: '2020-04', footer: 'プログラマ, 株式会社イチジク' }],
  })
})
