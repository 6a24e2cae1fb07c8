/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfFault } from '@/app/resume.pdf/pdf-file'
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

/** A PDF of another program, as small as one can be. */
function otherPdf(root = '/Root 1 0 R'): string {
  const objects = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'
  return `${objects}xref\n0 1\n0000000000 65535 f \ntrailer\n<< ${root} >>\nstartxref\n${objects.length}\n%%EOF\n`
}

test('without a PDF of the owner’s there is none', () => {
  expect(ownResume(join(folder, 'resume.pdf'))).toBeUndefined()
})

test('a PDF of the owner’s is taken byte by byte', () => {
  expect(taken(otherPdf()).toString('latin1')).toBe(otherPdf())
})

test('a PDF whose writer breaks lines anywhere, or that was changed since, is whole', () => {
  const faultOf = (text: string) => pdfFault(Buffer.from(text, 'latin1'))
  expect(faultOf(otherPdf('/Root 1 0\nR'))).toBeUndefined()
  const mine = otherPdf()
  const changed = `${mine}\nxref\n0 0\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${mine.length + 1}\n%%EOF\n`
  expect(faultOf(changed)).toBeUndefined()
  expect(faultOf(changed.replace(/startxref\n\d+\n%%EOF\n$/, 'startxref\n7\n%%EOF\n'))).toMatch(/is damaged/)
})

test.each([
  ['PK word document', 'is not a PDF.'],
  ['', 'is not a PDF.'],
  [otherPdf().slice(0, 60), 'is not whole: its end is missing.'],
  ['%PDF-1.7\nstartxref\n9\n%%EOF', 'is damaged: its table of objects is not where its end says.'],
  [otherPdf(''), 'is damaged: it has no catalogue of its pages.'],
])('O3 what is no PDF that opens stops the build, with what is wrong and how to fix it: %j', (own, fault) => {
  expect(() => taken(own)).toThrow(`resume.pdf: ${fault} Save your resume as PDF again, or remove the file.`)
})
