import { personalTexts, sampleList } from '@/scripts/doctor/sample'
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

test('O9 another text or picture makes another list, so that the weight of that owner’s site is not measured', () => {
  const content = plantContent()
  const list = sampleList(content, [Buffer.from('a picture')])
  const profile = { ...content.profile, intro: 'My own words.' }
  expect(sampleList(plantContent(), [Buffer.from('a picture')])).toEqual(list)
  expect(sampleList({ ...content, profile }, [Buffer.from('a picture')])).not.toEqual(list)
  expect(sampleList(content, [Buffer.from('another')])).not.toEqual(list)
})
