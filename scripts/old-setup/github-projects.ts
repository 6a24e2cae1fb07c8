import { z } from 'zod'
import { findIcon } from '@/content/schema/icons'
import { addressOf } from '@/scripts/old-setup/addresses'
import { descriptionIn, listIn, titleIn } from '@/scripts/old-setup/readme'

/** A text that may be missing. */
export const text = z.string().nullish().catch(undefined)
const flag = z.boolean().nullish().catch(undefined)

/** The fields of a repository. Only its name and address are required. */
export const repositorySchema = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  html_url: z.url({ protocol: /^https?$/ }),
  description: text,
  homepage: text,
  language: text,
  topics: z.array(z.string()).nullish().catch(undefined),
  fork: flag,
  archived: flag,
  is_template: flag,
  /** In kB; an empty repository has 0. */
  size: z.number().nullish().catch(undefined),
  stargazers_count: z.number().catch(0),
  created_at: z.iso.datetime().optional().catch(undefined),
  pushed_at: text,
})
export type Repository = z.output<typeof repositorySchema>

/** Fewer stars are not mentioned. */
const LEAST_STARS = 10
const SKILLS = 12

/** The kinds of projects by topics and languages, in order of precedence: a game for phones is a game. */
const kinds: Record<string, string> = {
  Game: 'game games gamedev game-development unity unity3d godot bevy phaser pygame gdscript',
  ML: 'machine-learning deep-learning ml pytorch tensorflow keras nlp computer-vision llm jupyter-notebook',
  Mobile: 'android ios mobile mobile-app react-native flutter swiftui jetpack-compose',
  Desktop: 'desktop desktop-app electron tauri qt gtk wpf macos',
  'CLI App': 'cli command-line command-line-tool terminal tui',
  Web: 'web website webapp web-app frontend pwa react vue svelte angular nextjs astro django rails laravel html css',
}

/** The spelling of words that have capitals or dots. */
const spellings = new Map(
  `AI, API, AWS, CLI, CMS, CNN, CSS, CSV, CV, DB, DNS, FTP, GitHub Actions, GPS, GPU, GraphQL, GUI, HTML, HTTP, HTTPS, IDE,
  iOS, IoT, IP, JavaScript, JSON, JWT, LLM, ML, MNIST, MongoDB, MQTT, MySQL, Next.js, NLP, Node.js, OCR, ORM, OS, PDF, PHP,
  PNG, PostgreSQL, PWA, PyTorch, QR, RPC, RSS, SDK, SEO, SQL, SQLite, SSH, SVG, Tailwind CSS, TCP, TensorFlow, TLS, TUI,
  TypeScript, UDP, UI, URL, USB, UX, VPN, VR, WebAssembly, WebGL, XML, YAML`
    .split(/,\s+/)
    .map((word) => [lettersOf(word), word]),
)

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^a-z\d]/g, '')
}

function spelling(word: string): string | undefined {
  return spellings.get(lettersOf(word))
}

/** Returns "Night Shift" for `night-shift` and "PDF CLI" for `pdf-cli`; a name with capitals keeps them. */
function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  if (/\p{Lu}/u.test(words)) return words
  return words
    .replace(/^\p{L}| (?!(?:a|an|and|for|in|of|on|the|to|with)\b)\p{L}/gu, (start) => start.toUpperCase())
    .replace(/[^ ]+/g, (word) => spelling(word) ?? word)
}

/**
 * Returns a repository as a project of JSON Resume. It has no description if neither GitHub nor the readme has one.
 *
 * @param readme its Markdown
 */
export function projectOf(
  { name, html_url, description, homepage, language, topics, stargazers_count, created_at }: Repository,
  readme: string,
) {
  const others = (topics ?? []).filter((topic) => topic !== language?.toLowerCase())
  const further = others.map((topic) => spelling(topic) ?? topic.replaceAll('-', ' '))
  return {
    name: titleIn(readme, name) ?? titleOf(name),
    type: kindOf(topics ?? []) ?? kindOfAddress(homepage) ?? kindOf([language ?? '']) ?? language,
    description: description?.replace(/:[a-z\d_+-]+:/g, '').trim() || descriptionIn(readme),
    highlights: [
      ...listIn(readme),
      language && `Written in ${language}`,
      further.length > 0 && `Topics: ${further.join(', ')}`,
      stargazers_count >= LEAST_STARS && `${stargazers_count.toLocaleString('en-US')} stars on GitHub`,
    ].filter((highlight) => typeof highlight === 'string'),
    startDate: created_at?.slice(0, 7),
    code: html_url,
    website: homepage,
  }
}

function kindOf(words: readonly string[]): string | undefined {
  const named = words.map((word) => word.toLowerCase().replaceAll(' ', '-'))
  return Object.keys(kinds).find((kind) => kinds[kind]?.split(' ').some((word) => named.includes(word)))
}

/** Hosts of pages about packages, which are not websites of projects. */
const packageHosts =
  /(?:^|\.)(?:npmjs\.com|pypi\.org|crates\.io|docs\.rs|rubygems\.org|pkg\.go\.dev|readthedocs\.io|packagist\.org|github\.com)$/
const appHosts = /(?:^|\.)(?:play\.google\.com|apps\.apple\.com|f-droid\.org)$/

/** Returns the kind of a project by its address: a website is "Web" in any programming language. */
function kindOfAddress(homepage?: string | null): string | undefined {
  const address = addressOf(homepage ?? '')
  if (!address) return undefined
  const { hostname } = new URL(address)
  if (appHosts.test(hostname)) return 'Mobile'
  return packageHosts.test(hostname) ? undefined : 'Web'
}

/** Returns languages and topics that have an icon, the most used first; other topics are words such as "terminal". */
export function skillsOf(repositories: readonly Repository[]) {
  const languages = repositories.flatMap(({ language }) => language ?? [])
  const topics = repositories.flatMap(({ name, topics }) => topics?.filter((topic) => topic !== name) ?? [])
  const tools = mostUsed(topics).map((topic) => spelling(topic) ?? titleOf(topic))
  return [
    { name: 'Languages', keywords: mostUsed(languages) },
    { name: 'Tools', keywords: tools },
  ].filter(({ keywords }) => keywords.length > 0)
}

function mostUsed(names: readonly string[]): string[] {
  const uses = (name: string) => names.filter((other) => other === name).length
  return [...new Set(names)]
    .filter((name) => /^(Si|Fa)/.test(findIcon(name) ?? ''))
    .toSorted((a, b) => uses(b) - uses(a))
    .slice(0, SKILLS)
}
