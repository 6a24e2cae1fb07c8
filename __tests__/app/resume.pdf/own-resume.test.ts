import { writeFileSync } from 'node:fs'
import { ownResume } from '@/app/resume.pdf/own-resume'
import { temporaryFolder } from '../../support/temporary-folder'

const path = temporaryFolder()

/** What the site takes, of a file that an owner put there. */
function taken(own: string): string {
  writeFileSync(path('resume.pdf'), own, 'latin1')
  return Buffer.from(ownResume(path('resume.pdf')) ?? []).toString('latin1')
}

/** A PDF of another program, as small as one can be. */
function otherPdf(root = '/Root 1 0 R'): string {
  const objects = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'
  return `${objects}xref\n0 1\n0000000000 65535 f \ntrailer\n<< ${root} >>\nstartxref\n${objects.length}\n%%EOF\n`
}

const mine = otherPdf()
/** As programs change a PDF: what is new stands behind it, with an end of its own. */
const changed = (start: number) =>
  `${mine}\nxref\n0 0\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`

test('without a PDF of the owner’s there is none', () => {
  expect(ownResume(path('resume.pdf'))).toBeUndefined()
})

test.each([
  ['', mine],
  [' whose writer breaks lines anywhere', otherPdf('/Root 1 0\nR')],
  [' that was changed since', changed(mine.length + 1)],
])('a PDF of the owner’s%s is taken byte by byte', (_, own) => {
  expect(taken(own)).toBe(own)
})

test.each([
  'PK word document',
  '',
  mine.slice(0, 60),
  '%PDF-1.7\nstartxref\n9\n%%EOF',
  otherPdf(''),
  changed(7),
])('O3 what is no PDF that opens stops the build, with how to fix it: %j', (own) => {
  expect(() => taken(own)).toThrow(
    'resume.pdf: is no PDF, or is damaged. Save your resume as PDF again, or remove the file.',
  )
})
