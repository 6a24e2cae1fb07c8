/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { pdfFault } from '@/components/documents/pdf-file'
import { resumeBytes } from '@/components/documents/resume-file'
import { pdfText } from '@/scripts/check/pdf-text'
import { plantedContent } from '../../support/content-fixture'
import { siteFixture } from '../../support/site-fixture'

// Fonts are read and pages set for real, on machines that do other things too.
jest.setTimeout(60_000)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'resume-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytesWith = (own?: string | Uint8Array) => {
  const file = join(folder, 'resume.pdf')
  if (own !== undefined) writeFileSync(file, own)
  return resumeBytes(plantedContent(), siteFixture, file)
}

/** A PDF of another program: the simplest there is. */
function otherPdf(version: '1.4' | '1.7' = '1.4'): Promise<Buffer> {
  const doc = new PDFDocument({ pdfVersion: version })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.text('Mine')
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}

test('without a PDF of the owner’s, the resume is made from the content', async () => {
  expect(await pdfText(await bytesWith())).toContain(plantedContent().profile.name)
})

test('a PDF of the owner’s wins, byte by byte', async () => {
  const mine = await otherPdf()
  expect(Buffer.compare(await bytesWith(mine), mine)).toBe(0)
})

test('the resume of the site itself is whole', async () => {
  expect(pdfFault(Buffer.from(await bytesWith()))).toBeUndefined()
})

test('a PDF whose writer breaks lines anywhere, or that was changed since, is whole', async () => {
  const mine = await otherPdf()
  const latin1 = mine.toString('latin1')
  const broken = latin1.replace(/\/Root (\d+) (\d+) R/, '/Root $1 $2\nR')
  expect(broken).not.toBe(latin1)
  expect(pdfFault(Buffer.from(broken, 'latin1'))).toBeUndefined()
  const changed = `${latin1}\nxref\n0 0\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${latin1.length + 1}\n%%EOF\n`
  expect(pdfFault(Buffer.from(changed, 'latin1'))).toBeUndefined()
  const damaged = changed.replace(/startxref\n\d+\n%%EOF\n$/, 'startxref\n7\n%%EOF\n')
  expect(pdfFault(Buffer.from(damaged, 'latin1'))).toMatch(/is damaged/)
})

test('O3 what is no PDF that opens stops the build, with what is wrong and how to fix it', async () => {
  const mine = await otherPdf()
  const halves = mine.subarray(0, mine.length / 2)
  const shifted = mine.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7')
  const faults = [
    'PK word document',
    '%PDF-1.7\nrubbish',
    halves,
    shifted,
    '',
    '%PDF-1.7\nstartxref\n9\n%%EOF',
  ].map((own) =>
    bytesWith(own).then(
      () => 'published',
      (error: Error) => error.message.replace(/^.*resume\.pdf: /, ''),
    ),
  )
  const advice = 'Save your resume as PDF again, or remove the file.'
  expect(await Promise.all(faults)).toEqual([
    `is not a PDF. ${advice}`,
    `is not whole: its end is missing. ${advice}`,
    `is not whole: its end is missing. ${advice}`,
    `is damaged: its table of objects is not where its end says. ${advice}`,
    `is not a PDF. ${advice}`,
    `is damaged: its table of objects is not where its end says. ${advice}`,
  ])
})

test('the file is named whole, however long the path of the checkout is', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(`/${'checkout/'.repeat(9)}portfolio`)
  await expect(bytesWith('PK word document')).rejects.toThrow('resume.pdf: is not a PDF')
})
