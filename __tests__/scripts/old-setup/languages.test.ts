import { basics, read } from '@/__tests__/support/resumes'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

/** The languages in a resume, each as "Name: level". */
const languagesOf = (resume: object) =>
  read(resume).languages.map((entry) => {
    const { name, level } = Object(entry)
    return level ? `${name}: ${level}` : name
  })

const levels = { fr: 'C1', en: 'native' }

test.each<[what: string, languages: unknown, expected: string[]]>([
  ['their codes', { es: 'Native', en: 'Fluent' }, ['Spanish: Native', 'English: Fluent']],
  ['their codes in a list', [levels], ['French: C1', 'English: native']],
  [
    'codes with a region',
    ['en-US', 'French', { language: 'pt_BR', fluency: 'B1' }],
    ['American English', 'French', 'Brazilian Portuguese: B1'],
  ],
  ['names', { Mandarin: 'native', English: 'C1' }, ['Mandarin: native', 'English: C1']],
  [
    'names with a dash, and a level only from A1 to C2',
    ['Chinese – Simplified', 'Portuguese - Brazil - C1', 'Hindi, Tamil, B2 Telugu'],
    ['Chinese – Simplified', 'Portuguese - Brazil: C1', 'Hindi', 'Tamil', 'B2 Telugu'],
  ],
  [
    'a text with levels of several forms',
    'Korean (native), English (C1, spoken), French, B2, Czech – A1',
    ['Korean: native', 'English: C1, spoken', 'French: B2', 'Czech: A1'],
  ],
  ['texts of RenderCV', [{ bullet: '**French**: native' }], ['French: native']],
  [
    'groups with certificates, which are not translations',
    {
      de: { level: 'C1', certificates: [{ name: 'Elm Test' }] },
      fr: { level: 'B2', note: 'I lived in Lyon for two years.' },
    },
    ['German: C1', 'French: B2'],
  ],
])('languages are read by %s [O10]', (_, languages, expected) => {
  expect(languagesOf({ basics, languages })).toEqual(expected)
})

test.each<[what: string, resume: object, expected: string[]]>([
  [
    'levels by languages, which are not translations',
    { languageSkills: { English: { level: 'C1' }, Spanish: { level: 'B2' } } },
    ['English: C1', 'Spanish: B2'],
  ],
  [
    'a list with numbers, in German',
    { sprachen: [{ id: '1', sprache: 'Deutsch', niveau: 'Muttersprache' }] },
    ['Deutsch: Muttersprache'],
  ],
])('languages are found in %s [O10]', (_, resume, expected) => {
  expect(languagesOf({ basics, ...resume })).toEqual(expected)
})

test('names and levels of languages in several languages are read in one [O10]', () => {
  const several = {
    basics: { ...basics, label: { fr: 'Cuisinière', en: 'Cook' } },
    languages: [
      { name: { fr: 'Français', en: 'French' }, level: { fr: 'Langue maternelle', en: 'Native' } },
      { name: 'German', level: { fr: 'Bon', en: 'Good' } },
    ],
  }
  expect(languagesOf(several)).toEqual(['French: Native', 'German: Good'])
  const inFrench = { ...several, meta: { default_lang: 'fr' } }
  expect(read(inFrench).profile.title).toBe('Cuisinière')
  expect(languagesOf(inFrench)).toEqual(['Français: Langue maternelle', 'German: Bon'])
})
