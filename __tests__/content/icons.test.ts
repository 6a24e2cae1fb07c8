/** @jest-environment node */
import { findIcon, similarIcons } from '@/content/icons'

test.each([
  ['JavaScript', 'SiJavascript'],
  ['Rust', 'SiRust'],
  ['PostgreSQL', 'SiPostgresql'],
  ['Postgres', 'SiPostgresql'],
  ['Kubernetes', 'SiKubernetes'],
  ['C', 'SiC'],
  ['C++', 'SiCplusplus'],
  ['C#', 'SiDotnet'],
  ['F#', 'SiFsharp'],
  ['.NET', 'SiDotnet'],
  ['Node.js', 'SiNodedotjs'],
  ['nodejs', 'SiNodedotjs'],
  ['Next.js', 'SiNextdotjs'],
  ['Express.js', 'SiExpress'],
  ['Vue', 'SiVuedotjs'],
  ['React Native', 'SiReact'],
  ['Python 3.12', 'SiPython'],
  ['HTML5', 'SiHtml5'],
  ['CSS3', 'SiCss'],
  ['Tailwind CSS', 'SiTailwindcss'],
  ['GitHub Actions', 'SiGithubactions'],
  ['Java', 'SiOpenjdk'],
  ['AWS', 'FaAws'],
  ['Golang', 'SiGo'],
  ['Photoshop', 'DiPhotoshop'],
  ['DiJava', 'DiJava'],
  ['SiRust', 'SiRust'],
])('D4 the icon of "%s" is %s', (text, icon) => {
  expect(findIcon(text)).toBe(icon)
})

test.each(['', ' ', 'Public speaking', '漢字', 'constructor', '__proto__', 'toString'])(
  'D4 "%s" has no icon',
  (text) => {
    expect(findIcon(text)).toBeUndefined()
  },
)

test('O3 the names nearest to a misspelt one are told', () => {
  expect(similarIcons('typscript')).toContain('typescript')
  expect(similarIcons('kubernets')[0]).toBe('kubernetes')
  expect(similarIcons('', 2)).toHaveLength(2)
})
