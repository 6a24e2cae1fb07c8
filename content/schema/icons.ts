import * as devicon from 'react-icons/di'
import * as simpleIcons from 'react-icons/si'

/** Finds icons of `react-icons` by the names of skills. Build only: the sets are megabytes. */

/** Icons by other common names (normalized). */
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
    // SiShell is the oil company.
    shell: 'SiGnubash',
    spark: 'SiApachespark',
    tailwind: 'SiTailwindcss',
    ts: 'SiTypescript',
    unreal: 'SiUnrealengine',
    vscode: 'DiVisualstudio',
  }),
)

const simpleNames = Object.keys(simpleIcons)
const deviconNames = Object.keys(devicon)
const withoutPrefix = (name: string) => [name.slice(2).toLowerCase(), name] as const

/** Icons by normalized names, in the order of search. */
const sets: ReadonlyMap<string, string>[] = [
  aliases,
  new Map(simpleNames.map(withoutPrefix)),
  new Map(deviconNames.map(withoutPrefix)),
  new Map([...simpleNames, ...deviconNames].map((name) => [name.toLowerCase(), name])),
]

/** Normalizes a name as Simple Icons does: `C++` is `cplusplus`, `Node.js` is `nodedotjs`. */
function toIconName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll('.', 'dot')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '')
}

function listSpellings(name: string): string[] {
  return [name, name.replace(/js$/, 'dotjs'), name.replace(/(dot)?js$/, ''), `${name}dotjs`]
}

/** Finds the icon of a skill such as `Node.js`, or by its own name such as `DiJava`. */
export function findIcon(text: string): string | undefined {
  const name = toIconName(text)
  const withoutVersion = name.replace(/(dot|\d)+$/, '')
  const spellings = [...listSpellings(name), ...listSpellings(withoutVersion)]
  for (const set of sets)
    for (const spelling of spellings) {
      const icon = set.get(spelling)
      if (icon) return icon
    }
  return undefined
}
