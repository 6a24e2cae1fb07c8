/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { imagesFolder } from '@/content/images-folder'
import { rawContent } from '@/content/raw'
import { contentHash, personalTexts, sampleList, sampleOf } from '@/scripts/doctor/sample'
import list from '@/scripts/doctor/sample.json'
import { filesBelow } from '@/scripts/files'
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

// An owner's content is another one: then there is nothing to compare, and both sides are the list itself.
test('while content/ is the sample, the list is the one that npm run sample would write', () => {
  const isSample = contentHash(rawContent) === list.content
  const pictures = isSample
    ? filesBelow(imagesFolder).map((file) => readFileSync(`${imagesFolder}/${file}`))
    : []
  expect(isSample ? sampleList(rawContent, pictures) : list).toEqual(list)
})
