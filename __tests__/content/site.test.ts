import { content } from '@/content/site'
import { textsIn } from '@/content/texts'
import { sampleOf } from '@/scripts/doctor/sample'
import sampleList from '@/scripts/doctor/sample.json'

test('D6 every sample link stays on a domain reserved for examples', () => {
  const links = textsIn(content).flatMap(({ text }) => (/^https?:/.test(text) ? new URL(text).hostname : []))
  const strangers = links.filter((host) => !/(^|\.)example\.(com|org)$/.test(host))
  expect(links.length).toBeGreaterThan(0)
  // An owner's own content has links of its own.
  expect(sampleOf(sampleList).says(content.profile.name) ? strangers : []).toEqual([])
})
