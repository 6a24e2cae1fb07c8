import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Options that are also settings of npm. They count only after `--`, because an owner's `.npmrc` may contain them. */
const npmSettings = new Set(['email'])

type Options = NonNullable<ParseArgsConfig['options']>
type Env = Readonly<Record<string, string | undefined>>

interface Command<T> {
  /** How the command is typed, such as `npm run doctor`. */
  usage: string
  /** Printed for `--help`. */
  help: string
  /** As `parseArgs` takes them. */
  options: T
  /** How many words may come before the options. */
  words?: number
}

/**
 * Reads the options of a command. npm passes options before `--` as `npm_config_*`; they count too if they are unambiguous.
 *
 * @returns undefined for `--help`
 * @throws with the right command if an option is unknown or has no value
 */
export function readOptions<T extends Options>(
  { usage, help, options, words = 0 }: Command<T>,
  args: readonly string[] = process.argv.slice(2),
  env: Env = process.env,
) {
  const parse = (all: readonly string[]) => parseWithHelp(usage, options, all)
  const typed = parse(args)
  if ('help' in typed.values) {
    console.log(help)
    return undefined
  }
  const early = optionsKeptByNpm(usage, options, env, typed.positionals.slice(words))
  const { values, positionals } = parse([...early, ...args])
  return { values, positionals: positionals.slice(0, words) }
}

const help = { type: 'boolean', short: 'h' } as const

function parseWithHelp<T extends Options>(usage: string, options: T, args: readonly string[]) {
  try {
    const withHelp: T & { help: { type: 'boolean'; short: 'h' } } = { ...options, help }
    return parseArgs({ args: [...args], options: withHelp, allowPositionals: true })
  } catch (error) {
    // If a value starts with a dash, the last line contains what to write.
    const text = String(Object(error).message).replace(/^.* ambiguous\.\n.*\n/, '')
    const [what = ''] = text.split(/\. |\n/)
    throw new Error(`${what.replace(/\.$/, '')}. For the list of options: ${usage} -- --help`)
  }
}

/**
 * Returns the options before `--`. npm splits `--from x.json` into an option without a value and a word.
 *
 * @param strays the words that npm split off
 * @throws with the right command if a word cannot be assigned to its option
 */
function optionsKeptByNpm(usage: string, options: Options, env: Env, strays: readonly string[]): string[] {
  const kept = Object.keys(options).flatMap((name) =>
    (env[`npm_config_${name.replaceAll('-', '_')}`] ?? '')
      .split('\n\n')
      .filter((value) => value && value !== 'false')
      .map((value) => ({ name, value: value === 'true' ? undefined : value })),
  )
  const isText = ({ name }: { name: string }) => options[name]?.type === 'string'
  const withoutValue = kept.filter((option) => isText(option) && option.value === undefined)
  const names = [...new Set(withoutValue.map(({ name }) => name))]
  if (withoutValue.length !== strays.length || names.length > 1) {
    const flags = [...new Set(kept.map(({ name }) => `--${name}`))].join(' ')
    const surplus = strays.length > 0 ? `"${strays.join(' ')}" does not belong to an option. ` : ''
    const advice = flags ? 'Put -- before the options' : 'For the list of options'
    throw new Error(`${surplus}${advice}: ${usage} -- ${flags || '--help'}`)
  }
  return kept
    .filter((option) => !withoutValue.includes(option) && !(isText(option) && npmSettings.has(option.name)))
    .map((option) => (isText(option) ? `--${option.name}=${option.value}` : `--${option.name}`))
    .concat(strays.map((value) => `--${names[0]}=${value}`))
}

/**
 * Makes the value of `--site-url` the address that the site is built for.
 *
 * @throws if it is not a web address
 */
export function setSiteUrl(value: string | undefined): void {
  if (value === undefined) return
  if (!/^https?:/.test(value) || !URL.canParse(value)) {
    throw new Error(
      `--site-url "${value}" is not a web address. Write it in full, such as https://example.org/me.`,
    )
  }
  process.env.SITE_URL = value
}
