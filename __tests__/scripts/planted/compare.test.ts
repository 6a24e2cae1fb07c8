/** @jest-environment node */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resumeDocument } from '@/components/documents/resume-document'
import { differences, filesSaying, readExport } from '@/scripts/planted/compare'
import { plantedContent, rawContent } from '../../support/content-fixture'
import { siteFixture } from '../../support/site-fixture'

// A resume is made for real, on machines that do other things too.
jest.setTimeout(60_000)

test('two exports of the same bytes have no difference', () => {
  expect(differences(new Map([['a', 'x']]), new Map([['a', 'x']]))).toEqual([])
})

test('each file that differs or stands alone is named', () => {
  const first = new Map(Object.entries({ a: '1', b: '2', c: '3' }))
  const second = new Map(Object.entries({ b: '2', c: '4', d: '5' }))
  expect(differences(first, second)).toEqual([
    'a is in the first build alone',
    'c differs',
    'd is in the second build alone',
  ])
})

test('words are found in files and inside a PDF', async () => {
  const content = plantedContent({ profile: { ...rawContent.profile, title: 'Quillmark Architect' } })
  const files = {
    'a.html': 'a Quillmark\n Architect',
    'b.md': '',
    'resume.pdf': await resumeDocument(content, siteFixture),
  }
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  try {
    for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes)
    const exported = await readExport(folder)
    expect(filesSaying(exported, 'Quillmark Architect')).toEqual(['a.html', 'resume.pdf'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
