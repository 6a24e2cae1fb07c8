import { isSample } from '@/scripts/check/is-sample'

jest.mock('@/content/words', () => jest.requireActual('@/docs/translations/de'))

test('the sample with German words is not the sample [O9]', async () => {
  expect(await isSample()).toBe(false)
})
