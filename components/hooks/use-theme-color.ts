import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

export type ThemeColors = Readonly<Record<'light' | 'dark', string>>

/** C4: gives the browser's own bars the colour of the mode that shows, also after a choice against the system. */
export function useThemeColor(theme: string | undefined, colors: ThemeColors): void {
  // A new screen brings new meta elements.
  const screen = usePathname()
  useEffect(() => {
    void screen
    if (theme !== 'light' && theme !== 'dark') return
    const color = colors[theme]
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = color
    }
  }, [theme, screen, colors])
}
