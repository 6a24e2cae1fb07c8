import { createHash } from 'node:crypto'
import { attribute, elementsOf, textOf } from './html'

/** Scripts that a browser runs; the others are data, which the policy does not concern. */
const codeType = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/**
 * What a page may do: its own files, and those inline scripts and styles that stood in it when it was built.
 * Nothing foreign, no `eval`, no frame, no form target, no other base.
 *
 * @param html an exported page
 * @returns a content security policy for its `<meta>`
 */
export function policyOf(html: string): string {
  const elements = elementsOf(html)
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      codeType.test((attribute(element, 'type') ?? '').trim()),
  )
  const styles = elements.filter((element) => element.tagName === 'style')
  const sources = (inline: typeof elements) =>
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
 * Puts a policy into a page, right after its charset and so before all else it governs. The rest of the page keeps
 * its bytes.
 *
 * @throws when the page names no charset
 */
export function withPolicy(html: string, policy: string): string {
  const elements = elementsOf(html)
  const charset = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
  )
  const end = charset?.sourceCodeLocation?.endOffset
  if (end === undefined) throw new Error('The page has no <meta charset>, after which its policy belongs.')
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(end)}`
}
