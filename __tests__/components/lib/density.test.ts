import { hasIcons, jobsInFull, skillsForm, split } from '@/components/lib/density'

const group = (count: number, icon?: string) => ({
  skills: Array.from({ length: count }, (_, i) => ({ name: `Skill ${i}`, icon })),
})

test.each([
  [3, 3, 3, 0],
  // A single entry is not worth a press.
  [4, 3, 4, 0],
  [5, 3, 3, 2],
  [0, 3, 0, 0],
])('a list of %i with room for %i shows %i and has %i below "more"', (length, room, shown, rest) => {
  const parts = split(Array(length).fill('entry'), room)
  expect([parts.shown.length, parts.rest.length]).toEqual([shown, rest])
})

test.each([
  [0, 0],
  [7, 7],
  [8, 5],
  [31, 5],
])('of %i jobs, %i are shown in full and the others as rows', (jobs, inFull) => {
  expect(jobsInFull(jobs)).toBe(inFull)
})

test.each([
  [[52], 'list'],
  [[3], 'list'],
  [[6, 7, 6, 6], 'columns'],
  [[7, 7, 7], 'columns'],
  [[6, 8, 6], 'rows'],
  [[3, 3], 'rows'],
  [[3, 3, 3, 3, 3], 'rows'],
])('groups of %j skills are shown as %s', (counts, form) => {
  expect(skillsForm(counts.map((count) => group(count)))).toBe(form)
})

test('icons are shown only if most skills of the section have one', () => {
  expect(hasIcons([group(3, 'rust'), group(2)])).toBe(true)
  expect(hasIcons([group(2, 'rust'), group(2)])).toBe(false)
})
