/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../../scripts/files'

const linesOf = (file: string) =>
  readFileSync(join(process.cwd(), file), 'utf8')
    .split('\n')
    .map((text, i) => ({ at: `${file}:${i + 1}`, text: text.trim() }))

/** The lines of the files below a folder that name a side of the screen. */
function sidedLines(folder: string, ending: RegExp, sided: RegExp) {
  return filesBelow(join(process.cwd(), folder))
    .filter((file) => ending.test(file))
    .flatMap((file) => linesOf(`${folder}/${file}`))
    .filter(({ text }) => sided.test(text))
}

test('O8 stylesheets name start and end, not left and right: the page turns with its words', () => {
  const sided =
    /^(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)\b[\w-]*:|float:|text-align: (?:left|right))/
  // Shorthands of four values name the right before the left.
  const fourValues = /^(?:margin|padding|border-width|border-radius|inset): (?:\S+ ){3}\S+;/
  expect(sidedLines('app/styles', /\.css$/, sided)).toEqual([])
  expect(sidedLines('app/styles', /\.css$/, fourValues)).toEqual([])
})

test('O8 classes of components name start and end, not left and right', () => {
  const sided =
    /(?<=["'`\s:])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr]|text-(?:left|right)|float-(?:left|right)|origin-(?:left|right))(?:-[\w.[(]|(?=["'`\s]))/
  const inClasses = sidedLines('components', /\.tsx?$/, sided).filter(({ text }) =>
    /className|Class\b|buttonStyles\(|^'/.test(text),
  )
  expect(inClasses).toEqual([])
})
