import sharp from 'sharp'
import { type Answers, repository, startGitHub, user } from '@/__tests__/support/github-server'
import { importedFrom } from '@/__tests__/support/imported'
import { rootOf } from '@/scripts/setup/fields'
import { type Choose, gitHubName, readGitHub, type Wishes } from '@/scripts/setup/github'

let stop = async () => {}
const { env } = process
afterEach(() => {
  process.env = env
  return stop()
})

/** The import from a server with these responses, and the requests that it got. */
async function read(answers: Answers, token = '', wishes: Wishes = { hasPictures: false }) {
  const { url, requests, close } = await startGitHub(answers)
  stop = close
  process.env = { ...env, GITHUB_API_URL: url, GITHUB_TOKEN: token }
  const place = rootOf('github:ada')
  const { resume, pictures } = await readGitHub('ada', place, wishes)
  const content = importedFrom(resume, place)
  const names = ((content.projects ?? []) as { title: string }[]).map(({ title }) => title)
  return { ...content, names, pictures, requests, notes: content.notes }
}

test('a profile, its accounts and its repositories are read in three requests [O10]', async () => {
  const accounts = [
    { provider: 'mastodon', url: 'https://my.social/@ada' },
    { provider: 'generic', url: 'https://ada.example.net/notes' },
  ]
  const more = {
    email: 'ada@ada.dev',
    location: 'Lund, Sweden',
    company: '@acme',
    avatar_url: 'https://a.example/1?v=4',
  }
  const { requests, names, notes, pictures, ...content } = await read({
    repositories: [
      repository('night-shift', {
        description: 'Who is on call.',
        homepage: 'nightshift.dev',
        language: 'Go',
        topics: ['cli', 'go', 'on-call'],
        stargazers_count: 1234,
      }),
      repository('bare', { description: null, language: null, homepage: 'javascript:alert(1)' }),
    ],
    bodies: { '/users/ada': { ...user, ...more }, '/users/ada/social_accounts': accounts },
  })
  // Nothing is made up for a repository without a description.
  expect(content).toEqual({
    profile: {
      name: 'Ada Lindqvist',
      email: 'ada@ada.dev',
      location: 'Lund, Sweden',
      intro: 'I make compilers explain themselves.',
      links: [
        'https://github.com/ada',
        { href: 'https://my.social/@ada', network: 'mastodon' },
        'https://ada.example.net/notes',
        'https://ada.dev',
      ],
    },
    portrait: 'https://a.example/1?v=4',
    projects: [
      {
        title: 'night-shift',
        createdAt: '2023-05',
        description: 'Who is on call.',
        github_link: 'https://github.com/ada/night-shift',
        stack: ['Go', 'cli', 'on-call'],
        website_link: 'https://nightshift.dev',
      },
      { title: 'bare', createdAt: '2023-05', github_link: 'https://github.com/ada/bare' },
    ],
    skillGroups: [{ title: 'Skills', skills: ['Go'] }],
  })
  expect(notes).toEqual([
    'company has no place on the site: @acme',
    'repositories.bare.homepage is not a web address: javascript:alert(1)',
  ])
  expect(requests).toEqual([
    'GET /users/ada',
    'GET /users/ada/social_accounts',
    'GET /users/ada/repos?type=owner&per_page=100&page=1',
  ])
})

test('a profile without a name has its login', async () => {
  const { names, requests, pictures, ...content } = await read({
    bodies: { '/users/ada': { ...user, name: null, bio: null, blog: '' } },
  })
  expect(content).toEqual({ profile: { name: 'ada', links: [user.html_url] }, notes: [] })
})

const ranked = [
  repository('old', { pushed_at: '2020-01-01T00:00:00Z' }),
  repository('new', { pushed_at: '2024-01-01T00:00:00Z' }),
  repository('starred', { stargazers_count: 5, pushed_at: '2019-01-01T00:00:00Z' }),
]

test('repositories are sorted by stars, then by the last push; with a token pinned ones come first', async () => {
  expect((await read({ repositories: ranked })).names).toEqual(['starred', 'new', 'old'])
  await stop()
  const nodes = ['old', 'elsewhere', 'new'].map((name) => ({ name }))
  const bodies = { '/graphql': { data: { user: { pinnedItems: { nodes } } } } }
  const { names, requests } = await read({ repositories: ranked, bodies }, 'secret')
  expect(names).toEqual(['old', 'new', 'starred'])
  expect(requests).toHaveLength(4)
})

test('forks, archives, templates, empty repositories, the old site and the profile readme are listed only [O10]', async () => {
  const { names, notes } = await read({
    repositories: [
      repository('fork', { fork: true }),
      repository('archive', { archived: true }),
      repository('template', { is_template: true }),
      repository('empty', { size: 0 }),
      repository('ada'),
      repository('Ada.github.io'),
      repository('website', { homepage: 'https://www.ada.dev/' }),
      repository('compiler'),
    ],
  })
  expect(names).toEqual(['compiler'])
  expect(notes).toEqual([
    'repositories[0] is a fork: fork',
    'repositories[1] is archived: archive',
    'repositories[2] is a template: template',
    'repositories[3] is empty: empty',
    'repositories[4] is your profile or your website: ada',
    'repositories[5] is your profile or your website: Ada.github.io',
    'repositories[6] is your profile or your website: website',
  ])
})

test('all pages are read, and the first 24 repositories are imported', async () => {
  const repositories = Array.from({ length: 101 }, (_, i) => repository(`r${i}`, { stargazers_count: i }))
  const { names, notes } = await read({ repositories })
  expect(names).toHaveLength(24)
  expect(names[0]).toBe('r100')
  expect(notes).toHaveLength(77)
  expect(notes[0]).toBe('repositories[24] is beyond the first 24: r76')
})

test('the owner can choose other repositories than the proposed ones', async () => {
  const choose = jest.fn<ReturnType<Choose>, Parameters<Choose>>(async () => [1])
  const { names } = await read({ repositories: ranked }, '', { choose, hasPictures: false })
  expect(names).toEqual(['new'])
  expect(choose.mock.calls[0]?.slice(1)).toEqual([
    [
      'starred (5 stars, TypeScript, 2023)',
      'new (0 stars, TypeScript, 2023)',
      'old (0 stars, TypeScript, 2023)',
    ],
    24,
  ])
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#20a785' } })
    .png()
    .toBuffer()

test.each([
  ['Markdown', '![The map](docs/map.png "Title")', 'The map'],
  ['a linked picture', '[![](/docs/map.png)](https://lamp.example.org)', 'lamp'],
  [
    'HTML with a width',
    '<p align="center"><img width="400" alt="A &amp; B" src="./docs/map.png"></p>',
    'A & B',
  ],
  ['a reference', '![Map][shot]\n\n[shot]: docs/map.png', 'Map'],
  ['a raw address', '![Map](https://raw.githubusercontent.com/ada/lamp/refs/heads/main/docs/map.png)', 'Map'],
  [
    'badges and drawings',
    '![CI](https://ci.example.org/b.png) ![Logo](logo.svg) ![](assets/lamp-logo.png) ![](//x.org/a.png) ![Map](docs/map.png)',
    'Map',
  ],
  [
    'code and comments',
    '```md\n![A](a.png)\n```\n`<script>` <!-- ![B](b.png) --> ![Map](docs/map.png)',
    'Map',
  ],
])('the first picture of the repository in a README is the screenshot: %s [O10]', async (_, readme, alt) => {
  const files = { 'lamp/README': readme, 'lamp/docs/map.png': await picture(1200, 800) }
  const { pictures, notes } = await read({ repositories: [repository('lamp')], files }, '', {})
  expect([pictures, notes]).toEqual([[{ title: 'lamp', alt, bytes: expect.any(Buffer) }], []])
})

test('a README or picture that cannot be used is listed, and stops nothing [O10]', async () => {
  const names = ['none', 'without', 'big', 'small', 'tall', 'text', 'missing', 'fine']
  const files = {
    'without/README': 'No picture. ![Other](https://github.com/ada/elsewhere/raw/main/a.png)',
    ...Object.fromEntries(names.slice(2).map((name) => [`${name}/README`, '![A](a.png) ![B](b.png)'])),
    'big/a.png': Buffer.alloc(5_000_001),
    'small/a.png': await picture(599, 400),
    'small/b.png': await picture(800, 400),
    'tall/a.png': await picture(600, 1201),
    'text/a.png': 'A text.',
    'fine/a.png': await picture(600, 600),
  }
  const repositories = names.map((name) => repository(name))
  const { pictures, notes } = await read({ repositories, files }, 'token', {})
  expect(pictures.map(({ title }) => title)).toEqual(['fine'])
  expect(notes).toEqual([
    'repositories.big has no picture: repos/ada/big/contents/a.png is larger than 5 MB.',
    'repositories.small has no picture: a.png is narrower than 600 px',
    'repositories.tall has no picture: a.png is taller than twice its width',
    'repositories.text has no picture: a.png cannot be read as a picture',
    'repositories.missing has no picture: a.png does not exist',
  ])
})

test('without a token the limit is enough for pictures of some projects, and a note names the others [O10]', async () => {
  const names = Array.from({ length: 24 }, (_, i) => `r${String(i).padStart(2, '0')}`)
  const shot = await picture(600, 400)
  const files: Record<string, string | Uint8Array> = {}
  for (const name of names)
    Object.assign(files, { [`${name}/README`]: '![A](a.png)', [`${name}/a.png`]: shot })
  const repositories = names.map((name) => repository(name))
  const { pictures, notes } = await read({ repositories, files, limit: 15 }, '', {})
  expect(pictures).toHaveLength(6)
  expect(notes).toEqual([
    expect.stringMatching(
      /^repositories have no pictures, .* set GITHUB_TOKEN, and run setup again: r06, .*r23$/,
    ),
  ])
})

const page = (status: number, body = '{}', headers = {}): Answers => ({
  instead: (response) => response.writeHead(status, headers).end(body),
})

test.each<[fault: string, answers: Answers, message: RegExp, token?: string]>([
  ['no user has the name', page(404), /GitHub has no user named ada/],
  ['the limit is used up', { limit: 1 }, /accepts no more requests for now\. .* set GITHUB_TOKEN/],
  ['requests come too fast', page(429), /for now\. Try again in an hour/],
  ['the token is refused', page(401), /refuses GITHUB_TOKEN/, 'x'],
  ['the server fails', page(500), /answered with status 500/],
  ['the response is a page', page(200, '<html>Sign in</html>'), /could not be read \(SyntaxError\)/],
  ['it redirects elsewhere', page(302, '', { location: 'https://evil.example' }), /could not be read/],
])('if %s, one sentence explains it', async (_, answers, message, token = '') => {
  await expect(read(answers, token)).rejects.toThrow(message)
})

test('no answer is waited for without end', async () => {
  const { timeout } = AbortSignal
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50))
  await expect(read({ instead: () => {} })).rejects.toThrow(/could not be read \(TimeoutError\)/)
})

test('the name may be an address, and an impossible name is refused without a request', async () => {
  const froms = ['github:ada', 'https://github.com/ada/', 'github.com/ada', 'resume.json']
  expect(froms.map(gitHubName)).toEqual(['ada', 'ada', 'ada', undefined])
  for (const name of ['имя', 'a/b', '../x', ''])
    await expect(readGitHub(name, rootOf('github'))).rejects.toThrow('is not a valid GitHub name')
})
