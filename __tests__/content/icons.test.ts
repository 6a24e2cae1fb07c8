import { findIcon } from '@/content/icons'

test.each([
  ['Rust', 'SiRust'],
  ['Postgres', 'SiPostgresql'],
  ['C', 'SiC'],
  ['C++', 'SiCplusplus'],
  ['C#', 'SiDotnet'],
  ['F#', 'SiFsharp'],
  ['.NET', 'SiDotnet'],
  ['Node.js', 'SiNodedotjs'],
  ['nodejs', 'SiNodedotjs'],
  ['Express.js', 'SiExpress'],
  ['Vue', 'SiVuedotjs'],
  ['Python 3.12', 'SiPython'],
  ['HTML5', 'SiHtml5'],
  ['GitHub Actions', 'SiGithubactions'],
  ['Photoshop', 'DiPhotoshop'],
  ['DiJava', 'DiJava'],
])('D4 the icon of "%s" is %s', (text, icon) => {
  expect(findIcon(text)).toBe(icon)
})

test.each(['', 'Public speaking', '漢字', 'constructor', '__proto__'])('D4 "%s" has no icon', (text) => {
  expect(findIcon(text)).toBeUndefined()
})
