/**
 * Runs what is heavy once the page has shown its answer to a press: the state of the pressed button, say. Interaction to
 * Next Paint counts from the press to that frame.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
