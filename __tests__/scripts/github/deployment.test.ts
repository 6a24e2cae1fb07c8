import { startGitHub } from '@/__tests__/support/github-server'
import type { ContentFault } from '@/content/schema/fault'
import type { Diagnosis } from '@/scripts/doctor/report'
import { type Deployment, describeFailure, planDeployment, readPages } from '@/scripts/github/deployment'

const variables = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'ada/site' }
const address = 'https://ada.github.io/site/'
const healthy: Diagnosis = { faults: [], findings: [], hasAddress: true }

/** Plans the deployment of an owner's site that is ready, except for the facts that are passed. */
async function plan(given: Partial<Deployment> = {}) {
  const report = await planDeployment({
    variables,
    isSample: false,
    readPages: async () => ({ address }),
    diagnose: async () => healthy,
    ...given,
  })
  return { ...report, text: report.summary.join('\n') }
}

const pagesOff = async () => 'off' as const
const publishesSample = { ...variables, PUBLISH_SAMPLE: 'true' }

test('a site that is ready is published at the address of Pages [O11, O12]', async () => {
  const checked: string[] = []
  const diagnose = async (site: string) => {
    checked.push(site)
    return healthy
  }
  const { errors, outputs, text } = await plan({ diagnose })
  expect(checked).toEqual([address])
  expect(errors).toBeUndefined()
  expect(outputs).toEqual({ publish: 'true', address })
  expect(text).toContain(`Ready for ${address}`)
})

test('the sample is not an error, and the summary leads to setup [O12]', async () => {
  const { errors, outputs, text } = await plan({ isSample: true })
  expect(errors).toBeUndefined()
  expect(outputs).toEqual({ publish: 'false' })
  expect(text).toContain('This is still the sample. Run setup.')
  expect(text).toContain('1. Open [Actions, setup](https://github.com/ada/site/actions/workflows/setup.yml)')
  expect(text).not.toContain('Settings')
})

test('the sample with Pages off leads to the setting first, then to setup [O12]', async () => {
  const { errors, text } = await plan({ isSample: true, readPages: pagesOff })
  expect(errors).toBeUndefined()
  expect(text).toMatch(/1\. GitHub Pages is off.*\n2\. Open \[Actions, setup\]/)
})

test('a failed request to GitHub is an error for an owner’s site, but not for the sample', async () => {
  const readPages = async () => {
    throw new Error('api.github.com: did not answer.')
  }
  expect((await plan({ isSample: true, readPages })).errors).toBeUndefined()
  await expect(plan({ readPages })).rejects.toThrow('did not answer')
  expect(describeFailure(new Error('api.github.com: did not answer.'))).toMatchObject({
    errors: ['api.github.com: did not answer.'],
    outputs: { publish: 'false' },
  })
})

test('PUBLISH_SAMPLE publishes only the sample', async () => {
  const unread = () => {
    throw new Error('the doctor ran')
  }
  const sample = { isSample: true, variables: publishesSample, diagnose: unread }
  expect((await plan(sample)).outputs).toEqual({ publish: 'true', address })
  const { errors, outputs } = await plan({ ...sample, isSample: false })
  expect(errors?.[0]).toContain('Delete the variable')
  expect(outputs).toEqual({ publish: 'false' })
})

test.each([
  ['off', 'GitHub Pages is off'],
  ['publishes a branch', 'GitHub Pages publishes a branch'],
] as const)('Pages that is %s stops with one sentence and the link to the setting', async (pages, fact) => {
  const { errors, outputs, text } = await plan({ readPages: async () => pages })
  const settings = 'https://github.com/ada/site/settings/pages'
  const sentence = `${fact}: choose "GitHub Actions" as the source in`
  expect(errors).toEqual([`${sentence} Settings, Pages (${settings}).`])
  expect(text).toBe(`## Not published yet\n\n${sentence} [Settings, Pages](${settings}).`)
  expect(outputs).toEqual({ publish: 'false' })
})

test('faults are listed in order, with file and line', async () => {
  const faults: ContentFault[] = [
    { file: 'content/profile.ts', line: 5, field: 'name', message: 'is <missing>.\n Write 100% of it.' },
    { file: 'content/slides.ts', message: 'is not a list.' },
  ]
  const { errors, outputs, text } = await plan({ diagnose: async () => ({ ...healthy, faults }) })
  expect(errors).toEqual(['The site is not ready.'])
  expect(outputs).toEqual({ publish: 'false' })
  expect(text).toContain(
    '1. [content/profile.ts, line 5](https://github.com/ada/site/blob/main/content/profile.ts#L5): name: is \\<missing\\>. Write 100% of it.\n2. [content/slides.ts](https://github.com/ada/site/blob/main/content/slides.ts): is not a list.',
  )
})

test.each([
  ['wrong', 'true', 'Could be better:'],
  ['sample', 'false', 'The site is not ready.'],
] as const)(
  'a finding of the level "%s" decides whether the site is published: %s',
  async (level, publish, heading) => {
    const finding = {
      level,
      file: 'content/experiences.ts',
      line: 9,
      entry: 'Acme',
      field: 'endDate',
      why: 'is odd',
      fix: 'Fix it.',
    }
    const { outputs, text } = await plan({ diagnose: async () => ({ ...healthy, findings: [finding] }) })
    expect(outputs?.publish).toBe(publish)
    expect(text).toContain(heading)
    expect(text).toContain('blob/main/content/experiences.ts#L9): Acme, endDate: is odd. Fix it.')
  },
)

/** Reads the settings of Pages from a server that gives this body for them. */
async function pagesFrom(body?: object) {
  const path = '/repos/ada/site/pages'
  const server = await startGitHub({ bodies: body ? { [path]: body } : {} })
  const variables = { GITHUB_API_URL: server.url, GITHUB_REPOSITORY: 'ada/site', GITHUB_TOKEN: 'token' }
  const pages = await readPages(variables).finally(server.close)
  expect(server.requests).toEqual([`GET ${path}`])
  return pages
}

test('the address of the site comes from the settings of Pages [O11]', async () => {
  const own = { html_url: 'https://ada.example.org/', build_type: 'workflow' }
  expect(await pagesFrom(own)).toEqual({ address: 'https://ada.example.org/' })
})

test('Pages has no address while it is off or publishes a branch', async () => {
  expect(await pagesFrom()).toBe('off')
  const branch = { html_url: 'https://ada.github.io/site/', build_type: 'legacy' }
  expect(await pagesFrom(branch)).toBe('publishes a branch')
})
