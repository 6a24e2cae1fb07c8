import { defaultJob, listSteps } from '@/scripts/check/steps'

const commandsOf = (job: string, isSample: boolean) =>
  listSteps('reports', isSample)
    [job]?.flatMap(({ commands }) => commands)
    .join('\n') ?? ''

test('the sample gets the check of the template, other content the check of an owner [O1]', () => {
  expect([true, false].map(defaultJob)).toEqual(['all', 'owner'])
})

test('the check of an owner runs no linter, unit test or journey [O1]', () => {
  const commands = commandsOf('owner', false)
  expect(commands).toContain('check/export')
  expect(commands).toMatch(/playwright test .*e2e\/visit\.spec\.ts/)
  expect(commands).not.toMatch(/biome|jest|quickstart|playwright(?!.*visit)/)
})

test('the quickstart runs on the sample only [O9]', () => {
  for (const job of ['all', 'export']) {
    expect(commandsOf(job, true)).toContain('check/quickstart')
    expect(commandsOf(job, false)).not.toContain('check/quickstart')
  }
})
