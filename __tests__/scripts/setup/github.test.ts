import { writeFileSync } from 'node:fs'
import { gitHubName, readGitHub } from '@/scripts/setup/github'
import { gitHubClient } from '@/scripts/setup/github-client'
import type { Choose } from '@/scripts/setup/questions'
import { readSources } from '@/scripts/setup/sources'
import { type Answers, repository, startGitHub, user } from '../../support/github-server'
import { temporaryFolder } from '../../support/temporary-folder'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

type Environment = Parameters<typeof gitHubClient>[0]

const path = temporaryFolder()
let stop = async () => {}
afterEach(() => stop())

/** What the source makes of a server that answers so, and what that was asked. */
async function read(answers: Answers, env: Environment = {}, choice?: Choose, timeoutMs?: number) {
  const { url, asked, close } = await startGitHub(answers)
  stop = close
  const client = gitHubClient({ GITHUB_API_URL: url, ...env }, timeoutMs)
  return { ...(await readGitHub('ada', client, choice)), asked }
}

const titles = (projects: readonly { title: string }[]) => projects.map(({ title }) => title)

test('the profile becomes facts about the person', async () => {
  const accounts = [
    { provider: 'mastodon', url: 'https://my.social/@ada' },
    { provider: 'generic', url: 'https://ada.example.net/notes' },
  ]
  const { profile } = await read({
    bodies: {
      '/users/ada': { ...user, email: 'ada@ada.dev' },
      '/users/ada/social_accounts': accounts,
    },
  })
  expect(profile).toMatchObject({
    name: user.name,
    intro: user.bio,
    siteUrl: user.blog,
    email: 'ada@ada.dev',
    links: [
      user.html_url,
      { href: 'https://my.social/@ada', network: 'mastodon' },
      'https://ada.example.net/notes',
      'https://x.com/adalin',
    ],
  })
})

test('files come before GitHub, in whatever order they are given', async () => {
  const { url, close } = await startGitHub({})
  stop = close
  writeFileSync(path('resume.json'), '{"basics": {"name": "Ada"}}')
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_API_URL: url, GITHUB_TOKEN: '' })
  const sources = await readSources(['github:ada', path('resume.json')])
  expect(sources.map(({ profile }) => profile.name)).toEqual(['Ada', user.name])
})

test('a repository becomes a project with what its page tells', async () => {
  const repositories = [
    repository('night-shift', {
      description: ':moon: Who is on call.',
      homepage: 'https://nightshift.dev',
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
    '/repos/ada/night-shift/releases/latest': { tag_name: 'v1.2.0', published_at: '2024-03-01T00:00:00Z' },
  }
  const { projects, skillGroups } = await read({ repositories, bodies })
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
        'Latest release: v1.2.0 (2024)',
      ],
      github_link: 'https://github.com/ada/night-shift',
      website_link: 'https://nightshift.dev',
    },
    expect.objectContaining({
      title: 'Bare of Words',
      description: 'Bare of Words',
      bulletpoints: [],
      website_link: undefined,
    }),
  ])
  expect(skillGroups).toEqual([
    { title: 'Languages', skills: ['Go'] },
    // Each skill stands once on the site, in its first group.
    { title: 'Tools', skills: ['Go', 'Docker'] },
  ])
})

test('forks, archives, templates and empty ones are left out; stars come before the last push, with a token pinned ones first', async () => {
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
  const { projects, asked } = await read({ repositories })
  expect(titles(projects)).toEqual(['myAPI', 'GPS', 'PDF for the Web'])
  expect(asked.join()).not.toMatch(/fork|archive|template|empty|graphql/)
  await stop()
  const nodes = ['pdf-for-the-web', 'elsewhere', 'gps'].map((name) => ({ name }))
  const bodies = { '/graphql': { data: { user: { pinnedItems: { nodes } } } } }
  const asMember = await read({ repositories, bodies }, { GITHUB_TOKEN: 'secret' })
  expect(titles(asMember.projects)).toEqual(['PDF for the Web', 'GPS', 'myAPI'])
})

test('O10 where there are many kinds, a language of one project is none', async () => {
  const languages = ['C', 'Go', 'Rust', 'Zig', 'Lua', 'Nim', 'Go']
  const repositories = languages.map((language, i) => repository(`r${i}`, { language }))
  repositories.push(repository('term', { topics: ['cli'] }))
  const { projects } = await read({ repositories })
  expect(projects.map(({ type }) => type)).toEqual([
    ...['Other', 'Go', 'Other', 'Other', 'Other', 'Other', 'Go'],
    'CLI App',
  ])
})

test('many repositories are read page by page, and the best 24 are taken', async () => {
  const repositories = Array.from({ length: 250 }, (_, i) => repository(`r${i}`, { stargazers_count: i }))
  const { projects, asked } = await read({ repositories })
  expect(titles(projects)).toHaveLength(24)
  expect(projects[0]?.title).toBe('R249')
  expect(asked.filter((address) => address.includes('/repos?'))).toHaveLength(3)
})

test('somebody may choose others than the proposed ones', async () => {
  const choice = jest.fn<ReturnType<Choose>, Parameters<Choose>>(async () => [1])
  const { projects } = await read({ repositories: [repository('a'), repository('b')] }, {}, choice)
  expect(titles(projects)).toEqual(['B'])
  expect(choice.mock.calls[0]?.slice(1)).toEqual([
    [expect.objectContaining({ label: 'a' }), { label: 'b', hint: '0 stars, TypeScript, 2023' }],
    24,
  ])
})

test('before the limit is spent it stops with what was read, and says what is left', async () => {
  const repositories = [repository('a'), repository('b')]
  const { projects, notes, asked } = await read({ repositories, limit: 5 })
  expect(titles(projects)).toEqual(['A', 'B'])
  expect(asked).toHaveLength(4)
  expect(notes).toEqual([
    expect.stringMatching(/limit is nearly spent: releases, readmes\.$/),
    expect.stringMatching(/^GitHub: 1 of 5 requests are left until \d\d:\d\d/),
  ])
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
  ['nobody has the name', page(404), /"github:ada" is nobody whom GitHub knows/],
  ['the limit is spent', { limit: 1 }, /takes no more requests \(0 of 1 /],
  ['it asks too often', page(429), /takes no more requests \(its limit/],
  ['the token is refused', page(401), /refuses GITHUB_TOKEN/, { GITHUB_TOKEN: 'x' }],
  ['the answer is cut off', cutOff, /could not be read/],
  ['the answer is a page', page(200, '<html>Sign in</html>'), /sent no JSON/],
  ['a repository is none', { repositories: [{ name: '../..' }] }, /another form than GitHub's \(0\.name\)/],
  ['the answer has no end', page(200, ' '.repeat(2_000_001)), /is larger than 2 MB/],
  ['no answer comes', { instead: () => {} }, /took longer than 0\.05 seconds/, {}, 50],
  ['a redirect leads elsewhere', page(302, '', elsewhere), /answered with status 302/],
  ['nothing is there', {}, /could not be read/, { GITHUB_API_URL: 'http://127.0.0.1:9' }],
  ['the address is not safe', {}, /API_URL is not an address/, { GITHUB_API_URL: 'http://evil.example' }],
])('where %s, one sentence says so', async (_, answers, message, env = {}, timeoutMs) => {
  const reading = read(answers, env, undefined, timeoutMs)
  await expect(reading).rejects.toThrow(message)
  await expect(reading).rejects.toThrow(/^[^\n]+ Nothing was written\.$/)
})

test('the name is told from an address, and one that GitHub cannot have is refused before anything is asked', async () => {
  const froms = ['github:ada', 'https://github.com/ada/', 'github.com/ada', 'resume.json']
  expect(froms.map(gitHubName)).toEqual(['ada', 'ada', 'ada', undefined])
  for (const name of ['имя', 'a/b', '../x', '']) {
    const reading = readGitHub(name, gitHubClient({ GITHUB_API_URL: 'http://127.0.0.1:9' }))
    await expect(reading).rejects.toThrow('is no name of GitHub')
  }
})
