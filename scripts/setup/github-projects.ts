import { z } from 'zod'
import { findIcon } from '../../content/icons'
import type { ResumeInput } from './json-resume'
import { descriptionIn, listIn, titleIn } from './readme'

const text = z.string().nullish()

/** What is read of a repository of GitHub's. */
export const repositorySchema = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  html_url: z.url(),
  description: text,
  homepage: text,
  language: text,
  topics: z.array(z.string()).nullish(),
  fork: z.boolean(),
  archived: z.boolean().nullish(),
  is_template: z.boolean().nullish(),
  /** In kB; an empty one has none. */
  size: z.number(),
  stargazers_count: z.number(),
  created_at: z.iso.datetime(),
  pushed_at: text,
})
export type Repository = z.output<typeof repositorySchema>

/** Fewer stars say nothing. */
const LEAST_STARS = 10
const TOPICS = 6
const SKILLS = 12
/** More are no help as a filter. */
const TYPES = 6

/** The kinds of projects by topics and languages, the most telling first: a game for phones is a game. */
const kinds: [kind: string, words: string][] = [
  ['Game', 'game games gamedev game-development unity unity3d godot bevy phaser pygame gdscript'],
  [
    'ML',
    'machine-learning deep-learning ml pytorch tensorflow keras nlp computer-vision llm jupyter-notebook',
  ],
  ['Mobile', 'android ios mobile mobile-app react-native flutter swiftui jetpack-compose'],
  ['Desktop', 'desktop desktop-app electron tauri qt gtk wpf macos'],
  ['CLI App', 'cli command-line command-line-tool terminal tui'],
  [
    'Web',
    'web website webapp web-app frontend pwa react vue svelte angular nextjs astro django rails laravel html css',
  ],
]

/** Names of topics that are not written as they sound. */
const spellings: Record<string, string> = {
  aws: 'AWS',
  css: 'CSS',
  'github-actions': 'GitHub Actions',
  graphql: 'GraphQL',
  html: 'HTML',
  javascript: 'JavaScript',
  mongodb: 'MongoDB',
  mysql: 'MySQL',
  nextjs: 'Next.js',
  nodejs: 'Node.js',
  php: 'PHP',
  postgresql: 'PostgreSQL',
  pytorch: 'PyTorch',
  sqlite: 'SQLite',
  tailwindcss: 'Tailwind CSS',
  tensorflow: 'TensorFlow',
  typescript: 'TypeScript',
  webassembly: 'WebAssembly',
  webgl: 'WebGL',
}

const acronyms = new Set(
  'ai api aws cli cnn css csv cv dns gpu gui html http ide ios json llm ml mnist nlp os pdf php rss sdk sql ssh svg tls tui ui url usb ux xml yaml'.split(
    ' ',
  ),
)

/**
 * A repository as a project of JSON Resume.
 *
 * @param readme its Markdown
 * @param release its latest one
 */
export function projectOf(
  repository: Repository,
  readme: string,
  release?: { tag_name: string; published_at?: string | null },
): NonNullable<ResumeInput['projects']>[number] {
  const { name, html_url, homepage, language, stargazers_count, created_at } = repository
  const title = titleIn(readme, name) ?? inWords(name)
  const topics = (repository.topics ?? [])
    .filter((topic) => topic !== language?.toLowerCase())
    .slice(0, TOPICS)
  const description = (repository.description ?? '').replace(/:[a-z\d_+-]+:/g, '').trim()
  return {
    name: title,
    type: kindOf(repository),
    description:
      description || descriptionIn(readme) || (language ? `${title}, written in ${language}.` : title),
    highlights: [
      ...listIn(readme),
      ...(language ? [`Written in ${language}`] : []),
      ...(topics.length > 0
        ? [`Topics: ${topics.map((topic) => spellings[topic] ?? topic.replaceAll('-', ' ')).join(', ')}`]
        : []),
      ...(stargazers_count >= LEAST_STARS
        ? [`${stargazers_count.toLocaleString('en-US')} stars on GitHub`]
        : []),
      ...(release ? [`Latest release: ${release.tag_name}${yearOf(release.published_at)}`] : []),
    ],
    startDate: created_at.slice(0, 7),
    url: html_url,
    website: /^https?:\/\//i.test(homepage ?? '') ? homepage : undefined,
  }
}

function kindOf({ topics, language }: Repository): string | undefined {
  const words = [...(topics ?? []), (language ?? '').toLowerCase().replaceAll(' ', '-')]
  const kind = kinds.find(([, known]) => words.some((word) => known.split(' ').includes(word)))
  return kind?.[0] ?? language ?? undefined
}

/** A language that one project alone is written in is no kind of its own where there are many kinds. */
export function withFewTypes<P extends { type?: string | null }>(projects: readonly P[]): P[] {
  const types = projects.map(({ type }) => type)
  if (new Set(types).size <= TYPES) return [...projects]
  const isRare = (type: unknown) => types.filter((other) => other === type).length === 1
  const isKind = (type: unknown) => kinds.some(([kind]) => kind === type)
  return projects.map((project) =>
    isRare(project.type) && !isKind(project.type) ? { ...project, type: 'Other' } : project,
  )
}

function yearOf(date: string | null | undefined): string {
  return date ? ` (${date.slice(0, 4)})` : ''
}

/** `night-shift` as "Night Shift", `pdf-cli` as "PDF CLI"; a name that has capitals is its owner's spelling. */
function inWords(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  if (/\p{Lu}/u.test(words)) return words
  const spelled = words.replace(/[^ ]+/g, (word) => (acronyms.has(word) ? word.toUpperCase() : word))
  return spelled.replace(/^\p{L}| (?!(?:a|an|and|for|in|of|on|the|to|with)\b)\p{L}/gu, (start) =>
    start.toUpperCase(),
  )
}

/** Languages and topics that have an icon of their own, the most used first; others are words, such as "terminal". */
export function skillsOf(repositories: readonly Repository[]): ResumeInput['skills'] {
  const languages = mostUsed(repositories.flatMap(({ language }) => language ?? []))
  const topics = mostUsed(
    repositories.flatMap(({ name, topics }) => (topics ?? []).filter((topic) => topic !== name)),
  ).map((topic) => spellings[topic] ?? inWords(topic))
  return [
    { name: 'Languages', keywords: languages },
    { name: 'Tools', keywords: topics },
  ].filter(({ keywords }) => keywords.length > 0)
}

function mostUsed(names: readonly string[]): string[] {
  const uses = (name: string) => names.filter((other) => other === name).length
  return [...new Set(names)]
    .filter((name) => /^(Si|Fa)/.test(findIcon(name) ?? ''))
    .toSorted((a, b) => uses(b) - uses(a))
    .slice(0, SKILLS)
}
