import * as german from '@/docs/translations/de'
import { list, type Read, readValue, rootOf } from '@/scripts/setup/fields'
import { address, date, endDate, line, text } from '@/scripts/setup/values'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const unread = (value: unknown, reason: string) => ({ value, reason })

/** Reads a value on a German site. Returns the value, or the note about it. */
function readGerman(read: Read, value: unknown): unknown {
  const place = { ...rootOf('resume.json'), words: german }
  const result = readValue(value, read, place)
  const [note] = place.notes
  return note ? unread(note.value, note.reason) : result
}

test.each<[string, Read, unknown, unknown]>([
  ...[null, '', ' ', [], {}, [''], { a: null }].map((empty): [string, Read, unknown, undefined] => [
    'empty',
    text,
    empty,
    undefined,
  ]),
  ['a number for a text', text, 3.9, '3.9'],
  ['a list for a text is its paragraphs', text, ['One.', 'Two.'], 'One.\n\nTwo.'],
  ['a group for a text', text, { a: 1 }, unread(undefined, 'is not a text')],
  ['a truth for a text', text, true, unread('true', 'is not a text')],
  ['a text for a list is its lines', list(line), '• One\n- Two\n\n3 three', ['One', 'Two', '3 three']],
  ['a group for a list', list(line), { a: 1 }, unread(undefined, 'is not a list')],
  ['a line', line, 'One\ntwo', 'One two'],
  [
    'html',
    text,
    '<p>One <b>two</b> &amp; &quot;3&quot;</p><ul><li>Three<li>Four</ul>',
    'One two & "3"\n\nThree\nFour',
  ],
  ['html link', text, 'a <a href="https://example.org">b</a>', 'a b (https://example.org)'],
  [
    'markdown',
    text,
    '**One** *two* _three_ `four` [five](https://example.org)',
    'One two three four five (https://example.org)',
  ],
  [
    'other marks',
    text,
    'C* a_b_c 2 * 3 * 4 Map<string> <script>x</script>',
    'C* a_b_c 2 * 3 * 4 Map<string> <script>x</script>',
  ],
  ['invisible', text, 'a\u202eb\u200bc\u0000', 'abc'],
  ...[
    ['2020-03-14T10:00:00Z', '2020-03'],
    ['2020-03-14', '2020-03'],
    ['2020-03', '2020-03'],
    ['2020', '2020'],
    [2020, '2020'],
    ['2020/3', '2020-03'],
    ['03/2020', '2020-03'],
    ['03.2020', '2020-03'],
    ['March 2020', '2020-03'],
    ['Mar. 2020', '2020-03'],
    ['März 2020', '2020-03'],
  ].map(([written, read]): [string, Read, unknown, unknown] => [`${written}`, date, written, read]),
  ...['2020-13', '2019 until today', '2010-09-01 //Date', 'heute', 'Spring 2020', '5/2020/1'].map(
    (written): [string, Read, unknown, unknown] => [written, date, written, unread(written, 'is not a date')],
  ),
  ...['Present', 'current', 'NOW', german.resumeDates.present].map(
    (written): [string, Read, unknown, unknown] => [written, endDate, written, 'Present'],
  ),
  ['an end', endDate, '2020-03', '2020-03'],
  ['another end', endDate, 'today', unread('today', 'is not a date')],
  ['address', address, 'https://example.org/a', 'https://example.org/a'],
  ['address without scheme', address, 'example.org/a', 'https://example.org/a'],
  ['address with port', address, 'example.org:8080', 'https://example.org:8080'],
  ...['javascript:alert(1)', 'tel:+49123', 'https://me:secret@example.org', 'localhost', 'a b.example'].map(
    (written): [string, Read, unknown, unknown] => [
      written,
      address,
      written,
      unread(written, 'is not a web address'),
    ],
  ),
])('%s: the form of a value is read or noted [O10]', (_, read, value, expected) => {
  expect(readGerman(read, value)).toEqual(expected)
})
