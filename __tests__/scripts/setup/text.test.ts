import { introAndAbout, oneLine, plainText, pointsAndProse, pointsOf } from '@/scripts/setup/text'

test('markup of other programs becomes text; a person’s own angle brackets stay', () => {
  expect(plainText('<p>Made <b>things</b> &amp; more</p><ul><li>One</li><li>Two</li></ul>')).toBe(
    'Made things & more\n\n• One\n\n• Two',
  )
  expect(plainText('A<script>alert(1)</script>B<br>C')).toBe('AB\n\nC')
  expect(plainText('Wrote a Map<string, T> in 2 < 3 days')).toBe('Wrote a Map<string, T> in 2 < 3 days')
})

test('characters that nobody sees, or that turn words round, are left out', () => {
  expect(oneLine('\ufeffA\u0000d\u200ba\u202e \ud800Lo\tve\r\nlace')).toBe('Ada Lo ve lace')
  expect(oneLine('👩‍💻')).toBe('👩‍💻')
})

test('bullet points are taken out of prose, on lines of their own or within one', () => {
  expect(pointsAndProse('Led a team.\n• One\n- Two\n* Three\n-5 % cost')).toEqual({
    points: ['One', 'Two', 'Three'],
    prose: ['Led a team.', '-5 % cost'],
  })
  expect(pointsAndProse('• One • Two ▪ Three').points).toEqual(['One', 'Two', 'Three'])
})

test('a paragraph about a job is told in its sentences, a short line as it is', () => {
  const sentence = `${'Made a long thing better '.repeat(6).trim()}.`
  expect(pointsOf(`${sentence} ${sentence}`)).toEqual([sentence, sentence])
  expect(pointsOf('One. Two.')).toEqual(['One. Two.'])
})

test.each([
  ['One sentence.', { intro: 'One sentence.', about: [] }],
  ['First. Second.', { intro: 'First.', about: ['Second.'] }],
  ['First. Still first.\n\nSecond.', { intro: 'First. Still first.', about: ['Second.'] }],
  ['', { about: [] }],
])('the summary %j is told beside the name and in paragraphs', (summary, expected) => {
  expect(introAndAbout(summary)).toEqual(expected)
})

test('a summary whose first sentence is too long for its place is told in paragraphs', () => {
  const long = `${'word '.repeat(60).trim()}.`
  expect(introAndAbout(long)).toEqual({ about: [long] })
})
