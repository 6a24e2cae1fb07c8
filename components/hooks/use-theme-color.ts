import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { THEME_COLORS } from '../lib/constants'

/** C4: gives the browser's own bars the colour of the mode that shows, also after a choice against the system. */
export function useThemeColor(theme: string | undefined): void {
  // A new screen brings new meta elements.
  const screen = usePathname()
  useEffect(() => {
    void screen
    if (theme !== 'light' && theme !== 'dark') return
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = THEME_COLORS[theme]
    }
  }, [theme, screen])
}
