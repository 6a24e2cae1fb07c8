import { cancel, confirm, isCancel, multiselect, select, text } from '@clack/prompts'
import type { Choose } from '@/scripts/setup/github'

/** Prompts at a terminal. Ctrl+C ends the command without a change. */

/** Prompts for the owner's name. */
export async function askForName(): Promise<string> {
  const validate = (value = '') => (value.trim() ? undefined : 'Write your name.')
  return exitIfCancelled(await text({ message: 'Your name', validate })).trim()
}

/** Prompts for yes or no. */
export async function agree(message: string): Promise<boolean> {
  return exitIfCancelled(await confirm({ message, initialValue: true }))
}

/** Prompts for the language of the site's own words. */
export async function chooseLanguage(
  languages: readonly { value: string; label: string }[],
  current: string,
): Promise<string> {
  const message = "Language of the site's own words"
  return exitIfCancelled(
    await select({ message, options: [...languages], initialValue: current, maxItems: 15 }),
  )
}

/** Prompts with a list of checkboxes, the first ones checked. */
export const choose: Choose = async (message, options, proposed) =>
  exitIfCancelled(
    await multiselect({
      message,
      options: options.map((option, value) => ({ ...option, value })),
      initialValues: options.slice(0, proposed).map((_, place) => place),
      required: false,
      maxItems: 15,
    }),
  )

function exitIfCancelled<T>(answer: T | symbol): T {
  if (!isCancel(answer)) return answer
  cancel('No files were changed.')
  process.exit(1)
}
