import { nameLines, nameSize } from '@/components/lib/name'
import { foreignScript } from '@/components/lib/script'

test.each([
  ['Noa Verdel', 'text-name', 'words', undefined],
  ['Aurelio Bustamante Villanueva', 'text-name-long', 'words', undefined],
  ['Maria de la Cruz', 'text-name-long', 'balanced', undefined],
  ['Ottoline Featherstonehaugh-Cholmondeley', 'text-name-longer', 'words', undefined],
  ['Ольга Ким', 'text-name', 'words', undefined],
  ['見本 花子', 'text-name', 'one', 'cjk'],
  ['홍길동', 'text-name', 'one', 'korean'],
  ['ليلى النموذجي', 'text-name', 'words', 'other'],
])('the name %s gets the class %s, line breaks by %s and the script %s', (name, size, lines, script) => {
  expect([nameSize(name), nameLines(name), foreignScript(name)]).toEqual([size, lines, script])
})
