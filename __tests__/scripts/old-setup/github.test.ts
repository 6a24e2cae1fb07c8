import { writeFileSync } from 'node:fs'
import { type Answers, repository, startGitHub, user } from '@/__tests__/support/github-server'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { gitHubName, readGitHub } from '@/scripts/old-setup/github'
import { gitHubClient } from '@/scripts/old-setup/github-client'
import { describeNotes } from '@/scripts/old-setup/notes'
import type { Choose } from '@/scripts/old-setup/questions'
import { readSources } from '@/scripts/old-setup/sources'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

type Environment = Parameters<typeof gitHubClient>[0]

const path = temporaryFolder()
let stop = async () => {}
afterEach(() => stop())

/** The import from a server with these responses, and the addresses that were requested. */
async function read(answers: Answers, env: Environment = {}, choice?: Choose, timeoutMs?: number) {
  const { url, requests, close } = await startGitHub(answers)
  stop = close
  const client = gitHubClient({ GITHUB_API_URL: url, ...env }, timeoutMs)
  return { ...(await readGitHub('ada', client, choice)), requests }
}

const titles = (projects: readonly { title: string }[]) => projects.map(({ title }) => title)

test('the profile becomes facts about the person, and its website a link [O11]', async () => {
  const accounts = [
    { provider: 'mastodon', url: 'https://my.social/@ada' },
    { provider: 'generic', url: 'https://ada.example.net/notes' },
  ]
  const { profile, picture } = await read({
    bodies: {
      '/users/ada': {
        ...user,
        email: 'ada@ada.dev',
        location: 'Lund, Sweden',
        avatar_url: 'https://a.example.org/1?v=4',
      },
      '/users/ada/social_accounts': accounts,
    },
  })
  expect(profile).toMatchObject({
    name: user.name,
    intro: user.bio,
    location: 'Lund, Sweden',
    email: 'ada@ada.dev',
    links: [
      user.html_url,
      { href: 'https://my.social/@ada', network: 'mastodon' },
      'https://ada.example.net/notes',
      'https://x.com/adalin',
      user.blog,
    ],
  })
  expect(profile.siteUrl).toBeUndefined()
  expect(picture).toBe('https://a.example.org/1?v=4&s=460')
})

test('files win over GitHub, in any order', async () => {
  const { url, close } = await startGitHub({})
  stop = close
  writeFileSync(path('resume.json'), '{"basics": {"name": "Ada"}}')
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_API_URL: url, GITHUB_TOKEN: '' })
  const sources = await readSources(['github:ada', path('resume.json')])
  expect(sources.map(({ profile }) => profile.name)).toEqual(['Ada', user.name])
})

test('a repository becomes a project with what its page contains, and nothing else [O10]', async () => {
  const repositories = [
    repository('night-shift', {
      description: ':moon: Who is on call.',
      homepage: 'nightshift.dev',
      language: 'Go',
      topics: ['cli', 'on-call', 'go', 'docker'],
      stargazers_count: 1234,
    }),
    repository('bare-of-words', { description: null, language: null, homepage: 'javascript:alert(1)' }),
  ]
  const readme =
    '# NightShift 🌙\r\n\r\n```\n- not this\n```\n\n- **Wakes** one person\n- Reads [two](https://a.dev) calendars\n\n- [ ] x\n- <img src=x>\n- [y](javascript:alert(1))'
  const bodies = {
    // GitHub breaks its lines.
    '/repos/ada/night-shift/readme': {
      content: Buffer.from(readme).toString('base64').replace(/.{60}/g, '$&\n'),
    },
  }
  const { projects, skillGroups, notes } = await read({ repositories, bodies })
  expect(projects).toEqual([
    {
      title: 'NightShift',
      type: 'CLI App',
      createdAt: '2023-05',
      description: 'Who is on call.',
      bulletpoints: [
        'Wakes one person',
        'Reads two calendars',
        'Written in Go',
        'Topics: CLI, on call, docker',
        '1,234 stars on GitHub',
      ],
      github_link: 'https://github.com/ada/night-shift',
      website_link: 'https://nightshift.dev',
    },
    expect.objectContaining({
      title: 'Bare of Words',
      type: undefined,
      description: undefined,
      bulletpoints: undefined,
      website_link: undefined,
    }),
  ])
  expect(skillGroups).toEqual([
    { title: 'Languages', skills: ['Go'] },
    // The site lists each skill once, in its first group.
    { title: 'Tools', skills: ['Go', 'Docker'] },
  ])
  expect(notes).toMatchObject([{ subject: 'projects.website', detail: '"javascript:alert(1)"' }])
})

test('forks, archives, templates and empty repositories are listed only; pinned ones come first with a token, then stars, then the last push', async () => {
  const repositories = [
    repository('fork', { fork: true }),
    repository('archive', { archived: true }),
    repository('template', { is_template: true }),
    repository('empty', { size: 0 }),
    // Abbreviations keep their capitals.
    repository('pdf-for-the-web', { pushed_at: '2020-01-01T00:00:00Z' }),
    repository('gps', { pushed_at: '2024-01-01T00:00:00Z' }),
    repository('myAPI', { stargazers_count: 5, pushed_at: '2019-01-01T00:00:00Z' }),
  ]
  const { projects, notes, requests } = await read({ repositories })
  expect(titles(projects)).toEqual(['myAPI', 'GPS', 'PDF for the Web'])
  expect(describeNotes(notes, false)).toEqual([
    'GitHub: not imported, a fork (1): fork',
    'GitHub: not imported, archived (1): archive',
    'GitHub: not imported, a template (1): template',
    'GitHub: not imported, empty (1): empty',
  ])
  expect(requests.join()).not.toMatch(/fork|archive|template|empty|graphql/)
  await stop()
  const nodes = ['pdf-for-the-web', 'elsewhere', 'gps'].map((name) => ({ name }))
  const bodies = { '/graphql': { data: { user: { pinnedItems: { nodes } } } } }
  const asMember = await read({ repositories, bodies }, { GITHUB_TOKEN: 'secret' })
  expect(titles(asMember.projects)).toEqual(['PDF for the Web', 'GPS', 'myAPI'])
})

test('repositories are read page by page, and the best 24 are imported', async () => {
  const repositories = Array.from({ length: 250 }, (_, i) => repository(`r${i}`, { stargazers_count: i }))
  const { projects, notes, requests } = await read({ repositories })
  expect(titles(projects)).toHaveLength(24)
  expect(notes).toHaveLength(226)
  expect(projects[0]?.title).toBe('R249')
  expect(requests.filter((address) => address.includes('/repos?'))).toHaveLength(3)
})

test('the owner can choose other repositories than the proposed ones', async () => {
  const choice = jest.fn<ReturnType<Choose>, Parameters<Choose>>(async () => [1])
  const { projects } = await read({ repositories: [repository('a'), repository('b')] }, {}, choice)
  expect(titles(projects)).toEqual(['B'])
  expect(choice.mock.calls[0]?.slice(1)).toEqual([
    [expect.objectContaining({ label: 'a' }), { label: 'b', hint: '0 stars, TypeScript, 2023' }],
    24,
  ])
})

test('reading stops before the limit is used up, and what was not read is noted', async () => {
  const repositories = [repository('a'), repository('b')]
  const { projects, notes, requests } = await read({ repositories, limit: 5 })
  expect(titles(projects)).toEqual(['A', 'B'])
  expect(requests).toHaveLength(4)
  const kind = expect.stringMatching(/^GitHub: not read, 1 of 5 requests are left until \d\d:\d\d/)
  expect(notes).toEqual([{ kind, subject: 'readmes' }])
})

test('the old site, the profile readme and a repository that is not understood are not proposed [O10]', async () => {
  const repositories = [
    repository('ada'),
    repository('Ada.github.io'),
    repository('website', { homepage: 'https://www.ada.dev/' }),
    repository('compiler', { size: null, stargazers_count: 'many', created_at: 'once', topics: 'none' }),
    { name: '../..' },
  ]
  const { projects, notes } = await read({ repositories })
  expect(projects).toEqual([expect.objectContaining({ title: 'Compiler', createdAt: undefined })])
  const site = 'GitHub: not imported, your profile or your website'
  expect(notes).toEqual([
    { kind: 'GitHub: repositories that are not understood', subject: '../..' },
    ...['ada', 'Ada.github.io', 'website'].map((subject) => ({ kind: site, subject })),
  ])
})

test('topics and the website decide on the kind of a project before its language [O10]', async () => {
  const repositories = [
    repository('a', { language: 'HTML', topics: ['cli'], homepage: 'https://a.example.org' }),
    repository('b', { language: 'Jupyter Notebook', homepage: 'https://b.example.org' }),
    repository('c', { language: 'Rust', homepage: 'https://crates.io/crates/c' }),
    repository('d', { language: 'Kotlin', homepage: 'https://play.google.com/store/apps/details?id=d' }),
  ]
  const { projects } = await read({ repositories })
  expect(projects.map(({ type }) => type)).toEqual(['CLI App', 'Web', 'Rust', 'Mobile'])
})

const page = (status: number, body = '{}', headers = {}): Answers => ({
  instead: (response) => response.writeHead(status, headers).end(body),
})
const cutOff: Answers = {
  instead: (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"login":')
    setImmediate(() => response.destroy())
  },
}
const elsewhere = { location: 'https://evil.example/users/ada' }

test.each<[fault: string, answers: Answers, message: RegExp, env?: Environment, timeoutMs?: number]>([
  ['no user has the name', page(404), /GitHub has no user named ada/],
  ['the limit is used up', { limit: 1 }, /accepts no more requests \(0 of 1 /],
  ['requests come too fast', page(429), /accepts no more requests \(the limit is unknown/],
  ['requests are blocked', page(403, '{"message": "Blocked"}'), /refuses the request: "Blocked"/],
  ['a second limit is used up', page(403, '{}', { 'retry-after': '60' }), /accepts no more requests/],
  ['the token is refused', page(401), /refuses GITHUB_TOKEN/, { GITHUB_TOKEN: 'x' }],
  ['the response is cut off', cutOff, /could not be read/],
  ['the response is a page', page(200, '<html>Sign in</html>'), /returned no JSON/],
  ['the response has another form', page(200, '{"login": 1}'), /returned an unexpected response \(login\)/],
  ['the response never ends', page(200, ' '.repeat(2_000_001)), /is larger than 2 MB/],
  ['no response comes', { instead: () => {} }, /took longer than 0\.05 seconds/, {}, 50],
  ['it redirects elsewhere', page(302, '', elsewhere), /answered with status 302/],
  ['no server is at the address', {}, /could not be read/, { GITHUB_API_URL: 'http://127.0.0.1:9' }],
  ['the address is not safe', {}, /API_URL is not an address/, { GITHUB_API_URL: 'http://evil.example' }],
])('if %s, one sentence explains it', async (_, answers, message, env = {}, timeoutMs) => {
  const reading = read(answers, env, undefined, timeoutMs)
  await expect(reading).rejects.toThrow(message)
  await expect(reading).rejects.toThrow(/^[^\n]+ No files were changed\.$/)
})

test('the name may be an address, and an impossible name is refused without a request', async () => {
  const froms = ['github:ada', 'https://github.com/ada/', 'github.com/ada', 'resume.json']
  expect(froms.map(gitHubName)).toEqual(['ada', 'ada', 'ada', undefined])
  for (const name of ['имя', 'a/b', '../x', '']) {
    const reading = readGitHub(name, gitHubClient({ GITHUB_API_URL: 'http://127.0.0.1:9' }))
    await expect(reading).rejects.toThrow('is not a valid GitHub name')
  }
})
