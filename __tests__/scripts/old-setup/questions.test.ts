import { type TextOptions, text } from '@clack/prompts'
import { profileSchema } from '@/content/schema/content'
import { ask } from '@/scripts/old-setup/questions'

jest.mock('@clack/prompts', () => ({ text: jest.fn(), isCancel: () => false }))

const { name, title } = profileSchema.shape

/** Answers a prompt as the library does: an empty answer becomes the default. Returns the answer, or the reason against it. */
function answering(answer: string) {
  jest.mocked(text).mockImplementation(async ({ validate, defaultValue = '' }: TextOptions) => {
    const reason = validate?.(answer)
    if (reason) throw reason
    return answer || defaultValue
  })
}

test('an empty answer keeps a required value that is known, also if an early Enter has emptied the prompt [O10]', async () => {
  for (const empty of ['', ' ']) {
    answering(empty)
    expect(await ask('Your name', 'Ada Example', name)).toBe('Ada Example')
  }
  expect(text).toHaveBeenLastCalledWith(expect.objectContaining({ placeholder: 'Ada Example' }))
})

test('an empty answer prompts again if a required value is unknown, and leaves an optional value out', async () => {
  answering('')
  await expect(ask('Your name', '', name)).rejects.toBe('This is missing. Write a name.')
  expect(await ask('Your job title', 'Pilot', title)).toBe('')
})
