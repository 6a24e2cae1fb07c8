import { attribute, type Element, elementsOf } from '../html'

/**
 * Asks for the scripts that were held, once the page has been read to its end and shown. A page that nobody looks at
 * is never shown, and need not wait. The last press of a button before the scripts have taken over (the place of the
 * toasts, which comes last, is their sign) is given to them then.
 */
const loader = `(function(d){
var pressed;
function keep(e){pressed=e.target.closest('button')||pressed}
function start(){d.querySelectorAll('script[data-src]').forEach(function(held){
var s=d.createElement('script');s.async=true;s.src=held.dataset.src;held.replaceWith(s)})}
d.addEventListener('click',keep,true);
d.addEventListener('DOMContentLoaded',function(){
new MutationObserver(function(_,o){if(!d.querySelector('body>[role=status]'))return;
o.disconnect();d.removeEventListener('click',keep,true);if(pressed)pressed.click()}).observe(d.body,{childList:true});
d.hidden?start():requestAnimationFrame(function(){setTimeout(start)})})
})(document)`.replaceAll('\n', '')

/**
 * Lets a page be seen before its scripts are asked for. Nothing of the first view needs them (H6), and on one line they
 * would share the bandwidth with its picture, on one processor their start would come before the first paint.
 *
 * @param html an exported page
 * @returns the page with its asynchronous scripts held in data blocks, and the loader in front of them
 */
export function withLateScripts(html: string): string {
  const elements = elementsOf(html)
  const [first] = elements.filter(isAsyncScript)
  const parts: string[] = []
  let end = 0
  for (const element of elements) {
    const location = element.sourceCodeLocation
    if (!location || !(isAsyncScript(element) || isScriptPreload(element))) continue
    parts.push(html.slice(end, location.startOffset))
    if (element === first) parts.push(`<script>${loader}</script>`)
    if (isAsyncScript(element)) {
      parts.push(`<script type="text/plain" data-src="${attribute(element, 'src')}"></script>`)
    }
    end = location.endOffset
  }
  return parts.join('') + html.slice(end)
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
