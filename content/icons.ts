import * as devicon from 'react-icons/di'
import * as simpleIcons from 'react-icons/si'
import { similarity } from './similar'

/**
 * Finds the icon of a skill by what people call it. An icon's name is that of its drawing in `react-icons`, such as
 * `SiTypescript`. Server and build only: the sets are megabytes.
 */

/** What people write (normalized), and the icon that is meant. */
const aliases = new Map(
  Object.entries({
    amazonwebservices: 'FaAws',
    aspdotnet: 'SiDotnet',
    aws: 'FaAws',
    bash: 'SiGnubash',
    cpp: 'SiCplusplus',
    csharp: 'SiDotnet',
    css3: 'SiCss',
    gcp: 'SiGooglecloud',
    godot: 'SiGodotengine',
    golang: 'SiGo',
    html: 'SiHtml5',
    java: 'SiOpenjdk',
    js: 'SiJavascript',
    k8s: 'SiKubernetes',
    kafka: 'SiApachekafka',
    postgres: 'SiPostgresql',
    rails: 'SiRubyonrails',
    reactnative: 'SiReact',
    // The icon of that name is an oil company's.
    shell: 'SiGnubash',
    spark: 'SiApachespark',
    tailwind: 'SiTailwindcss',
    ts: 'SiTypescript',
    unreal: 'SiUnrealengine',
    vscode: 'DiVisualstudio',
  }),
)

const withoutPrefix = (names: string[]) => names.map((name) => [name.slice(2).toLowerCase(), name] as const)

/** Icon names by what people may write, in small letters. Simple Icons comes before Devicon: it is kept up to date. */
const sets: ReadonlyMap<string, string>[] = [
  aliases,
  new Map(withoutPrefix(Object.keys(simpleIcons))),
  new Map(withoutPrefix(Object.keys(devicon))),
  new Map([...Object.keys(simpleIcons), ...Object.keys(devicon)].map((name) => [name.toLowerCase(), name])),
]

/** As Simple Icons spells its names: `C++` is `cplusplus`, `Node.js` is `nodedotjs`. */
function normalized(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll('.', 'dot')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '')
}

/** The spellings under which an icon may stand: as written, then with and without the ending `.js`. */
function spellings(name: string): string[] {
  return [name, name.replace(/js$/, 'dotjs'), name.replace(/(dot)?js$/, ''), `${name}dotjs`]
}

/**
 * @param text a skill such as `Rust`, `C++` or `Node.js`, or an icon's own name such as `nextdotjs` or `DiJava`
 * @returns the icon's name; none when both sets lack it
 */
export function findIcon(text: string): string | undefined {
  const name = normalized(text)
  const withoutVersion = name.replace(/(dot|\d)+$/, '')
  const written = [...spellings(name), ...spellings(withoutVersion)]
  return sets.flatMap((set) => written.flatMap((spelling) => set.get(spelling) ?? []))[0]
}

/** The names that look most like a text, for whoever has misspelt one. */
export function similarIcons(text: string, count = 3): string[] {
  const wanted = normalized(text)
  return withoutPrefix([...Object.keys(simpleIcons), ...Object.keys(devicon)])
    .map(([name]) => ({ name, likeness: similarity(wanted, name) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ name }) => name)
}
