import { plantContent } from '@/__tests__/support/content'
import { collectTexts } from '@/content/schema/content'
import { content } from '@/content/schema/load'
import { isSample } from '@/scripts/check/is-sample'
import { hashSample, sampleOf } from '@/scripts/doctor/sample'

test('the sample has texts about the person, and no texts that others may use', () => {
  const sample = sampleOf(hashSample(plantContent(), [Buffer.from('a picture')]))
  const personal = ['Planted Person', 'First planted paragraph.', 'One fact about Alder', 'Company older']
  expect(personal.filter((text) => !sample.hasText(text))).toEqual([])
  const shared = ['Web', 'Alder', 'Planted trade', 'Planted Go', 'option1', 'planted/logo.svg']
  expect(shared.filter(sample.hasText)).toEqual([])
  expect(['a picture', 'another'].map((bytes) => sample.hasPicture(Buffer.from(bytes)))).toEqual([
    true,
    false,
  ])
})

test('another text or picture changes the hashes', () => {
  const list = hashSample(plantContent(), [Buffer.from('a picture')])
  const { profile, ...rest } = plantContent()
  expect(hashSample(plantContent(), [Buffer.from('a picture')])).toEqual(list)
  const changed = { ...rest, profile: { ...profile, intro: 'My own words.' } }
  expect(hashSample(changed, [Buffer.from('a picture')])).not.toEqual(list)
  expect(hashSample(plantContent(), [Buffer.from('another')])).not.toEqual(list)
})

test('every link of the sample is on a domain reserved for examples [D6]', async () => {
  const links = collectTexts(content).flatMap(({ text }) =>
    /^https?:/.test(text) ? new URL(text).hostname : [],
  )
  const foreign = links.filter((host) => !/(^|\.)example\.(com|org)$/.test(host))
  // An owner links to other sites.
  expect(isSample() ? foreign : []).toEqual([])
})
