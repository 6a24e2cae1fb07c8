import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { entryLists } from '@/content/files'
import { englishWords } from '../support/english-words'
import type { Owner } from '../support/owner'

const folder = join(__dirname, '..', 'owners')
const names = readdirSync(folder).flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])

test.each(names)(
  'O1 the content of the owner "%s" is legal, with the pictures that are drawn for it',
  async (name) => {
    const mockWords = (words: object) => jest.resetModules().doMock('@/content/words', () => words)
    // Dates are read by the owner's own months, or by those of the sample.
    mockWords(englishWords())
    const { owner } = (await import(`../owners/${name}`)) as { owner: Owner }
    const { pictures = {}, words, ...files } = owner
    if (words) mockWords(words)
    const { validateContent } = await import('@/content/validate')
    const { rawContent } = await import('../support/content')
    const empty = Object.fromEntries(entryLists.map((list) => [list, []]))
    const raw = { ...rawContent, ...empty, ...files }
    expect(validateContent(raw, (file) => file in pictures).profile.name).toBe(owner.profile.name)
  },
)
