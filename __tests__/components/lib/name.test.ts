import { foreignLetters, nameLines, nameSize } from '@/components/lib/name'

test.each([
  ['Noa Verdel', 'text-name', 'words', false],
  ['Aurelio Bustamante Villanueva', 'text-name-long', 'words', false],
  ['Maria de la Cruz', 'text-name-long', 'balanced', false],
  ['Ottoline Featherstonehaugh-Cholmondeley', 'text-name-longer', 'words', false],
  ['Ольга Ким', 'text-name', 'words', false],
  ['見本 花子', 'text-name', 'one', true],
  ['홍길동', 'text-name', 'one', true],
  ['ليلى النموذجي', 'text-name', 'words', true],
])(
  'the name %s gets the class %s, line breaks by %s and has foreign letters: %s',
  (name, size, lines, isForeign) => {
    expect([nameSize(name), nameLines(name), Boolean(foreignLetters(name))]).toEqual([size, lines, isForeign])
  },
)
