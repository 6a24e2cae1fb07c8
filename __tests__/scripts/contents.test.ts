/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type RawContent, validateContent } from '@/content/validate'
import type { Owner } from '@/scripts/contents/owner'
import { rawContent } from '../support/content-fixture'

const folder = join(__dirname, '..', 'owners')
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))

test.each(names)(
  'O1 the content of the owner "%s" is legal, with the pictures that are drawn for it',
  async (name) => {
    const { owner } = (await import(`../owners/${name}`)) as { owner: Owner }
    const { pictures = {}, ...files } = owner
    const empty = Object.fromEntries(
      Object.entries(rawContent).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
    )
    const raw: RawContent = { ...rawContent, ...empty, sortOptions: rawContent.sortOptions, ...files }
    expect(validateContent(raw, (file) => file in pictures).profile.name).toBe(owner.profile.name)
  },
)
