import { plantedContent, rawContent } from '@/__tests__/support/content'
import { familiesFor } from '@/app/documents/fonts'
import { findOmissions } from '@/scripts/check/content/omissions'

function leftOutOf(profile: Partial<typeof rawContent.profile>, hasOwnResume = false) {
  const raw = { ...rawContent, profile: { ...rawContent.profile, ...profile } }
  return findOmissions(plantedContent(raw), hasOwnResume)
}

test('a letter without a font stops the build with the command that installs one; emoji are only noted [O6]', () => {
  expect(leftOutOf({ name: '王', intro: 'Quick 🚀 1️⃣' })).toEqual({
    faults: [
      {
        file: 'content/typefaces.ts',
        field: 'more',
        message:
          'has no font for 王. Run "npm run setup -- --fonts", which installs one if it knows one. Else add a font yourself, or write other letters.',
      },
    ],
    notes: ['The resume and the card leave out 🚀 ⃣, because no font has them.'],
  })
})

test('an owner’s own resume is not checked for letters [O6]', () => {
  expect(leftOutOf({ status: '王' }, true).faults).toEqual([])
})

test.each([
  ['Zażółć Ελλάδα Россия ישראל العربية 🚀', 'en', []],
  ['東京で働く', 'en', ['noto-sans-jp']],
  ['東京', 'ja', ['noto-sans-jp']],
  ['서울', 'en', ['noto-sans-kr']],
  ['数据', 'zh-CN', ['noto-sans-sc']],
  ['數據', 'zh-TW', ['noto-sans-tc']],
  ['नमस्ते สวัสดี', 'hi', ['noto-sans-devanagari', 'noto-sans-thai']],
])('the letters of "%s" in %s need %j [O6]', (text, lang, families) => {
  expect(familiesFor([text], lang)).toEqual(families)
})
