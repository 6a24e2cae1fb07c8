import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { addFamilies, missingFamilies } from '@/scripts/setup/fonts'

test.each([
  ['Ada Lovelace, Zażółć gęślą jaźń', 'en', []],
  ['Ελλάδα Россия ישראל العربية', 'en', []],
  ['東京で働く', 'en', ['noto-sans-jp']],
  ['東京', 'ja', ['noto-sans-jp']],
  ['서울', 'ko', ['noto-sans-kr']],
  ['数据', 'zh-CN', ['noto-sans-sc']],
  ['數據', 'zh-TW', ['noto-sans-tc']],
  ['軟體工程師，喜歡數據與設計', 'en', ['noto-sans-tc']],
  ['软件工程师，喜欢数据与设计', 'en', ['noto-sans-sc']],
  ['नमस्ते', 'hi', ['noto-sans-devanagari']],
  ['สวัสดี', 'th', ['noto-sans-thai']],
  ['東京 서울 नमस्ते', 'ja', ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-devanagari']],
  ['Quick 🚀', 'en', []],
])('the letters of "%s" in %s need %j [O6]', (text, lang, families) => {
  expect(missingFamilies([text], lang)).toEqual(families)
})

const path = temporaryFolder()

test('families are installed and named in content/typefaces.ts; if npm fails, the file stays and the message contains the command to repeat [O6]', () => {
  const root = path('site')
  const file = join(root, 'content', 'typefaces.ts')
  mkdirSync(join(root, 'content'), { recursive: true })
  const before = readFileSync('content/typefaces.ts', 'utf8')
  writeFileSync(file, before)
  expect(() => addFamilies(root, ['noto-sans-jp'], () => false)).toThrow(
    /^npm could not install @expo-google-fonts\/noto-sans-jp, .* Check your connection, then run: npm run setup -- --fonts$/,
  )
  expect(readFileSync(file, 'utf8')).toBe(before)
  const installed: string[] = []
  addFamilies(root, ['noto-sans-jp'], (packages) => installed.push(...packages) > 0)
  expect(installed).toEqual(['@expo-google-fonts/noto-sans-jp'])
  expect(readFileSync(file, 'utf8')).toBe(before.replace(/more: \[.*\]/, "more: ['noto-sans-jp']"))
})
