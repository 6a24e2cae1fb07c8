import { plantContent } from '@/__tests__/support/content'
import { deadLinks } from '@/scripts/doctor/links'

const statuses: Record<string, number> = {
  'https://a.dev/': 200,
  'https://b.dev/': 404,
  'https://c.dev/': 403,
  'https://d.dev/': 503,
}

test('only dead links are reported, with their places; refusals of programs are not', async () => {
  const content = plantContent()
  content.profile.links = [...Object.keys(statuses), 'https://e.dev/', 'https://me.example.com/']
  content.experiences = content.experiences.map((entry, i) => ({
    ...entry,
    link: i === 0 ? 'https://b.dev/' : undefined,
  }))
  const asked: string[] = []
  const ask = async (address: string | URL | Request) => {
    asked.push(String(address))
    const status = statuses[String(address)]
    if (!status) throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND e.dev') })
    return new Response(null, { status })
  }
  expect(await deadLinks({ content }, ask)).toMatchObject([
    { file: 'content/profile.ts', field: 'links[1]', why: 'responds with status 404' },
    { file: 'content/profile.ts', field: 'links[3]', why: 'responds with status 503' },
    { field: 'links[4]', why: 'does not respond (getaddrinfo ENOTFOUND e.dev)' },
    {
      file: 'content/experiences.ts',
      entry: 'entry 1 "Company older"',
      field: 'link',
      why: 'responds with status 404',
    },
  ])
  // Each once, without reserved domains.
  expect(asked.toSorted()).toEqual([...Object.keys(statuses), 'https://e.dev/'])
})
