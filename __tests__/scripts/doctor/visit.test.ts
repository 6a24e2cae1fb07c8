/** @jest-environment node */
import { visitAll } from '@/scripts/doctor/visit'

test('only an address that is surely dead is reported: networks refuse programs', async () => {
  const statuses: Record<string, number> = {
    'https://a.dev/': 200,
    'https://b.dev/': 404,
    'https://c.dev/': 403,
    'https://d.dev/': 503,
  }
  const ask = async (address: string | URL | Request) => {
    const status = statuses[String(address)]
    if (status === undefined)
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND e.dev') })
    return new Response(null, { status })
  }
  const faults = await visitAll([...Object.keys(statuses), 'https://e.dev/'], ask)
  expect(Object.fromEntries(faults)).toEqual({
    'https://b.dev/': 'answers 404',
    'https://d.dev/': 'answers 503',
    'https://e.dev/': 'does not answer (getaddrinfo ENOTFOUND e.dev)',
  })
})
