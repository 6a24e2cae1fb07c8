import * as german from '@/docs/translations/de'
import { list, type Read, readValue, rootOf } from '@/scripts/setup/fields'
import { address, date, endDate, line, text } from '@/scripts/setup/values'

const unread = (value: unknown, reason: string) => ({ value, reason })

/** Reads a value on a German site. Returns the value, or the note about it. */
function readGerman(read: Read, value: unknown): unknown {
  const place = { ...rootOf('resume.json'), words: german }
  const result = readValue(value, read, place)
  const [note] = place.notes
  return note ? unread(note.value, note.reason) : result
}

type Row = [value: unknown, read: Read, expected: unknown]
const marks = 'C* a_b_c 2 * 3 * 4 Map<string> <script>x</script>'

test.each<Row>([
  ...[null, '', ' ', [], {}, [''], { a: null }].map((empty): Row => [empty, text, undefined]),
  [3.9, text, '3.9'],
  [['One.', 'Two.'], text, 'One.\n\nTwo.'],
  [{ a: 1 }, text, unread(undefined, 'is not a text')],
  [true, text, unread('true', 'is not a text')],
  ['• One\n- Two\n\n3 three', list(line), ['One', 'Two', '3 three']],
  [{ a: 1 }, list(line), unread(undefined, 'is not a list')],
  ['One\ntwo', line, 'One two'],
  [
    '<p>One <b>two</b> &amp; &quot;3&quot;</p><ul><li>Three<li>Four</ul>',
    text,
    'One two & "3"\n\nThree\nFour',
  ],
  ['a <a href="https://example.org">b</a>', text, 'a b (https://example.org)'],
  [
    '**One** *two* _three_ `four` [five](https://a.example)',
    text,
    'One two three four five (https://a.example)',
  ],
  [marks, text, marks],
  ['a\u202eb\u200bc\u0000', text, 'abc'],
  ...['2020-03-14T10:00:00Z', '2020-03', '03/2020', 'Mar. 2020', 'März 2020'].map(
    (written): Row => [written, date, '2020-03'],
  ),
  ...['2020', 2020].map((written): Row => [written, date, '2020']),
  ...['2020-13', '2010-09-01 //Date', 'heute', 'Spring 2020'].map(
    (written): Row => [written, date, unread(written, 'is not a date')],
  ),
  ...['Present', 'current', 'NOW', 'heute'].map((written): Row => [written, endDate, 'Present']),
  ['2020-03', endDate, '2020-03'],
  ['today', endDate, unread('today', 'is not a date')],
  ['https://example.org/a', address, 'https://example.org/a'],
  ['example.org/a', address, 'https://example.org/a'],
  ['example.org:8080', address, 'https://example.org:8080'],
  ...['javascript:alert(1)', 'tel:+49123', 'https://me:secret@example.org', 'localhost', 'a b.example'].map(
    (written): Row => [written, address, unread(written, 'is not a web address')],
  ),
])('the value %j is read or noted [O10]', (value, read, expected) => {
  expect(readGerman(read, value)).toEqual(expected)
})
