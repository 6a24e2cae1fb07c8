import { plantContent } from '@/__tests__/support/content'
import { content } from '@/content/schema/load'
import { collectTexts } from '@/content/schema/texts'
import { isSample } from '@/scripts/check/is-sample'
import { personalTexts, sampleList, sampleOf, withOlder } from '@/scripts/doctor/sample'

test('the hashes of the sample include texts about the person, and no texts that others may use', () => {
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

test('another text or picture changes the hashes, so budgets are not applied to owners [O9]', () => {
  const content = plantContent()
  const list = sampleList(content, [Buffer.from('a picture')])
  const profile = { ...content.profile, intro: 'My own words.' }
  expect(sampleList(plantContent(), [Buffer.from('a picture')])).toEqual(list)
  expect(sampleList({ ...content, profile }, [Buffer.from('a picture')])).not.toEqual(list)
  expect(sampleList(content, [Buffer.from('another')])).not.toEqual(list)
})

test('a new sample keeps the hashes of older ones, so an update does not make them the owner’s [O10]', () => {
  const older = plantContent()
  const newer = { ...older, slides: older.slides.slice(1), profile: { ...older.profile, intro: 'Another.' } }
  const list = withOlder(sampleList(newer, []), sampleList(older, [Buffer.from('a picture')]))
  const sample = sampleOf(list)
  for (const { profile, slides } of [older, newer]) {
    expect(sample.hasText(profile.intro ?? '')).toBe(true)
    expect(slides.every(sample.isEntry)).toBe(true)
  }
  expect(sample.hasPicture(Buffer.from('a picture'))).toBe(true)
  expect(withOlder(list, list)).toEqual(list)
})

test('every link of the sample is on a domain reserved for examples [D6]', async () => {
  const links = collectTexts(content).flatMap(({ text }) =>
    /^https?:/.test(text) ? new URL(text).hostname : [],
  )
  const foreign = links.filter((host) => !/(^|\.)example\.(com|org)$/.test(host))
  expect(links.length).toBeGreaterThan(0)
  // An owner links to other sites.
  expect((await isSample()) ? foreign : []).toEqual([])
})

test('the sample with German words is not the sample [O9]', async () => {
  jest.doMock('@/content/words', () => jest.requireActual('@/docs/translations/de'))
  await jest.isolateModulesAsync(async () => {
    const { isSample } = await import('@/scripts/check/is-sample')
    expect(await isSample()).toBe(false)
  })
})
