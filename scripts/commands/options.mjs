import * as util from 'node:util'

/** Options that are also settings of npm. They count only after `--`, because an owner's `.npmrc` may contain them. */
const npmSettings = new Set(['email'])

/**
 * Reads the options of a command. npm passes options before `--` as `npm_config_*`; they count too if they are unambiguous.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {object} command
 * @param {string} command.usage how the command is typed, such as `npm run doctor`
 * @param {string} command.help printed for `--help`
 * @param {T} command.options as `parseArgs` takes them
 * @param {number} [command.words] how many words may come before the options
 * @param {string[]} [args]
 * @param {Record<string, string | undefined>} [env]
 * @returns {ReturnType<typeof util.parseArgs<{ options: T, allowPositionals: true }>> | undefined} undefined for `--help`
 * @throws with the right command if an option is unknown or has no value
 */
export function readOptions(
  { usage, help, options, words = 0 },
  args = process.argv.slice(2),
  env = process.env,
) {
  const parse = (/** @type {string[]} */ all) => parsed({ usage, options, args: all })
  const typed = parse(args)
  if (typed.values.help) {
    console.log(help)
    return undefined
  }
  const early = optionsKeptByNpm({ usage, options, env, strays: typed.positionals.slice(words) })
  const { values, positionals } = parse([...early, ...args])
  return { values, positionals: positionals.slice(0, words) }
}

function parsed({ usage, options, args }) {
  try {
    const withHelp = { ...options, help: { type: 'boolean', short: 'h' } }
    return util.parseArgs({ args, options: withHelp, allowPositionals: true })
  } catch (error) {
    const [what] = error.message.split(/\. |\n/)
    throw new Error(`${what.replace(/\.$/, '')}. For the list of options: ${usage} -- --help`)
  }
}

/**
 * Returns the options before `--`. npm turns `--from x.json` into an option without a value and a word; `strays` are such words.
 *
 * @throws with the right command if a word cannot be assigned to its option
 */
function optionsKeptByNpm({ usage, options, env, strays }) {
  const kept = Object.keys(options).flatMap((name) =>
    (env[`npm_config_${name.replaceAll('-', '_')}`] ?? '')
      .split('\n\n')
      .filter((value) => value && value !== 'false')
      .map((value) => ({ name, value: value === 'true' ? undefined : value })),
  )
  const isText = ({ name }) => options[name].type === 'string'
  const withoutValue = kept.filter((option) => isText(option) && option.value === undefined)
  const names = [...new Set(withoutValue.map(({ name }) => name))]
  if (withoutValue.length !== strays.length || names.length > 1) {
    const flags = [...new Set(kept.map(({ name }) => `--${name}`))].join(' ') || '--help'
    const surplus = strays.length > 0 ? `"${strays.join(' ')}" does not belong to an option. ` : ''
    throw new Error(`${surplus}Put -- before the options: ${usage} -- ${flags}`)
  }
  return kept
    .filter((option) => !withoutValue.includes(option) && !(isText(option) && npmSettings.has(option.name)))
    .map((option) => (isText(option) ? `--${option.name}=${option.value}` : `--${option.name}`))
    .concat(strays.map((value) => `--${names[0]}=${value}`))
}

/**
 * Makes the value of `--site-url` the address that the site is built for.
 *
 * @param {string | undefined} value
 * @throws if it is not a web address
 */
export function setSiteUrl(value) {
  if (value === undefined) return
  if (!/^https?:/.test(value) || !URL.canParse(value)) {
    throw new Error(
      `--site-url "${value}" is not a web address. Write it in full, such as https://example.org/me.`,
    )
  }
  process.env.SITE_URL = value
}
