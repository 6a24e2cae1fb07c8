import { writeFileSync } from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { readOwnResume } from '@/app/resume.pdf/own-resume'

const path = temporaryFolder()

/** Returns the bytes that the site publishes for the owner's file. */
function publish(own: string): string {
  writeFileSync(path('resume.pdf'), own, 'latin1')
  return Buffer.from(readOwnResume(path('resume.pdf')) ?? []).toString('latin1')
}

/** A minimal PDF, as another program writes it. */
function otherPdf(root = '/Root 1 0 R'): string {
  const objects = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'
  return `${objects}xref\n0 1\n0000000000 65535 f \ntrailer\n<< ${root} >>\nstartxref\n${objects.length}\n%%EOF\n`
}

const mine = otherPdf()
/** A PDF with an incremental update: changes are appended with their own trailer. */
const changed = (start: number) =>
  `${mine}\nxref\n0 0\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`

test('without a file of the owner there is no own resume', () => {
  expect(readOwnResume(path('resume.pdf'))).toBeUndefined()
})

test.each([
  ['', mine],
  [' whose writer breaks lines anywhere', otherPdf('/Root 1 0\nR')],
  [' with an incremental update', changed(mine.length + 1)],
])('the owner’s PDF%s is published byte by byte', (_, own) => {
  expect(publish(own)).toBe(own)
})

test.each([
  'PK word document',
  '',
  mine.slice(0, 60),
  '%PDF-1.7\nstartxref\n9\n%%EOF',
  otherPdf(''),
  changed(7),
])('a file that does not open as a PDF stops the build with a fix: %j [O3]', (own) => {
  expect(() => publish(own)).toThrow(
    'resume.pdf: is no PDF, or is damaged. Save your resume as PDF again, or remove the file.',
  )
})
