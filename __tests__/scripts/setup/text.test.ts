import { introAndAbout, oneParagraph, pointsAndProse, pointsOf, takeStack } from '@/scripts/setup/points'
import { sentences } from '@/scripts/setup/sentences'
import { oneLine, plainText } from '@/scripts/setup/text'

test('HTML and Markdown become text; angle brackets, stars and underscores of the owner stay', () => {
  expect(plainText('<p>Made <b>things</b> &amp; more</p><ul><li>One</li><li>Two</li></ul>')).toBe(
    'Made things & more\n\n• One\n\n• Two',
  )
  expect(plainText('A<script>alert(1)</script>B<br>C')).toBe('AB\nC')
  expect(plainText('**Bold**, *soft*, _soft_ and `code`')).toBe('Bold, soft, soft and code')
  expect(plainText('## Heading\nC# and F#, R&D &lt;3')).toBe('Heading\n\nC# and F#, R&D <3')
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
})

test.each([
  ['[mail](mailto:a@example.org) me', 'mail (a@example.org) me'],
  ['<a href="mailto:a@example.org?subject=Hi">a@example.org</a>', 'a@example.org'],
  ['[Go](https://w.example.org/Go_(language) "Title")', 'Go (https://w.example.org/Go_(language))'],
  ['[site](www.example.org/a), [call](tel:+123), [x](javascript:alert)', 'site (www.example.org/a), call, x'],
])('the address in %j is kept if it can be shown', (text, expected) => {
  expect(plainText(text)).toBe(expected)
})

test.each([
  'Implemented Stream<A> in Scala, Parser<P> and Vec<U> of <b and c>',
  'Mail me at <a@x.org> or see <https://x.org>',
  'Replaced <table> by <main> and <section>, a < b > c',
])('angle brackets that are not tags stay: %j [O10]', (text) => {
  expect(plainText(text)).toBe(text)
  expect(plainText(`<p>${text}</p>`)).toBe(text)
})

test.each([
  ['<div>Intro</div><table><tr><td>Cell A</td><td>Cell B</td></tr></table>', 'Intro\n\nCell A | Cell B'],
  ['<table><tr><td><p>One</p><p>Two</p></td><td>Three</td></tr></table>', 'One\n\nTwo\nThree'],
  ['<blockquote>Quoted</blockquote>', 'Quoted'],
  ['<section>Part <FONT color="red">red</FONT></section>', 'Part red'],
  [
    '<dl><dt>Team</dt><dd>Five people</dd><dt>Role:</dt><dd>Lead</dd></dl>',
    'Team: Five people\n\nRole: Lead',
  ],
  ['<p>Wrapped\nin its\n  source</p>\n<p>Second</p>', 'Wrapped in its source\n\nSecond'],
  ['One<br>\nTwo<br/><br/>Three', 'One\nTwo\n\nThree'],
  ['<p>10<sup>6</sup> rows<o:p></o:p><!-- note --></p>', '10⁶ rows'],
  ['<b>Bold</b> line\nSecond line', 'Bold line\nSecond line'],
  ['&lt;p&gt;Escaped&amp;nbsp;twice &amp;amp; shown&lt;/p&gt;', 'Escaped twice & shown'],
])('the HTML %j becomes lines [O10]', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})

test.each([
  ['## Results\n\n- One', 'Results:\n- One'],
  ['**Results:**\n* One', 'Results:\n* One'],
  ['<h3>Results</h3><ul><li>One</li></ul>', 'Results:\n• One'],
  ['<p><strong>Results</strong></p><ul><li>One</li></ul>', 'Results:\n• One'],
  ['**All bold**\nAnd not', 'All bold\n\nAnd not'],
  ['## Results\n\n1. One', 'Results:\n1. One'],
  ['<ul><li><p><b>Results</b></p></li></ul>', '• Results'],
  ['__init__', '__init__'],
  ['One\n---\nTwo', 'One\n\nTwo'],
  ['> Quoted\n> 50% more', 'Quoted\n> 50% more'],
])('a heading in %j is a line of its own, with a colon above a list', (text, expected) => {
  expect(plainText(text)).toBe(expected)
})

test('invisible characters and direction overrides are removed', () => {
  expect(oneLine('\ufeffA\u0000d\u200ba\u202e \ud800Lo\tve\r\nlace')).toBe('Ada Lo ve lace')
  expect(oneLine('👩‍💻')).toBe('👩‍💻')
  expect(plainText('Soft\u00adware, Liefer\u00ad\nkette\u00a0A\tB')).toBe('Software, Lieferkette A B')
  expect(plainText('A\r\nB\u2028C\vD\u2029E')).toBe('A\nB\nC\nD\n\nE')
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
  ['Am 3. Oktober begann alles. Dann mehr.', ['Am 3. Oktober begann alles.', 'Dann mehr.']],
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

test('paragraphs become one, with a full stop of their script after each that has none', () => {
  expect(oneParagraph(['Led it (alone)', 'Ran it:', 'sold it'])).toBe('Led it (alone). Ran it: sold it')
  expect(oneParagraph(['開発', '運用'])).toBe('開発。運用')
  expect(oneParagraph([])).toBeUndefined()
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
  expect(takeStack(['Built an app. Technologies: .NET, Go. Won a prize.', 'Tools: Jira. 5 people.'])).toEqual(
    [
      ['.NET', 'Go', 'Jira'],
      ['Built an app. Won a prize.', '5 people.'],
    ],
  )
  expect(takeStack(['开发系统。技术栈：React、Go。获奖。'])).toEqual([['React', 'Go'], ['开发系统。获奖。']])
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
