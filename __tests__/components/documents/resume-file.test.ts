/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const bytesWith = (own?: string) => {
  const file = join(folder, 'resume.pdf')
  if (own !== undefined) writeFileSync(file, own)
  return resumeBytes(plantedContent(), siteFixture, file)
}

test('without a PDF of the owner’s, the resume is made from the content', async () => {
  expect(pdfText(await bytesWith())).toContain(plantedContent().profile.name)
})

test('a PDF of the owner’s wins, byte by byte', async () => {
  expect(Buffer.from(await bytesWith('%PDF-1.4 mine')).toString()).toBe('%PDF-1.4 mine')
})

test('another kind of file in its place stops the build', async () => {
  await expect(bytesWith('PK word document')).rejects.toThrow('resume.pdf: is not a PDF')
})

test('the file is named whole, however long the path of the checkout is', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(`/${'checkout/'.repeat(9)}portfolio`)
  await expect(bytesWith('PK word document')).rejects.toThrow('resume.pdf: is not a PDF')
})
