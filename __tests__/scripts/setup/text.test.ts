import { introAndAbout, pointsAndProse, pointsOf, sentences, takeStack } from '@/scripts/setup/points'
import { oneLine, plainText } from '@/scripts/setup/text'

test('HTML and Markdown become text; angle brackets, stars and underscores of the owner stay', () => {
  expect(plainText('<p>Made <b>things</b> &amp; more</p><ul><li>One</li><li>Two</li></ul>')).toBe(
    'Made things & more\n\n• One\n\n• Two',
  )
  expect(plainText('A<script>alert(1)</script>B<br>C')).toBe('AB\n\nC')
  expect(plainText('**Bold**, *soft*, _soft_ and `code`')).toBe('Bold, soft, soft and code')
  expect(plainText('## Heading\nC# and F#, R&D &lt;3')).toBe('Heading\nC# and F#, R&D <3')
  const own = 'Wrote a Map<string, T> in 2 < 3 days: snake_case_name, 5 * 3 * 2, __init__, **kwargs'
  expect(plainText(own)).toBe(own)
})

test('the address of a link follows its words, and an address alone stays', () => {
  expect(
    plainText('See [my talk](https://t.example.org/1) at <a href="https://c.example.org">Conf</a>'),
  ).toBe('See my talk (https://t.example.org/1) at Conf (https://c.example.org)')
  expect(plainText('[t.example.org](https://t.example.org/), <https://t.example.org/a_b_c>')).toBe(
    'https://t.example.org/, <https://t.example.org/a_b_c>',
  )
  expect(plainText('[mail](mailto:a@example.org)')).toBe('mail')
})

test('invisible characters and direction overrides are removed', () => {
  expect(oneLine('\ufeffA\u0000d\u200ba\u202e \ud800Lo\tve\r\nlace')).toBe('Ada Lo ve lace')
  expect(oneLine('👩‍💻')).toBe('👩‍💻')
})

test.each([
  ['Works with .NET and Node.js. Likes Go.', ['Works with .NET and Node.js.', 'Likes Go.']],
  [
    'Ich baue z. B. Portale (ehem. Symfony). Und Tests.',
    ['Ich baue z. B. Portale (ehem. Symfony).', 'Und Tests.'],
  ],
  ['Led by Dr. Example, i.e. The Boss. Then alone.', ['Led by Dr. Example, i.e. The Boss.', 'Then alone.']],
  ['速さが大切です。読みやすさも。', ['速さが大切です。', '読みやすさも。']],
  ['Version 8.2 of PHP 7.4 etc. Symfony 3', ['Version 8.2 of PHP 7.4 etc. Symfony 3']],
])('the sentences of %j are whole', (text, expected) => {
  expect(sentences(text)).toEqual(expected)
})

const long = `${'word '.repeat(60).trim()}.`

test.each([
  ['One sentence.', { intro: 'One sentence.', about: [] }],
  ['First one. Second.', { intro: 'First one.', about: ['Second.'] }],
  ['First. Still first.\n\nSecond.', { intro: 'First. Still first.', about: ['Second.'] }],
  ['', { about: [] }],
  [long, { about: [long] }],
])('the summary %j becomes an introduction and paragraphs', (summary, expected) => {
  expect(introAndAbout(summary)).toEqual(expected)
})

test.each<[text: string, prose: string[], points: string[]]>([
  ['Led a team.\n• One\n- Two\n* Three\n-5 % cost', ['Led a team.', '-5 % cost'], ['One', 'Two', 'Three']],
  ['• One • Two ▪ Three', [], ['One', 'Two', 'Three']],
  ['Did this. - Did that - And more', ['Did this.'], ['Did that', 'And more']],
  ['- Rebuilt the shop - Cut the cost', [], ['Rebuilt the shop', 'Cut the cost']],
  ['Moved it - a big thing - to Go (2019 - 2020).', ['Moved it - a big thing - to Go (2019 - 2020).'], []],
  ['- A point that\ngoes on\n- Node.js - Express', [], ['A point that goes on', 'Node.js - Express']],
  ['Built it\nRan it\nSold it', [], ['Built it', 'Ran it', 'Sold it']],
  ['A wrapped\nparagraph that\ngoes on.', ['A wrapped paragraph that goes on.'], []],
  ['One. Two.\n\nThree. Four.', ['One. Two.', 'Three. Four.'], []],
])('the text %j has its prose and points', (text, prose, points) => {
  expect(pointsAndProse(text)).toEqual({ prose, points })
})

test('a label or a run of short names at the end is the stack of a job [D3]', () => {
  expect(takeStack(['Built the shop. Technologies: React, Node.js, C#.'])).toEqual([
    ['React', 'Node.js', 'C#'],
    ['Built the shop.'],
  ])
  expect(takeStack(['Built the whole shop', 'React', 'Node.js', 'GitHub Actions'])).toEqual([
    ['React', 'Node.js', 'GitHub Actions'],
    ['Built the whole shop'],
  ])
  for (const points of [
    ['Packing', 'Stock taking', 'Labels'],
    ['Tools: wrote all of those that we needed here'],
    ['A long point here', 'React'],
  ]) {
    expect(takeStack(points)).toEqual([[], points])
  }
})

test('all of a text can become points', () => {
  expect(pointsOf('Led it.\n- One\n- Two')).toEqual(['Led it.', 'One', 'Two'])
})
