import { mkdirSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { readLinkedIn } from '@/scripts/old-setup/linkedin'
import { introAndAbout, oneParagraph, pointsAndProse, pointsOf } from '@/scripts/old-setup/points'
import { sentences } from '@/scripts/old-setup/sentences'
import { takeStack } from '@/scripts/old-setup/stack'
import { oneLine, plainText } from '@/scripts/old-setup/text'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const path = temporaryFolder()

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
  'Read <order>5</order>, wrote <dialog>…</dialog>, from <start> to <end>, <start></start>',
  'Replaced <table> by <main> and <section>, a < b > c',
])('angle brackets that are not tags stay: %j [O10]', (text) => {
  expect(plainText(text)).toBe(text)
  expect(plainText(`<p>${text}</p>`)).toBe(text)
})

test.each([
  ['<div>Intro</div><table><tr><td>Cell A</td><td>Cell B</td></tr></table>', 'Intro\n\nCell A\n\nCell B'],
  ['<blockquote>Quoted</blockquote>', 'Quoted'],
  ['<section>Part <FONT color="red">red</FONT></section>', 'Part red'],
  ['<p>Wrapped\nin its\n  source</p>\n<p>Second</p>', 'Wrapped in its source\n\nSecond'],
  ['One<br>Two<br/><br/>Three', 'One\nTwo\n\nThree'],
  ['<p>10<sup>6</sup> rows<!-- note --></p>', '10⁶ rows'],
  ['<b>Bold</b> line\nSecond line', 'Bold line\nSecond line'],
])('the HTML %j becomes lines [O10]', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})

test.each([
  ['## Results\nThree', 'Results\n\nThree'],
  ['<h3>Results</h3><ul><li>One</li></ul>', 'Results\n\n• One'],
  ['**Results:**\n* One', 'Results:\n* One'],
  ['__init__', '__init__'],
  ['One\n---\nTwo', 'One\n\nTwo'],
  ['> Quoted\n> 50% more', 'Quoted\n> 50% more'],
])('the Markdown or HTML in %j is removed, and a heading is a paragraph', (text, expected) => {
  expect(plainText(text)).toBe(expected)
})

test.each([
  ['Saved 20\\% at \\emph{Fig} \\& Oak', 'Saved 20% at Fig & Oak'],
  ['\\textbf{\\href{https://v.example.org}{\\emph{Systems}}}', 'Systems (https://v.example.org)'],
  ['Files in C:\\small\\bin and {braces}', 'Files in C:\\small\\bin and {braces}'],
])('the layout in %j is no text [O10]', (text, expected) => {
  expect(plainText(text)).toBe(expected)
})

test('invisible characters and direction overrides are removed', () => {
  expect(oneLine('\ufeffA\u0000d\u200ba\u202e \ud800Lo\tve\r\nlace')).toBe('Ada Lo ve lace')
  expect(oneLine('👩‍💻')).toBe('👩‍💻')
  expect(plainText('Soft\u00adware\u00a0A\tB')).toBe('Software A B')
  expect(plainText('A\r\nB\u2028C\vD\u2029E')).toBe('A\nB\nC\nD\n\nE')
})

test.each([
  ['Works with .NET and Node.js. Likes Go.', ['Works with .NET and Node.js.', 'Likes Go.']],
  ['Ich baue z. B. Apps (ehem. Symfony). Und Tests.', ['Ich baue z. B. Apps (ehem. Symfony).', 'Und Tests.']],
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
  ['Lead since Sept. 2019. Sold it.', { intro: 'Lead since Sept. 2019.', about: ['Sold it.'] }],
  ['Bei der Muster GmbH & Co. KG. In Köln.', { intro: 'Bei der Muster GmbH & Co. KG.', about: ['In Köln.'] }],
  ['開発します。書きます。話します。', { intro: '開発します。', about: ['書きます。話します。'] }],
  [
    '<p>I build tools for<br>people.</p><p>Since 2008.</p>',
    { intro: 'I build tools for people.', about: ['Since 2008.'] },
  ],
  ['I build.\n- One\n- Two\n\nI also rest.', { intro: 'I build.', about: ['One', 'Two', 'I also rest.'] }],
  ['Developer', { intro: 'Developer', about: [] }],
  ['', { about: [] }],
  [long, { about: [long] }],
])('the summary %j becomes an introduction and paragraphs', (summary, expected) => {
  expect(introAndAbout(plainText(summary))).toEqual(expected)
})

test.each<[text: string, prose: string[], points: string[]]>([
  ['Led a team.\n• One\n- Two\n* Three\n-5 % cost', ['Led a team.'], ['One', 'Two', 'Three', '-5 % cost']],
  ['• One • Two ▪ Three', [], ['One', 'Two', 'Three']],
  ['Did this. - Did that - And more', ['Did this.'], ['Did that', 'And more']],
  ['- Rebuilt the shop - Cut the cost', [], ['Rebuilt the shop', 'Cut the cost']],
  ['Moved it - a big thing - to Go (2019 - 2020).', ['Moved it - a big thing - to Go (2019 - 2020).'], []],
  ['- A point that\ngoes on\n- Node.js - Express', [], ['A point that goes on', 'Node.js - Express']],
  ['Built it\nRan it\nSold it', [], ['Built it', 'Ran it', 'Sold it']],
  ['A wrapped\nparagraph that\ngoes on.', ['A wrapped paragraph that goes on.'], []],
  ['One. Two.\n\nThree. Four.', ['One. Two.', 'Three. Four.'], []],
  ['■担当業務\n要件定義、設計\n■成果\n工数を削減', [], ['担当業務', '要件定義、設計', '成果', '工数を削減']],
  [
    'B is a bank. My tasks:\n- API\n- UI\n\nI left to study.',
    ['I left to study.'],
    ['B is a bank. My tasks:', 'API', 'UI'],
  ],
  [
    '- API\n- Icons:\nAll of them were drawn by hand.\n- UI',
    [],
    ['API', 'Icons:', 'All of them were drawn by hand.', 'UI'],
  ],
  ['Experiencia en EE. UU. y España.', ['Experiencia en EE. UU. y España.'], []],
])('the text %j has its prose and points', (text, prose, points) => {
  expect(pointsAndProse(text)).toEqual({ prose, points })
})

test.each<[text: string, points: string[], prose?: string[]]>([
  // Hanging indents, as in Markdown and YAML.
  [
    '- Led the migration of the billing system to\n  AWS for three teams\n- Introduced code reviews and\n  Scrum',
    ['Led the migration of the billing system to AWS for three teams', 'Introduced code reviews and Scrum'],
  ],
  ['- Ran the\n  Shop. It grew.\n  Then sold it.', ['Ran the Shop. It grew. Then sold it.']],
  ['- iOS (Swift)\n- Android (Kotlin)\nRelease 2020', ['iOS (Swift)', 'Android (Kotlin)', 'Release 2020']],
  ['- One\n\n  - Two\n    Three\n\nThe end.', ['One', 'Two Three'], ['The end.']],
  [
    '• Built X\n• Built Y\nWorked with a team of five people.',
    ['Built X', 'Built Y'],
    ['Worked with a team of five people.'],
  ],
  ['• One\n• Two\nTechnologies: React, Go', ['One', 'Two', 'Technologies: React, Go']],
  // Markup.
  [
    '<ul><li>One<ul><li>Two</li></ul></li><li><p>Three</p><p>Four</p></li></ul>',
    ['One', 'Two', 'Three Four'],
  ],
  [
    '<ul>\r\n\t<li>Led the move to<br/>Kubernetes</li>\r\n\t<li>&nbsp;Two</li>\r\n</ul>',
    ['Led the move to Kubernetes', 'Two'],
  ],
  // Numbers.
  ['1. Did this\n2. Did that\n3. Did more', ['Did this', 'Did that', 'Did more']],
  ['1) Did this\n2) Did that', ['Did this', 'Did that']],
  ['1、开发系统\n2、维护系统', ['开发系统', '维护系统']],
  ['3. Semester in Lund\n4. Semester in Bonn', ['3. Semester in Lund', '4. Semester in Bonn']],
  // Marks.
  [
    '・開発（Go、\nRust）\n・運用、保守\n・顧客対応。チームは5人',
    ['開発（Go、Rust）', '運用、保守', '顧客対応。チームは5人'],
  ],
  ['→ One\n➢ Two\n✔️ Three\n★ Four\n\uf0b7 Five\n-> Six', ['One', 'Two', 'Three', 'Four', 'Five', 'Six']],
  ['• ‣ One\n• Two', ['One', 'Two']],
  ['✅ One ✅ Two', ['One', 'Two']],
  ['→ Moved Jenkins → GitHub Actions', ['Moved Jenkins → GitHub Actions']],
  // Headings.
  [
    'Responsibilities:\n• Ran ops\nAchievements:\n• Won',
    ['Responsibilities:', 'Ran ops', 'Achievements:', 'Won'],
  ],
  ['Key achievements:\n- x\n\nWhy I left: moved', ['Key achievements:', 'x'], ['Why I left: moved']],
  [
    'Led it.\n• Ran ops\n• On\nAchievements\n• Saved',
    ['Ran ops', 'On', 'Achievements', 'Saved'],
    ['Led it.'],
  ],
  [
    'Project A\n- Backend in Go\n- Tests\n\nProject B\n- Frontend in Vue',
    ['Project A', 'Backend in Go', 'Tests', 'Project B', 'Frontend in Vue'],
  ],
  [
    'Project A\n- Moved the data of customers\nProject B\n- Frontend in Vue',
    ['Project A', 'Moved the data of customers', 'Project B', 'Frontend in Vue'],
  ],
  ['1. Platz in Lund\n2. Platz in Bonn', ['1. Platz in Lund', '2. Platz in Bonn']],
  [
    'Developed the payment module in Java and Spring Boot\nImproved the performance of the search API by 40%.',
    [
      'Developed the payment module in Java and Spring Boot',
      'Improved the performance of the search API by 40%.',
    ],
  ],
  ['We built it with:\n- One\n- Two', ['One', 'Two'], ['We built it with:']],
  ['Acme GmbH\nBerlin\n• One', ['One'], ['Acme GmbH', 'Berlin']],
  // Lists of lines.
  [
    'Built the billing system\nRan the migration of all customers to\nAWS in two months\nSold it',
    ['Built the billing system', 'Ran the migration of all customers to AWS in two months', 'Sold it'],
  ],
  [
    'Moved billing from a nightly batch to events, with no invoice lost\nCut the cost of hosting by half through reserved machines',
    [
      'Moved billing from a nightly batch to events, with no invoice lost',
      'Cut the cost of hosting by half through reserved machines',
    ],
  ],
  ['built it\nran it\nsold it', ['built it', 'ran it', 'sold it']],
  ['Swift\niOS\nmacOS', ['Swift', 'iOS', 'macOS']],
  ['Führte Scrum ein\nBaute ein Team auf', ['Führte Scrum ein', 'Baute ein Team auf']],
])('the list %j has its points whole [O10]', (text, points, prose = []) => {
  expect(pointsAndProse(plainText(text))).toEqual({ prose, points })
})

test.each([
  ['Then more\nand\nGo programs.', 'Then more and Go programs.'],
  ['<p>React, then<br>more React.</p>', 'React, then more React.'],
  [
    'Entwicklung einer Anwendung zur Planung von\nSchichten und Urlauben in der\nLogistik, mit Berichten\nFür alle.',
    'Entwicklung einer Anwendung zur Planung von Schichten und Urlauben in der Logistik, mit Berichten Für alle.',
  ],
  ['Worked on maps (see\nAppendix) and tools', 'Worked on maps (see Appendix) and tools'],
  ['Knows React,\nGo', 'Knows React, Go'],
  [
    'Planning of routes and stops for the buses of Northern\nIreland and all its trains. Ran the team of six and the\nBelfast office.',
    'Planning of routes and stops for the buses of Northern Ireland and all its trains. Ran the team of six and the Belfast office.',
  ],
  [
    'Development of the routes for all buses in the North Country\nBelfast.',
    'Development of the routes for all buses in the North Country Belfast.',
  ],
  ['Portale, z. B.\nShops', 'Portale, z. B. Shops'],
  ['Code-\nReviews für Front-\nund Backend', 'Code-Reviews für Front- und Backend'],
  ['React、Vueを\n使用しました。', 'React、Vueを使用しました。'],
  ['検索と地図の画面を\n作っています。', '検索と地図の画面を作っています。'],
  [
    '负责公司内部系统的设计和开发工作，参与了多个大型项目的建设\n工作并且优化了数据库的查询性能。',
    '负责公司内部系统的设计和开发工作，参与了多个大型项目的建设工作并且优化了数据库的查询性能。',
  ],
  ['عملت على تطوير\nالتطبيقات في\nتونس.', 'عملت على تطوير التطبيقات في تونس.'],
  ['Developer', 'Developer'],
])('the wrapped text %j is one paragraph [O10]', (text, paragraph) => {
  expect(pointsAndProse(plainText(text))).toEqual({ prose: [paragraph], points: [] })
})

/** Breaks a text where a line would become longer than a number of letters. */
function wrap(text: string, width: number): string {
  return text.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trim()
}

const english = `At Northwind I led the development of the routing engine for Amsterdam, Rotterdam and The Hague, which plans \
4,000 trips a day on Kubernetes. Together with Anna Smith from Product I moved the database to AWS Aurora without downtime.`
const german = `Entwicklung einer Anwendung zur Planung von Schichten und Urlauben in der Logistik, mit Berichten für Leitung und \
Betriebsrat. Umstieg von PHP auf Java samt Tests. Ich baue z. B. Portale für Kunden der Deutschen Bahn.`

test.each([english, german])(
  'prose wrapped at any width is only split between sentences: %s [O10]',
  (text) => {
    for (let width = 40; width <= 110; width += 1) {
      const parts = pointsOf(wrap(text, width))
      expect(parts.join(' ')).toBe(text)
      expect(parts.filter((part) => !part.endsWith('.'))).toEqual([])
      const list = wrap(text, width).replace(/\n/g, '\n  ')
      expect(pointsOf(`- ${list}\n- Two`)).toEqual([text, 'Two'])
    }
  },
)

test('paragraphs become one, with a full stop of their script after each that has none', () => {
  expect(oneParagraph(['Led it (alone)', 'Ran it:', 'sold it'])).toBe('Led it (alone). Ran it: sold it')
  expect(oneParagraph(['開発', '運用'])).toBe('開発。運用')
  expect(oneParagraph([])).toBeUndefined()
})

test('a label starts the stack of a job [D3]', () => {
  expect(takeStack(['Built the shop. Technologies: React, Node.js, C#.'])).toEqual([
    ['React', 'Node.js', 'C#'],
    ['Built the shop.'],
  ])
  expect(
    takeStack(['Built an app. Technologies: .NET, Go. Won a prize.', 'Tools: Jira. Five people.']),
  ).toEqual([
    ['.NET', 'Go', 'Jira'],
    ['Built an app. Won a prize.', 'Five people.'],
  ])
  expect(takeStack(['Technologies: Python, AWS, and Docker', 'Tools: Jira, Git, etc.'])).toEqual([
    ['Python', 'AWS', 'Docker', 'Jira', 'Git'],
    [],
  ])
  expect(takeStack(['开发系统。技术栈：React、Go。获奖。'])).toEqual([['React', 'Go'], ['开发系统。获奖。']])
  for (const points of [
    ['Packing', 'Stock taking', 'Labels'],
    ['Tools: wrote all of those that we needed here'],
    ['Environment: fast-paced, international.'],
    ['Wrote tests for the checkout', 'Code review', 'On-call', 'Git', 'Mentoring'],
    ['A long point here', 'React'],
  ]) {
    expect(takeStack(points)).toEqual([[], points])
  }
})

test('every part of a text, prose too, can become a point', () => {
  expect(pointsOf('Led it.\n- One\n- Two')).toEqual(['Led it.', 'One', 'Two'])
  expect(pointsOf('Grew: - Led X - 5 hires')).toEqual(['Grew:', 'Led X', '5 hires'])
})

test.each([
  ['Migrated services to  AWS and cut cost.', { summary: 'Migrated services to AWS and cut cost.' }],
  ['Built the  Portal', { summary: 'Built the Portal' }],
  ['Built it  Ran it  Sold it', { responsibilities: ['Built it', 'Ran it', 'Sold it'] }],
  ['Led it.  - One  - Two', { summary: 'Led it.', responsibilities: ['One', 'Two'] }],
  ['• One  • Two', { responsibilities: ['One', 'Two'] }],
  ['Led the  Portal.\n\nRan it. Sold  it.', { summary: 'Led the Portal. Ran it. Sold it.' }],
])('two spaces in %j of LinkedIn are a line break, unless they are a typo', (text, parts) => {
  mkdirSync(path('.'), { recursive: true })
  writeFileSync(path('Positions.csv'), `Company Name,Description\nA,"${text}"`)
  expect(readLinkedIn(path('.')).experiences).toEqual([{ company: 'A', ...parts }])
})
