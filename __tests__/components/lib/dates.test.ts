/** @jest-environment node */

import { contentDate, isoMonth } from '@/components/lib/dates'
import { projectDates } from '@/content/words'
import { plantedContent, rawContent } from '../../support/content-fixture'
import { dateOf } from '../../support/words'

describe('dates', () => {
  it.each([
    [dateOf(6, 2025), '2025-06'],
    [dateOf(5, 2024), '2024-05'],
    [dateOf(12, 2024), '2024-12'],
    [`${projectDates.months[0]} 2023`, '2023-01'],
    ['Present', undefined],
  ])('%s is %s', (month, expected) => {
    expect(isoMonth(month)).toBe(expected)
  })

  it('S6: the content is dated by its version', () => {
    const content = plantedContent({ profile: { ...rawContent.profile, version: '2025.8.25' } })
    expect(contentDate(content)).toBe('2025-08-25')
  })

  it('a version that is no day gives way to the newest month', () => {
    for (const version of ['1.0', '2025.13.45']) {
      const content = plantedContent({ profile: { ...rawContent.profile, version } })
      const newest =
        content.projects
          .map((project) => project.createdAt)
          .toSorted()
          .at(-1) ?? ''
      expect(contentDate(content) >= `${newest}-01`).toBe(true)
      expect(contentDate(content)).toMatch(/^\d{4}-\d{2}-01$/)
    }
  })
})
