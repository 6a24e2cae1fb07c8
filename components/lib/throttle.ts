/**
 * Limits a function to one call in `ms`: the first call runs at once, and the last one within the time runs at its
 * end, so that the final scroll position is never missed.
 *
 * @param ms the least time between two calls, in milliseconds
 * @returns the limited function, and `cancel` that drops a call still to come
 */
export function throttle(run: () => void, ms: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false

  const wait = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!again) return
      again = false
      run()
      wait()
    }, ms)
  }
  const limited = () => {
    if (timer !== undefined) {
      again = true
      return
    }
    run()
    wait()
  }
  limited.cancel = () => {
    clearTimeout(timer)
    timer = undefined
    again = false
  }
  return limited
}
