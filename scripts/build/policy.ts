import { createHash } from 'node:crypto'
import { attribute, type Element, textOf } from '@/scripts/build/html'

/** Types of scripts that a browser runs. Other types are data, which the policy does not cover. */
const languages = /(text|application)\/(x-)?(java|ecma)script/
const codeType = new RegExp(`^(|module|importmap|speculationrules|${languages.source})$`, 'i')

/**
 * Returns the content security policy of a page. It allows the site's own files and the inline
 * scripts and styles of the page as built, but no other origin, `eval`, frame, form target or base.
 */
export function createPolicy(elements: readonly Element[]): string {
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      codeType.test((attribute(element, 'type') ?? '').trim()),
  )
  const styles = elements.filter((element) => element.tagName === 'style')
  const sources = (inline: readonly Element[]) =>
    ["'self'", ...new Set(inline.map(textOf).map(hashOf))].join(' ')
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Inserts a policy into a page, directly after the charset, because it covers only what follows.
 *
 * @param elements of the page
 * @throws if the page has no charset
 */
export function withPolicy(html: string, elements: readonly Element[], policy: string): string {
  const charset = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
  )
  const end = charset?.sourceCodeLocation?.endOffset
  if (end === undefined) throw new Error('The page has no <meta charset> to insert its policy after.')
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(end)}`
}
