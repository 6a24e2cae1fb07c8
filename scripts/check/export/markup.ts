import { HtmlValidate } from 'html-validate'
import type { Site } from '@/scripts/check/export/site'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React's ids start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Scripts and stylesheets come from the same origin as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The search form has no submit button, because it filters while the visitor types.
    'wcag/h32': 'off',
    'no-inline-style': 'error',
  },
})

/** Returns what html-validate finds in the pages. */
export async function checkMarkup({ pages }: Site): Promise<string[]> {
  const found = pages.map(async ({ file, html }) => {
    const { results } = await validator.validateString(html, file)
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${file}: ${message} (${ruleId} at ${selector})`),
    )
  })
  return (await Promise.all(found)).flat()
}
