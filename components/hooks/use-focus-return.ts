import { useEffect } from 'react'

/**
 * Returns focus to an element when the component is removed, and scrolls to it if it is out of sight. Also focuses it on mount, because
 * Headless UI 2.2.10 restores the focus to an element that it has seen focused, and only sees it since its own code has loaded (G3).
 *
 * @param id of the element. Without one the focus goes to the content
 */
export function useFocusReturn(id: string): void {
  useEffect(() => {
    const element = document.getElementById(id) ?? document.getElementById('content')
    element?.focus({ preventScroll: true })
    return () => {
      element?.focus({ preventScroll: true })
      const { top = 0, bottom = 1 } = element?.getBoundingClientRect() ?? {}
      const isOutOfSight = bottom < 0 || top > window.innerHeight
      if (isOutOfSight) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
  }, [id])
}
