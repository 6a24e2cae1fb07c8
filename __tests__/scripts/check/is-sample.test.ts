import { isSample } from '@/scripts/check/is-sample'
import { sampleList } from '@/scripts/doctor/sample'
import { plantContent } from '../../support/content'

const sample = plantContent()
const pictures = [Buffer.from('a portrait'), Buffer.from('a logo')]
const known = sampleList(sample, pictures)

test('O9 a text or a picture of another owner makes a content another one, whose weight is not measured', () => {
  expect(isSample(sample, pictures, known)).toBe(true)
  const profile = { ...sample.profile, intro: 'My own words.' }
  expect(isSample({ ...sample, profile }, pictures, known)).toBe(false)
  expect(isSample(sample, [Buffer.from('a photograph of 12 megapixels')], known)).toBe(false)
})
