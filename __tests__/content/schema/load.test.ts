import { content } from '@/content/schema/load'
import { collectTexts } from '@/content/schema/texts'
import { isSample } from '@/scripts/check/is-sample'

test('every link of the sample is on a domain reserved for examples [D6]', async () => {
  const links = collectTexts(content).flatMap(({ text }) =>
    /^https?:/.test(text) ? new URL(text).hostname : [],
  )
  const foreign = links.filter((host) => !/(^|\.)example\.(com|org)$/.test(host))
  expect(links.length).toBeGreaterThan(0)
  // An owner links to other sites.
  expect((await isSample()) ? foreign : []).toEqual([])
})
