import { startGitHub } from '@/__tests__/support/github-server'
import { readPages } from '@/scripts/github/pages'

/** Reads the settings of Pages from a server that gives this body for them. */
async function pagesFrom(body?: object) {
  const path = '/repos/ada/site/pages'
  const server = await startGitHub({ bodies: body ? { [path]: body } : {} })
  const variables = { GITHUB_API_URL: server.url, GITHUB_REPOSITORY: 'ada/site', GITHUB_TOKEN: 'token' }
  const pages = await readPages(variables).finally(server.close)
  expect(server.asked).toEqual([`GET ${path}`])
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
