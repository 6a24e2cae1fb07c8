import { plantContent } from '@/__tests__/support/content'
import { collectTexts } from '@/content/schema/content'
import { rawContent } from '@/content/schema/raw'
import { isSample } from '@/scripts/check/is-sample'
import { hashSample, sampleOf } from '@/scripts/doctor/sample'

test('the sample has texts about the person, and no texts that others may use', () => {
  const sample = sampleOf(hashSample(plantContent(), [Buffer.from('a picture')]))
  const personal = ['Planted Person', 'First planted paragraph.', 'One fact about Alder', 'Company older']
  expect(personal.filter((text) => !sample.hasText(text))).toEqual([])
  const shared = ['Web', 'Alder', 'Planted trade', 'Planted Go', 'option1', 'planted/logo.svg']
  expect(shared.filter(sample.hasText)).toEqual([])
  expect(sample.hasPicture(Buffer.from('a picture'))).toBe(true)
  expect(sample.hasPicture(Buffer.from('another'))).toBe(false)
})

test('every link of the sample is on a domain reserved for examples [D6]', async () => {
  const links = collectTexts(rawContent).flatMap(({ text }) =>
    /^https?:/.test(text) ? new URL(text).hostname : [],
  )
  const foreign = links.filter((host) => !/(^|\.)example\.(com|org)$/.test(host))
  // An owner links to other sites.
  expect(isSample() ? foreign : []).toEqual([])
})
