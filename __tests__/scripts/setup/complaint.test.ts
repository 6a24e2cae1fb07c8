/** @jest-environment node */
import { profileSchema } from '@/content/schema'
import { complaint } from '@/scripts/setup/complaint'

test('an answer is checked as it is typed, with the words of the schema', () => {
  expect(complaint(profileSchema.shape.email, 'nobody')).toBe(
    'This is not a mail address. Write one such as "me@example.com".',
  )
  expect(complaint(profileSchema.shape.email, undefined)).toBeUndefined()
  expect(complaint(profileSchema.shape.name, undefined)).toMatch(/^This is missing/)
})
