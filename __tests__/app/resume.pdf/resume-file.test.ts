/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownResume } from '@/app/resume.pdf/resume-file'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'resume-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What the site takes, of a file that an owner put there. */
function taken(own: string): Buffer {
  const file = join(folder, 'resume.pdf')
  writeFileSync(file, own, 'latin1')
  return Buffer.from(ownResume(file) ?? [])
}

/** A PDF of another program, that was changed since, as small as one can be. */
const otherPdf = '%PDF-1.4\n1 0 obj\nstartxref\n7\n%%EOF\nxref\nstartxref\n9\n%%EOF\n'

test('without a PDF of the owner’s there is none', () => {
  expect(ownResume(join(folder, 'resume.pdf'))).toBeUndefined()
})

test('a PDF of the owner’s is taken byte by byte', () => {
  expect(taken(otherPdf).toString('latin1')).toBe(otherPdf)
})

test.each([
  ['PK word document', 'is not a PDF.'],
  ['', 'is not a PDF.'],
  [otherPdf.slice(0, 20), 'is not whole: its end is missing.'],
])('O3 what is no whole PDF stops the build, with what is wrong and how to fix it: %j', (own, fault) => {
  expect(() => taken(own)).toThrow(`resume.pdf: ${fault} Save your resume as PDF again, or remove the file.`)
})
