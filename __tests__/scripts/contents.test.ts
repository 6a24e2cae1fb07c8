/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { entryLists } from '@/content/files'
import type { Owner } from '@/scripts/contents/owner'

const folder = join(__dirname, '..', 'owners')
const names = readdirSync(folder).flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])

test.each(names)(
  'O1 the content of the owner "%s" is legal, with the pictures that are drawn for it',
  async (name) => {
    jest.dontMock('@/content/words').resetModules()
    const { owner } = (await import(`../owners/${name}`)) as { owner: Owner }
    const { pictures = {}, words, ...files } = owner
    // Dates are read by the owner's own months.
    if (words) jest.resetModules().doMock('@/content/words', () => words)
    const { validateContent } = await import('@/content/validate')
    const { validateWords } = await import('@/content/words-schema')
    const { rawContent } = await import('../support/content-fixture')
    const empty = Object.fromEntries(entryLists.map((list) => [list, []]))
    const raw = { ...rawContent, ...empty, ...files }
    expect(validateContent(raw, (file) => file in pictures).profile.name).toBe(owner.profile.name)
    if (words) expect(validateWords(words)).toEqual(words)
  },
)
