import { findResult, jobsInFull, placeElsewhere } from '@/components/home/jobs'
import { hasIcons, skillsForm } from '@/components/home/skills'
import { hasForeignLetters, isForeignScript } from '@/components/text/name'
import { splitAddresses, splitBlocks, splitParagraph } from '@/components/text/sentences'

const group = (count: number, icon?: string) => ({
  skills: Array.from({ length: count }, (_, i) => ({ name: `Skill ${i}`, icon })),
})

test.each([
  [0, 0],
  [7, 7],
  [8, 5],
  [31, 5],
])('of %i jobs, %i are shown in full and the others as rows', (jobs, inFull) => {
  expect(jobsInFull(jobs)).toBe(inFull)
})

test.each([
  [[52], 'list'],
  [[3], 'list'],
  [[6, 7, 6, 6], 'columns'],
  [[6, 8, 6], 'rows'],
  [[3, 3, 3, 3, 3], 'rows'],
])('groups of %j skills are shown as %s', (counts, form) => {
  expect(skillsForm(counts.map((count) => group(count)))).toBe(form)
})

test('icons are shown only if most skills of the section have one', () => {
  expect(hasIcons([group(3, 'rust'), group(2)])).toBe(true)
  expect(hasIcons([group(2, 'rust'), group(2)])).toBe(false)
})

test.each([
  ['Noa Verdel', false],
  ['Χριστόφορος Ольга', false],
  ['見本 花子', true],
])('the name %s has letters that the typeface lacks: %s', (name, isForeign) => {
  expect(hasForeignLetters(name)).toBe(isForeign)
})

test.each([
  ['en', false],
  ['uk', false],
  ['ar', true],
  ['ja', true],
  ['sr-Latn', false],
])('the language %s has a script that the typeface lacks: %s', (lang, isForeign) => {
  expect(isForeignScript(lang)).toBe(isForeign)
})

const sentence = 'One two three four five six seven eight nine ten.'

test('a paragraph of up to 60 words stays whole', () => {
  const text = Array(6).fill(sentence).join(' ')
  expect(splitParagraph(text, 60)).toEqual([text])
})

test('a longer paragraph is split after every three sentences, and nothing is lost', () => {
  const text = Array(7).fill(sentence).join(' ')
  const parts = splitParagraph(text, 60)
  expect(parts.map((part) => part.split('.').length - 1)).toEqual([3, 3, 1])
  expect(parts.join(' ')).toBe(text)
})

test.each([
  ['Cut the latency by 67% in a month', '67%'],
  ['Made it 12.5 % faster', '12.5 %'],
  ['Yanıt süresini %67 düşürdü', '%67'],
  ['Sert 4\u202f000 % de pages', '4\u202f000 %'],
  ['زمان پاسخ را ۶۷٪ کم کردم', '۶۷٪'],
  ['応答時間を６７％短縮', '６７％'],
])('the percentage of "%s" is shown large as %s [E1]', (sentence, figure) => {
  expect(findResult(['Nothing to count', sentence, 'Saved 90% of that'])).toEqual({ line: sentence, figure })
})

test.each([
  'Led the ISO 27001 certification',
  'Made it 3x faster',
  'Brought the failures from 7% to 0.3%',
  'Read https://example.org/100%20pages',
  '',
])('other numbers are not results: "%s" [E1]', (sentence) => expect(findResult([sentence])).toBeUndefined())

test('the figure named by the owner is shown large, from the first line that contains it [E1]', () => {
  const lines = ['Saved 14 hours', 'Saved 5%', 'Read 400 pages', 'Read 400 books']
  expect(findResult(lines, '400')).toEqual({ line: 'Read 400 pages', figure: '400' })
})

test.each([
  ['Porto', 'Porto, Portugal', undefined],
  ['القاهرة', 'القاهرة، مصر', undefined],
  ['Lisbon', 'Porto, Portugal', 'Lisbon'],
])('a job in %j of an owner in %j shows the location %j [D9]', (location, home, shown) => {
  expect(placeElsewhere({ location, responsibilities: [], stack: [] }, home)).toBe(shown)
})

test('blank lines separate paragraphs', () => {
  expect(splitBlocks('One.\n\nTwo,\nthree.\n \nFour.')).toEqual(['One.', 'Two,\nthree.', 'Four.'])
})

test.each([
  ['See https://example.org/wiki/C_(language).', 'https://example.org/wiki/C_(language)'],
  ['My notes (https://example.org/paren_(x)).', 'https://example.org/paren_(x)'],
  ['詳細は（https://example.org/a）。次の文', 'https://example.org/a'],
  ['راجع https://example.org/a، ثم', 'https://example.org/a'],
  ['At “https://example.org/?x=1&y=2”…', 'https://example.org/?x=1&y=2'],
])('the address in "%s" is %s', (text, address) => {
  const [before = '', found, after = ''] = splitAddresses(text)
  expect(found).toBe(address)
  expect(before + found + after).toBe(text)
})
