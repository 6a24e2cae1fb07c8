import { attribute, type Element, elementsOf } from '../html'

/**
 * Lets a page be seen before its scripts run. Nothing of the first view needs them (H6), and their start would come
 * before the first paint. They are fetched at once, behind all that the first view shows; `lateScripts`, which is in
 * each page, runs them.
 *
 * @param html an exported page
 * @returns the page with its asynchronous scripts as preloads of low priority and data blocks, which no browser runs
 */
export function withLateScripts(html: string): string {
  const parts: string[] = []
  let end = 0
  for (const element of elementsOf(html)) {
    const location = element.sourceCodeLocation
    if (!location || !(isAsyncScript(element) || isScriptPreload(element))) continue
    parts.push(html.slice(end, location.startOffset))
    if (isAsyncScript(element)) parts.push(heldScript(attribute(element, 'src') ?? ''))
    end = location.endOffset
  }
  return parts.join('') + html.slice(end)
}

function heldScript(src: string): string {
  return (
    `<link rel="preload" as="script" fetchpriority="low" href="${src}"/>` +
    `<script type="text/plain" data-src="${src}"></script>`
  )
}

function isAsyncScript({ tagName, attrs }: Element): boolean {
  const names = attrs.map(({ name }) => name)
  return tagName === 'script' && names.includes('src') && names.includes('async')
}

function isScriptPreload(element: Element): boolean {
  return (
    element.tagName === 'link' &&
    attribute(element, 'rel') === 'preload' &&
    attribute(element, 'as') === 'script'
  )
}
