import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import * as german from '@/docs/translations/de'
import * as english from '@/docs/translations/en'
import { detectLanguage } from '@/scripts/old-setup/detect-language'
import { addFamilies, missingFamilies } from '@/scripts/old-setup/fonts'
import { chooseWords } from '@/scripts/old-setup/words'

jest.mock('@/content/words', () => ({
  ...jest.requireActual('@/docs/translations/en'),
  __esModule: true,
}))

const japanese = { intro: '検索と地図の画面を作っています。速さと読みやすさを大切にしています。' }
const options = { content: {}, isFirstRun: true }

/** Replaces constants of `content/words.ts` until the end of the test. */
function replaceWords(change: object): void {
  const words = jest.requireMock('@/content/words')
  for (const [name, value] of Object.entries(change)) jest.replaceProperty(words, name, value)
}
afterEach(() => jest.restoreAllMocks())

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

test('words of the owner’s are never replaced, even if the template has them elsewhere: --lang stops, and a proposal becomes a note [O8]', async () => {
  replaceWords({ header: { ...english.header, resume: 'More' } })
  await expect(chooseWords({ ...options, lang: 'ja' })).rejects.toThrow(
    /^content\/words\.ts has words of yours, which a translation would replace: header\.resume\. /,
  )
  const log = jest.spyOn(console, 'log').mockReturnValue()
  expect(await chooseWords({ ...options, content: japanese })).toBeUndefined()
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Note: Your texts seem to be in Japanese, but .* stays as it is/),
  )
})

test('--lang en restores the English words [O8]', async () => {
  replaceWords(german)
  const plan = await chooseWords({ ...options, lang: 'en' })
  expect(plan).toMatchObject({ lang: 'en', source: readFileSync('docs/translations/en.ts', 'utf8') })
})

test('a translation is refused while dates are written in the language before it [O8]', async () => {
  replaceWords(german)
  const content = {
    intro: japanese.intro,
    experiences: [
      { company: 'Acme', startDate: 'Dezember 2018', endDate: 'heute' },
      { company: 'Bolt', startDate: 'May 2016', endDate: '2017' },
    ],
  }
  await expect(chooseWords({ ...options, content, lang: 'fr' })).rejects.toThrow(
    `content/ has dates that are not valid in French. No files were changed.
2 problems to fix:
  - content/experiences.ts, entry 1 "Acme", field startDate ("Dezember 2018"): is in the language of the site. Write "2018-12", which is valid in every language.
  - content/experiences.ts, entry 1 "Acme", field endDate ("heute"): is in the language of the site. Write "Present", which is valid in every language.`,
  )
  const log = jest.spyOn(console, 'log').mockReturnValue()
  expect(await chooseWords({ ...options, content })).toBeUndefined()
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Note: Your texts seem to be in Japanese, but .* stays as it is/),
  )
})

test.each([
  [
    'en',
    'I design and ship web applications. Led the migration of a monolith to services, and built a search that people use every day.',
  ],
  ['de', 'Ich entwickle schnelle Dienste und einfache Oberflächen und mag Code, den jemand sofort versteht.'],
  ['es', 'Desarrollo servicios rápidos e interfaces cómodas. Me gusta el código que se entiende enseguida.'],
  ['fr', 'Je construis des services rapides et des interfaces agréables. Les tests sont toujours lisibles.'],
  [
    'pt-BR',
    'Desenvolvo serviços rápidos em Go e interfaces agradáveis em React. Gosto de código que as pessoas entendem na primeira leitura, sem surpresas.',
  ],
  ['pl', 'Projektuję szybkie usługi i wygodne interfejsy. Lubię kod, który zrozumieją wszyscy użytkownicy.'],
  ['ru', 'Я создаю быстрые сервисы на Go и удобные интерфейсы на React. Люблю код, который понятен сразу.'],
  ['ar', 'أبني خدمات سريعة بلغة Go وواجهات بـ React. أحب الشيفرة التي يفهمها من يقرؤها أول مرة.'],
  ['he', 'אני בונה מוצרים מהירים לרשת, מהכפתור ועד לשאילתה ב־SQL שמאחוריו.'],
  ['hi', 'मैं Go में तेज़ सेवाएँ और React में सरल इंटरफ़ेस बनाता हूँ। मुझे वह कोड पसंद है जो पहली बार में समझ आए।'],
  ['ja', '検索と地図の画面を作っています。React と TypeScript と Node.js と Kubernetes を使います。'],
  ['ko', 'Go로 빠른 서비스를, React로 편리한 화면을 만듭니다. 처음 읽는 사람도 이해하는 코드를 좋아합니다.'],
  ['zh-CN', '我用 Go 构建快速的服务，用 React 开发界面。喜欢第一次读就能理解的代码，也喜欢数据。'],
])('detects %s [O8]', (lang, text) => {
  expect(detectLanguage([text])).toBe(lang)
})

test('frequent words decide in texts full of names of products [O8]', () => {
  const products = 'React TypeScript Node.js Kubernetes Docker GraphQL PostgreSQL Redis Terraform Grafana'
  const german =
    'Betrieb der Plattform mit Kubernetes und Terraform, Ausbau von zwei Teams für die Bank und das Portal'
  const spanish =
    'Migración de los servicios a Kubernetes y Docker con una plataforma del banco, y los informes con Grafana'
  expect(detectLanguage([products, german, products])).toBe('de')
  expect(detectLanguage([products, spanish, products])).toBe('es')
})

test.each([
  ['too short', 'Senior Frontend Engineer'],
  ['names of products', 'React TypeScript Node.js Kubernetes Docker GraphQL PostgreSQL Redis Terraform'],
  [
    'Italian',
    'Costruisco servizi veloci in Go e interfacce comode in React. Mi piace il codice che si capisce la prima volta che lo si legge.',
  ],
  [
    'Dutch',
    'Ik bouw snelle diensten in Go en prettige interfaces in React. Ik houd van code die iemand begrijpt die haar voor het eerst leest.',
  ],
  ['Ukrainian', 'Я створюю швидкі сервіси та зручні інтерфейси. Люблю код, який зрозумілий одразу.'],
  ['Persian', 'من سرویس‌های سریع و رابط‌های ساده می‌سازم. کدی را دوست دارم که بار اول فهمیده شود.'],
])('does not guess: %s [O8]', (_, text) => {
  expect(detectLanguage([text])).toBeUndefined()
})

test.each([
  ['Ada Lovelace, Zażółć gęślą jaźń', 'en', []],
  ['Ελλάδα Россия ישראל العربية', 'en', []],
  ['東京で働く', 'en', ['noto-sans-jp']],
  ['東京', 'ja', ['noto-sans-jp']],
  ['서울', 'ko', ['noto-sans-kr']],
  ['数据', 'zh-CN', ['noto-sans-sc']],
  ['數據', 'zh-TW', ['noto-sans-tc']],
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
  jest.spyOn(console, 'log').mockReturnValue()
  expect(() => addFamilies(root, ['noto-sans-jp'], () => false)).toThrow(
    /^npm could not install @expo-google-fonts\/noto-sans-jp, .* Check your connection, then run: npm run setup -- --fonts$/,
  )
  expect(readFileSync(file, 'utf8')).toBe(before)
  const installed: string[] = []
  addFamilies(root, ['noto-sans-jp'], (packages) => installed.push(...packages) > 0)
  expect(installed).toEqual(['@expo-google-fonts/noto-sans-jp'])
  expect(readFileSync(file, 'utf8')).toBe(before.replace(/more: \[.*\]/, "more: ['noto-sans-jp']"))
})
