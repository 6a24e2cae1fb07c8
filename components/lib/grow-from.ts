import { flushSync } from 'react-dom'

/** What the old and the new state have in common; `app/styles/dialog.css` gives the dialog's panel the same name. */
const NAME = 'growing'

/**
 * Makes a change of state in which the dialog grows out of an element, by a view transition where the browser has
 * them and the visitor allows motion; simply makes the change where not.
 *
 * @param source what the dialog comes from
 * @param change a React state change that shows the dialog
 */
export function growFrom(source: Element | null | undefined, change: () => void): void {
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (!(source instanceof HTMLElement) || still || !document.startViewTransition) {
    change()
    return
  }
  const root = document.documentElement
  source.style.viewTransitionName = NAME
  const transition = document.startViewTransition(() => {
    source.style.viewTransitionName = ''
    root.dataset.growing = ''
    flushSync(change)
  })
  const end = () => {
    delete root.dataset.growing
  }
  transition.finished.then(end, end)
  // A transition that the browser skips has still made the change; there is nothing to mend.
  transition.ready.catch(() => {})
  transition.updateCallbackDone.catch(() => {})
}
