import { readOptions } from '@/scripts/commands/options'

const text = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const
const command = {
  usage: 'npm run plant',
  help: 'How to plant.',
  options: { from: text, 'site-url': text, email: text, strict: flag },
  words: 1,
}

/** Returns the options that a command reads. `npm` are the variables that npm sets for options before `--`. */
function read(args: string[], npm: Record<string, string> = {}) {
  const env = Object.fromEntries(Object.entries(npm).map(([name, value]) => [`npm_config_${name}`, value]))
  return readOptions(command, args, env)
}

test.each<[string, string[], Record<string, string>, object]>([
  ['npm run plant -- --strict', ['--strict'], {}, { strict: true }],
  ['npm run plant --strict', [], { strict: 'true' }, { strict: true }],
  [
    'npm run plant --site-url=https://a.dev',
    [],
    { site_url: 'https://a.dev' },
    { 'site-url': ['https://a.dev'] },
  ],
  ['npm run plant project --from x.json', ['project', 'x.json'], { from: 'true' }, { from: ['x.json'] }],
  [
    'npm run plant project --from a --from b',
    ['project', 'a', 'b'],
    { from: 'true\n\ntrue' },
    { from: ['a', 'b'] },
  ],
  ['npm run plant --from=a --from=b', [], { from: 'a\n\nb' }, { from: ['a', 'b'] }],
  ['an .npmrc that has email', ['--strict'], { email: 'me@example.com', strict: '' }, { strict: true }],
])('%s: options count on either side of --', (_, args, npm, expected) => {
  const given = read(args, npm)
  expect({ ...given?.values }).toEqual(expected)
  expect(given?.positionals).toEqual(args.filter((word) => word === 'project'))
})

test.each<[string[], Record<string, string>, string]>([
  [
    ['x', 'a.json', 'b'],
    { from: 'true', site_url: 'true' },
    '"a.json b" does not belong to an option. Put -- before the options: npm run plant -- --from --site-url',
  ],
  [['x'], { from: 'true' }, 'Put -- before the options: npm run plant -- --from'],
  [['x', 'y'], {}, '"y" does not belong to an option. For the list of options: npm run plant -- --help'],
  [['--form', 'x'], {}, "Unknown option '--form'. For the list of options: npm run plant -- --help"],
  [
    ['--from'],
    {},
    "Option '--from <value>' argument missing. For the list of options: npm run plant -- --help",
  ],
  [
    ['--from', '-x.json'],
    {},
    "To specify an option argument starting with a dash use '--from=-XYZ'. For the list of options: npm run plant -- --help",
  ],
])('%j with %j fails with the command to type', (args, npm, message) => {
  expect(() => read(args, npm)).toThrow(message)
})

test.each(['--help', '-h'])('%s prints the help and nothing else', (option) => {
  const print = jest.spyOn(console, 'log').mockImplementation()
  expect(read([option, '--strict'])).toBeUndefined()
  expect(print.mock.calls).toEqual([['How to plant.']])
})
