import { writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { z } from 'zod'
import { plantContent } from '@/__tests__/support/content'
import { filesOf, makeRepository, valueIn } from '@/__tests__/support/repository'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import type { ContentInput } from '@/content/schema/content'
import { listKeys } from '@/content/schema/lists'
import { resumeDates } from '@/content/words'
import { applyChanges } from '@/scripts/content-source/changes'
import { collect, kinds, questionFor } from '@/scripts/new/fields'
import { readNewOptions } from '@/scripts/new/options'
import { pathOf } from '@/scripts/new/pictures'
import { planEntry } from '@/scripts/new/plan'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const path = temporaryFolder()
let content: ContentInput
let root: string
beforeEach(() => {
  content = plantContent()
  root = path('site')
  makeRepository(root, content)
})

async function picture(name: string, background = '#000'): Promise<string> {
  const file = path(name)
  await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toFile(file)
  return file
}

/** Runs the command as far as its files, and returns what is left to do by hand. */
async function run(
  kind: string,
  flags: Record<string, string | readonly string[]> = {},
  more: readonly string[] = [],
): Promise<string[]> {
  const args = Object.entries(flags).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => [`--${name}`, value]),
  )
  const options = readNewOptions([kind, ...args, ...more])
  if (!options) throw new Error('Help was requested.')
  const { changes, byHand } = await planEntry(root, content, options)
  applyChanges(root, changes)
  return byHand
}

function listOf(file: string, name: string): unknown {
  return valueIn(filesOf(root).get(file) ?? '', name)
}

const rowan = {
  title: 'Röwan',
  type: 'Web',
  date: '2024-06',
  description: 'What it is.',
  github: 'https://github.com/me/rowan',
}

test('a new project is listed before older ones, with its pictures in a folder of that name', async () => {
  const shots = [await picture('Screen Shot 1.PNG'), await picture('logo.png')]
  const logo = await picture('mark.png')
  const pictures = { logo, picture: shots, alt: ['A tree.', 'A mark.'] }
  await run('project', { ...rowan, ...pictures, bullet: ['One', 'Two'] })
  expect(listOf('content/featured-projects.ts', 'featuredProjects')).toEqual([
    {
      title: rowan.title,
      type: rowan.type,
      createdAt: rowan.date,
      logo: 'rowan/logo.png',
      src: [
        { file: 'rowan/screen-shot-1.png', alt: 'A tree.' },
        { file: 'rowan/logo-2.png', alt: 'A mark.' },
      ],
      description: rowan.description,
      bulletpoints: ['One', 'Two'],
      github_link: rowan.github,
    },
    ...content.featuredProjects,
  ])
  expect([...filesOf(root).keys()]).toEqual(
    expect.arrayContaining(['content/images/rowan/logo.png', 'content/images/rowan/screen-shot-1.png']),
  )
})

test('a project needs no pictures, and --older adds it to the other list, before one whose date is in words', async () => {
  content.olderProjects = [{ title: 'Cherry', createdAt: 'Sep 2020' }]
  makeRepository(root, content)
  await run('project', rowan, ['--older'])
  expect(listOf('content/older-projects.ts', 'olderProjects')).toMatchObject([
    { title: 'Röwan' },
    { title: 'Cherry' },
  ])
})

test.each(['March 2024', 'Mar 2024', 'Mar. 2024', '2024-03', '03.2024', '3/2024'])(
  'the month %j of a project may be in any form of a job’s',
  async (date) => {
    await run('project', { ...rowan, date })
    expect(listOf('content/featured-projects.ts', 'featuredProjects')).toContainEqual(
      expect.objectContaining({ title: rowan.title, createdAt: '2024-03' }),
    )
  },
)

test('the site’s own word for "Present", an address without protocol and a month in numbers are completed', async () => {
  jest.replaceProperty(resumeDates, 'present', 'obecnie')
  content.experiences = [{ company: 'Elm', startDate: 'Jan 2024', endDate: 'obecnie' }]
  makeRepository(root, content)
  await run('experience', { company: 'Oak', start: '03.2025', end: 'obecnie', link: 'oak.dev/team' })
  expect(listOf('content/experiences.ts', 'experiences')).toEqual([
    { id: 'oak', company: 'Oak', startDate: 'Mar 2025', endDate: 'Present', link: 'https://oak.dev/team' },
    ...content.experiences,
  ])
})

test.each<Record<string, string>>([
  { start: '03/04/2025' },
  { start: '13.2025' },
  { link: 'oak' },
  { link: 'mailto:me@oak.dev' },
])('an answer that may mean something else is refused: %j', async (answer) => {
  await expect(run('experience', { company: 'Oak', ...answer })).rejects.toThrow(
    /is not a (month|web address)/,
  )
})

test('a new job is listed before earlier ones, with a unique id', async () => {
  const job = { company: 'Older', title: 'Smith', start: 'Mar 2022', end: 'Present', point: 'Forged' }
  await run('experience', job)
  expect(listOf('content/experiences.ts', 'experiences')).toMatchObject([
    { id: 'older-2', responsibilities: ['Forged'] },
    { id: 'older' },
    { id: 'current' },
    { id: 'middle' },
  ])
})

test('a job has every field of the schema, and every list has a command [D3, D7]', async () => {
  const job = { company: 'Oak', location: 'Oslo', summary: 'Trees.', technique: ['Go', 'SQL'] }
  await run('experience', job)
  expect(listOf('content/experiences.ts', 'experiences')).toContainEqual({
    id: 'oak',
    company: 'Oak',
    location: 'Oslo',
    summary: 'Trees.',
    stack: ['Go', 'SQL'],
  })
  await run('talk', { title: 'On oaks', event: 'TreeConf', date: 'Mar 2024' })
  const talk = { title: 'On oaks', event: 'TreeConf', date: 'Mar 2024' }
  expect(listOf('content/talks.ts', 'talks')).toEqual([talk, ...content.talks])
  await run('language', { name: 'Norwegian', level: 'B2' })
  expect(listOf('content/languages.ts', 'languages')).toContainEqual({ name: 'Norwegian', level: 'B2' })
  expect(Object.values(kinds).map(({ key }) => key)).toEqual(expect.arrayContaining(listKeys))
})

test.each<[string, string, string]>([
  ['experience', 'start', 'Start: a month such as "cze 2025" (or none)'],
  ['experience', 'company', 'Company (or none)'],
  ['experience', 'point', 'Point: a responsibility (empty: no more)'],
  ['project', 'title', 'Title'],
  ['project', 'github', 'Github: a full address (or none)'],
  ['project', 'picture', 'Picture: path of a picture (empty: no more)'],
])('the prompt of a %s for --%s is in the words of the schema', (kind, option, expected) => {
  jest.replaceProperty(resumeDates, 'months', ['', '', '', '', '', 'cze'])
  const field = kinds[kind]?.fields.find((other) => other.option === option)
  expect(field && questionFor(field)).toBe(expected)
})

test.each<[string, Parameters<typeof run>, RegExp]>([
  ['flags are missing', ['project', { type: 'A' }], /^Missing: --title\./],
  [
    'an option is given twice',
    ['project', { ...rowan, date: ['2024-06', '2024-07'] }],
    /^--date was passed 2 times/,
  ],
  [
    'the title is taken',
    ['project', { ...rowan, title: 'Alder' }],
    /"Alder", field title.*another project has/,
  ],
  [
    'a picture has no words',
    ['project', { ...rowan, picture: 'a.png' }],
    /1, descriptions: 0\. Pass one --alt/,
  ],
  ['a date is no month', ['project', { ...rowan, date: 'Mai 2024' }], /is not a month\. Write/],
  ['a picture is not there', ['project', { ...rowan, logo: 'none.png' }], /none\.png cannot be opened/],
  ['a picture is none', ['project', { ...rowan, logo: 'package.json' }], /cannot be read as a picture/],
  ['the kind is unknown', ['job', {}], /^"job" is unknown\. Pass one of: project, experience \(a job\)/],
  ['a flag is unknown', ['project', { colour: 'red' }], /--colour/],
])('if %s, the command explains it and changes no file', async (_, args, message) => {
  const before = filesOf(root)
  await expect(run(...args)).rejects.toThrow(message)
  expect(filesOf(root)).toEqual(before)
})

test('a picture of another entry is never overwritten', async () => {
  await run('project', { ...rowan, logo: await picture('a.png') })
  content = { ...content, featuredProjects: [] }
  const other = run('project', { ...rowan, logo: await picture('b.png', '#fff') })
  await expect(other).rejects.toThrow('content/images/rowan/logo.png is another picture')
})

test.each(['make()', '[...all]'])(
  'a list that is written as %s is not changed: the entry is printed, and its pictures are copied',
  async (code) => {
    const source = `export const featuredProjects = ${code}\n`
    writeFileSync(join(root, 'content', 'featured-projects.ts'), source)
    expect(await run('project', { ...rowan, logo: await picture('mark.png') })).toEqual([
      expect.stringMatching(
        /^content\/featured-projects\.ts: .* Write this into it by hand:\n\n\{\n {2}title: 'Röwan'/,
      ),
    ])
    const files = filesOf(root)
    expect(files.get('content/featured-projects.ts')).toBe(source)
    expect([...files.keys()]).toContain('content/images/rowan/logo.png')
  },
)

test('at a terminal every field has a prompt, and lists are prompted for until the answer is empty', async () => {
  const answers = ['Ash', 'Web', '2024-01', 'It is.', 'One', 'Two', '', '', 'https://github.com/a/b']
  const questions: string[] = []
  const collected = await collect(kinds.project?.fields ?? [], {}, async (question) => {
    questions.push(question.replace(/\W.*/, ''))
    return answers.shift() ?? ''
  })
  // A screenshot is not taken for the logo.
  expect(questions.slice(-2)).toEqual(['Picture', 'Logo'])
  expect(collected.get('bulletpoints')).toEqual(['One', 'Two'])
  expect(collected.get('github_link')).toEqual(['https://github.com/a/b'])
  expect(collected.get('website_link')).toEqual([])
})

test('an invalid picture path is refused at its prompt, not after the last one', async () => {
  writeFileSync(path('notes.txt'), 'no picture')
  const shot = await picture('my shot.png')
  const typed = [path('none.png'), path('notes.txt'), `'${shot}' `, '', 'A tree.']
  const print = jest.spyOn(console, 'log').mockImplementation()
  const questions: string[] = []
  const [field] = (kinds.project?.fields ?? []).filter(({ option }) => option === 'picture')
  const ask = async (question: string, schema: z.ZodType) => {
    questions.push(question)
    for (;;) {
      const answer = typed.shift() ?? ''
      // As at a terminal, which prompts again after an invalid answer.
      if (schema.safeParse(answer || undefined).success) return answer
    }
  }
  const collected = await collect(field ? [field] : [], {}, ask)
  expect(collected.get('src')).toEqual([`'${shot}' `])
  expect(print.mock.calls).toEqual([
    [expect.stringContaining('cannot be opened')],
    [expect.stringContaining('cannot be read as a picture')],
  ])
  expect(questions).toEqual([...Array(4).fill(field && questionFor(field)), 'What does my shot.png show?'])
})

test('a HEIC picture is refused with what to do, also under another name', async () => {
  for (const name of ['a.heic', 'b.jpg']) {
    writeFileSync(path(name), '\0\0\0\x18ftypheic')
    await expect(run('project', { ...rowan, logo: path(name) })).rejects.toThrow(
      /is a HEIC picture, which cannot be read\. Export it as JPEG, and pass that file/,
    )
  }
})

test('a title that another project has is refused at its prompt', async () => {
  const options = readNewOptions(['project'])
  if (!options) throw new Error('Help was requested.')
  const refused: string[] = []
  const stop = new Error('The next question.')
  const ask = async (question: string, schema: z.ZodType) => {
    if (!question.startsWith('Title')) throw stop
    for (const title of ['Alder!', 'Ash']) {
      const { error } = schema.safeParse(title)
      if (!error) return title
      refused.push(`${title} ${error.issues[0]?.message}`)
    }
    return ''
  }
  await expect(planEntry(root, content, options, ask)).rejects.toBe(stop)
  expect(refused).toEqual(['Alder! gives the address of another project. Choose another title.'])
})

test.each([
  ["'/a/my shot.png' ", '/a/my shot.png', 'linux'],
  ['/a/my\\ shot\\(1\\).png', '/a/my shot(1).png', 'darwin'],
  ['"C:\\my pictures\\a.png"', 'C:\\my pictures\\a.png', 'win32'],
  ['~/a.png', `${homedir()}/a.png`, 'linux'],
] as const)('the path %s of a dropped file is %s on %s', (answer, expected, platform) => {
  expect(pathOf(answer, platform)).toBe(expected)
})
