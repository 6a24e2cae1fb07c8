/** @jest-environment node */
import { personalTexts, sampleList, sampleOf } from '@/scripts/doctor/sample'
import { plantContent } from '../../support/content'

test('the list holds what one person could be told by, and nothing that others may say too', () => {
  const texts = personalTexts(plantContent()).map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining([
      'Planted Person',
      'First planted paragraph.',
      'One fact about Alder',
      'Company older',
      'First slide',
    ]),
  )
  for (const text of ['Web', 'Alder', 'Planted trade', 'Planted Go', 'option1', 'planted/logo.svg']) {
    expect(texts).not.toContain(text)
  }
})

test('a text or a picture is known by its list, wherever it stands', () => {
  const sample = sampleOf(sampleList(plantContent(), [Buffer.from('a picture')]))
  expect(sample.says('Planted Person')).toBe(true)
  expect(sample.isIn({ a: [{ b: 'First planted paragraph.' }] })).toBe(true)
  expect(sample.isIn({ a: ['Own words'] })).toBe(false)
  expect(sample.shows(Buffer.from('a picture'))).toBe(true)
  expect(sample.shows(Buffer.from('another'))).toBe(false)
})

test('O9 a text or a picture of another owner makes a content another one, whose weight is not measured', () => {
  const sample = plantContent()
  const list = sampleList(sample, [Buffer.from('a portrait')])
  const profile = { ...sample.profile, intro: 'My own words.' }
  expect(sampleList(plantContent(), [Buffer.from('a portrait')])).toEqual(list)
  expect(sampleList({ ...sample, profile }, [Buffer.from('a portrait')])).not.toEqual(list)
  expect(sampleList(sample, [Buffer.from('a photograph of 12 megapixels')])).not.toEqual(list)
})
