import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface Command<T> {
  /** The command as it is typed, such as `npm run doctor`. */
  usage: string
  /** Printed for `--help`. */
  help: string
  /** As `parseArgs` takes them. */
  options: T
}

const help = { type: 'boolean', short: 'h' } as const

/**
 * Reads the options of a command.
 *
 * @returns undefined for `--help`
 * @throws if an option is unknown or has no value
 */
export function readOptions<T extends Options>({ usage, help: text, options }: Command<T>) {
  const withHelp: T & { help: typeof help } = { ...options, help }
  try {
    const { values } = parseArgs({ options: withHelp })
    if (!('help' in values)) return { values }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${message}\nOptions come after --, which npm needs. For their list: ${usage} -- --help`)
  }
  console.log(text)
}
