/**
 * Runs the scripts that `scripts/finish/late-scripts.ts` held, once the page has been read to its end and shown. They
 * have been on their way since (at low priority): this decides when the processor is theirs. A page that nobody looks at
 * is never shown, and need not wait.
 */
export function lateScripts(): void {
  const start = () => {
    for (const held of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
      const script = document.createElement('script')
      script.src = held.dataset.src ?? ''
      held.replaceWith(script)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) start()
    else requestAnimationFrame(() => setTimeout(start))
  })
}
