import { readFileSync } from 'node:fs'
import { sampleOf } from '@/scripts/doctor/sample'
import sampleList from '@/scripts/doctor/sample.json'
import { chooseWords } from '@/scripts/setup/words'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const sample = sampleOf(sampleList)
/** A sample without any of the words, so all of them are the owner's. */
const otherSample = sampleOf({ texts: [], pictures: [] })
const japanese = { intro: '検索と地図の画面を作っています。速さと読みやすさを大切にしています。' }
const options = { content: {}, sample, isFirstRun: true }

test.each([
  ['ja', 'ja', 'Japanese'],
  ['pt', 'pt-BR', 'Brazilian Portuguese'],
  ['ZH-cn', 'zh-CN', 'Simplified Chinese'],
])('--lang %s takes the translation %s [O8]', async (lang, file, name) => {
  const plan = await chooseWords({ lang, ...options })
  expect(plan).toMatchObject({ lang: file, name: expect.stringContaining(name.split(' ').at(-1) ?? '') })
  expect(plan?.source).toContain("import type { Words } from '@/content/schema/words'")
  const original = readFileSync(`docs/translations/${file}.ts`, 'utf8')
  expect(plan?.source.split('export').slice(1)).toEqual(original.split('export').slice(1))
})

test('the language that the site has already changes nothing, and one without a translation is named [O8]', async () => {
  expect(await chooseWords({ lang: 'en-GB', ...options })).toBeUndefined()
  await expect(chooseWords({ lang: 'nl', ...options })).rejects.toThrow(
    /^There is no translation for "nl"\. Choose one of: ar, de, .*zh-CN\.$/,
  )
  await expect(chooseWords({ lang: 'japanese!', ...options })).rejects.toThrow(
    /^"japanese!" is not a language tag\./,
  )
})

test('the language of the texts is proposed; English ones are in the language of the site [O8]', async () => {
  expect(await chooseWords({ ...options, content: japanese })).toMatchObject({ lang: 'ja' })
  const agree = jest.fn().mockResolvedValue(false)
  expect(await chooseWords({ ...options, content: japanese, agree })).toBeUndefined()
  expect(agree).toHaveBeenCalledWith(expect.stringContaining('in Japanese'))
  expect(await chooseWords({ ...options, content: japanese, isFirstRun: false })).toBeUndefined()
  const intro =
    'I build fast services in Go and comfortable interfaces in React, and I like code that people understand at once.'
  expect(await chooseWords({ ...options, content: { intro } })).toBeUndefined()
})

test('names and dates do not decide which language is proposed [O8]', async () => {
  const content = {
    profile: {
      intro:
        'Buduję szybkie aplikacje internetowe i narzędzia dla zespołów. Najchętniej pracuję nad dostępnością.',
    },
    experiences: ['Fjord Systems', 'Bay Agency', 'Harbour & Sons', 'The Bread Company'].map((company) => ({
      company,
      location: 'Copenhagen, Denmark',
      startDate: 'Jun 2019',
      endDate: 'Sep 2020',
    })),
  }
  expect(await chooseWords({ ...options, content })).toMatchObject({ lang: 'pl' })
})

test('words of the owner’s are never replaced: --lang stops, and a proposal becomes a note [O8]', async () => {
  await expect(chooseWords({ ...options, lang: 'ja', sample: otherSample })).rejects.toThrow(
    /^content\/words\.ts has words of yours, which a translation would replace: .*page\.skip/,
  )
  const log = jest.spyOn(console, 'log').mockReturnValue()
  expect(await chooseWords({ ...options, content: japanese, sample: otherSample })).toBeUndefined()
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Note: Your texts seem to be in Japanese\. .* stays as it is/),
  )
})
