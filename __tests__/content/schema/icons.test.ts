import { findIcon } from '@/content/schema/icons'

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
])('the icon of "%s" is %s [D4]', (text, icon) => {
  expect(findIcon(text)).toBe(icon)
})

test.each(['', 'Public speaking', '漢字', 'constructor', '__proto__'])('"%s" has no icon [D4]', (text) => {
  expect(findIcon(text)).toBeUndefined()
})
