import { HtmlValidate } from 'html-validate'
import { attribute, type Element } from '@/scripts/build/html'
import type { Fault, Site } from '@/scripts/check/export/site'

/** Browsers load two files unless a picture of the page has the candidates and `sizes` of the preload. */
export function checkPreloads(site: Site): Fault[] {
  return site.pages.flatMap(({ file, elements }) => {
    const isShown = (link: Element) =>
      elements.some(
        (element) =>
          attribute(element, 'srcset') === attribute(link, 'imagesrcset') &&
          attribute(element, 'sizes') === attribute(link, 'imagesizes'),
      )
    return elements
      .filter((element) => attribute(element, 'imagesrcset') !== undefined && !isShown(element))
      .map((link) => ({
        file,
        fault: `preloads ${attribute(link, 'imagesrcset')}, which no picture has with these sizes`,
      }))
  })
}

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

/** Validates each page with html-validate. */
export async function checkValidity(site: Site): Promise<Fault[]> {
  const found = site.pages.map(async ({ file }) => {
    const { results } = await validator.validateString(site.text(file), file)
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => ({
        file,
        fault: `${message} (${ruleId}${selector ? ` at ${selector}` : ''})`,
      }))
  })
  return (await Promise.all(found)).flat()
}
