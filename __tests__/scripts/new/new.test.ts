/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ContentInput } from '@/content/files'
import { exportedValue, literalValue } from '@/scripts/content-source/literal'
import { newExperience } from '@/scripts/new/experience'
import { collect } from '@/scripts/new/field'
import { planEntry, writeFiles } from '@/scripts/new/insert'
import { fieldsOf, readNewOptions } from '@/scripts/new/options'
import { newProject } from '@/scripts/new/project'
import { plantContent } from '../../support/content'
import { filesOf, makeRepository } from '../../support/repository'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

let content: ContentInput
let root: string
let pictures: string
beforeEach(() => {
  content = plantContent()
  root = makeRepository(content)
  pictures = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => {
  for (const folder of [root, pictures]) rmSync(folder, { recursive: true })
})

async function picture(name: string): Promise<string> {
  const file = join(pictures, name)
  await sharp({ create: { width: 8, height: 8, channels: 3, background: name.length > 9 ? '#fff' : '#000' } })
    .png()
    .toFile(file)
  return file
}

/** Runs the command as far as its files. */
async function run(...args: string[]): Promise<void> {
  const options = readNewOptions(args)
  if (!options) throw new Error('Help was asked for.')
  const { kind, flags, isOlder } = options
  const answers = new Map(await collect(fieldsOf(kind), flags)).set('alt', flags.alt ?? [])
  const entry = await (kind === 'project'
    ? newProject(answers, content, isOlder)
    : newExperience(answers, content))
  writeFiles(root, planEntry(root, content, entry))
}

function listOf(file: string, name: string): unknown {
  return literalValue(exportedValue(filesOf(root).get(file) ?? '', name))
}

const rowan = ['--title', 'Röwan', '--type', 'Web', '--date', '2024-06', '--description', 'What it is.']
const code = ['--github', 'https://github.com/me/rowan']

test('a project stands before the older ones, with its pictures in a folder of its name', async () => {
  const [shot, logo] = [await picture('Screen Shot 1.PNG'), await picture('mark.png')]
  await run(
    'project',
    ...rowan,
    ...code,
    '--bullet',
    'One',
    '--bullet',
    'Two',
    '--logo',
    logo,
    '--picture',
    shot,
    '--alt',
    'A tree.',
  )
  expect(listOf('content/featured-projects.ts', 'featuredProjects')).toEqual([
    {
      title: 'Röwan',
      type: 'Web',
      createdAt: '2024-06',
      logo: 'rowan/logo.png',
      src: [{ file: 'rowan/screen-shot-1.png', alt: 'A tree.' }],
      description: 'What it is.',
      bulletpoints: ['One', 'Two'],
      github_link: 'https://github.com/me/rowan',
    },
    ...content.featuredProjects,
  ])
  expect([...filesOf(root).keys()]).toEqual(
    expect.arrayContaining(['content/images/rowan/logo.png', 'content/images/rowan/screen-shot-1.png']),
  )
})

test('a project without a logo has one made of its initial; an older one stands in the other list', async () => {
  await run('project', ...rowan, ...code, '--older')
  expect(listOf('content/older-projects.ts', 'olderProjects')).toMatchObject([
    { title: 'Röwan', logo: 'placeholders/rowan.svg' },
    { title: 'Cherry' },
  ])
  expect(filesOf(root).get('content/images/placeholders/rowan.svg')).toMatch(/^<svg/)
})

test('a job stands before those that began earlier, with a name for addresses that is free', async () => {
  const args = [
    '--company',
    'Older',
    '--title',
    'Smith',
    '--start',
    'Mar 2022',
    '--end',
    'Present',
    '--point',
    'Forged',
  ]
  await run('experience', ...args)
  expect(listOf('content/experiences.ts', 'experiences')).toMatchObject([
    { id: 'older-2', responsibilities: ['Forged'] },
    { id: 'older' },
    { id: 'current' },
    { id: 'middle' },
  ])
})

test.each<[string, string[], RegExp]>([
  ['flags are missing', ['project', '--title', 'A'], /^Missing: --type, --date, --description, --github\./],
  ['a flag stands twice', ['project', ...rowan, ...code, '--date', '2024-07'], /^--date stands 2 times/],
  [
    'the title is taken',
    ['project', ...rowan.with(1, 'Alder'), ...code],
    /entry \d "Alder", field title.*another project has/,
  ],
  ['an address is none', ['project', ...rowan, '--github', 'github'], /field github_link \("github"\)/],
  ['a picture has no words', ['project', ...rowan, ...code, '--picture', 'a.png'], /1 --picture and 0 --alt/],
  [
    'a picture is not there',
    ['project', ...rowan, ...code, '--logo', 'none.png'],
    /none\.png cannot be opened/,
  ],
  [
    'a picture is none',
    ['project', ...rowan, ...code, '--logo', 'package.json'],
    /package\.json cannot be read as a picture/,
  ],
  [
    'a month is none',
    ['experience', '--company', 'A', '--title', 'B', '--start', 'x', '--end', 'Present'],
    /field startDate \("x"\)/,
  ],
  ['the kind is unknown', ['talk'], /^Say what is new/],
  ['a flag is unknown', ['project', '--colour', 'red'], /--colour/],
])('where %s it fails in words, and nothing is written', async (_, args, message) => {
  const before = filesOf(root)
  await expect(run(...args)).rejects.toThrow(message)
  expect(filesOf(root)).toEqual(before)
})

test('a picture of another entry is never overwritten', async () => {
  await run('project', ...rowan, ...code, '--logo', await picture('a.png'))
  content = { ...content, featuredProjects: [] }
  await expect(run('project', ...rowan, ...code, '--logo', await picture('longer-name.png'))).rejects.toThrow(
    'content/images/rowan/logo.png is another picture',
  )
})

test('a list that is made by code is left alone, and the entry is told instead', async () => {
  writeFileSync(join(root, 'content', 'featured-projects.ts'), 'export const featuredProjects = make()\n')
  await expect(run('project', ...rowan, ...code)).rejects.toThrow(
    /content\/featured-projects\.ts cannot be changed here .* by hand:\n\n\{\n {4}title: 'Röwan'/,
  )
})

test('at a terminal every field is asked for, lists until the answer is empty', async () => {
  const answers = [
    'Ash',
    'Web',
    '2024-01',
    'It is.',
    'One',
    'Two',
    undefined,
    undefined,
    'https://github.com/a/b',
  ]
  const ask = jest.fn(async () => answers.shift())
  const collected = await collect(fieldsOf('project'), {}, ask)
  expect(collected.get('bullet')).toEqual(['One', 'Two'])
  expect(collected.get('github')).toEqual(['https://github.com/a/b'])
  expect(collected.get('website')).toEqual([])
})
