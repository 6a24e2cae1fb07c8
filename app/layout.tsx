import '@/app/globals.css'
import clsx from 'clsx/lite'
import type { Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { prepareFirstPaint } from '@/components/colour-mode/before-paint'
import { themeColors } from '@/components/colour-mode/site-palette'
import { ThemeProvider } from '@/components/colour-mode/theme-provider'
import { BackToTop } from '@/components/frame/back-to-top'
import { recordEarlyPresses } from '@/components/frame/early-presses'
import { ErrorBoundary } from '@/components/frame/error-boundary'
import { InlineScript } from '@/components/frame/inline-script'
import { listNavigation } from '@/components/frame/navigation'
import { PageState } from '@/components/frame/page-state'
import { guardPresses } from '@/components/frame/press-guard'
import { delayPictures } from '@/components/frame/resting-page'
import { Reveal } from '@/components/frame/reveal'
import { detectScriptFailure } from '@/components/frame/script-failure'
import { SiteFooter } from '@/components/frame/site-footer'
import { SiteHeader } from '@/components/frame/site-header'
import { hideUnfilteredList } from '@/components/projects/requested-view'
import { isForeignScript } from '@/components/text/name'
import { IconSprite } from '@/components/ui/icon-sprite'
import { Toaster } from '@/components/ui/toaster'
import { content } from '@/content/schema/load'
import { language, page } from '@/content/words'

/** The ground of the page follows the system until the styles load (C3). */
export const viewport: Viewport = { colorScheme: 'dark light' }

/**
 * The two typefaces, subset by `scripts/fonts` to the characters of the site. Their fallbacks have
 * the same metrics, so nothing shifts when they load.
 */
const sans = localFont({
  src: '../.generated/sans.woff2',
  weight: '400 800',
  variable: '--font-sans',
  display: 'swap',
})

const mono = localFont({
  src: '../.generated/mono.woff2',
  weight: '400',
  variable: '--font-mono',
  display: 'swap',
  // Captions may come later than the map and the name.
  preload: false,
  // Next generates proportional fallbacks only. `Mono Fallback` is in app/styles/tokens.css.
  adjustFontFallback: false,
  fallback: ['Mono Fallback', 'ui-monospace', 'monospace'],
})

/** Inline scripts. If one throws, the next do not run, so the last is the least important. */
const beforeScripts = [
  prepareFirstPaint,
  detectScriptFailure,
  hideUnfilteredList,
  guardPresses,
  recordEarlyPresses,
  delayPictures,
]

const SKIP_LINK = clsx(
  'fixed start-3 top-3 z-60 max-w-[calc(100%-1.5rem)] -translate-y-[calc(100%+2rem)]',
  'rounded-control bg-fill px-4 py-2 font-semibold text-fill-ink focus:translate-none print:hidden',
)

/** The frame of all pages: header, footer, colour mode, and the scripts before the first paint. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { profile } = content
  const items = listNavigation(content)
  return (
    <html
      lang={language.lang}
      dir={language.dir}
      data-script={isForeignScript(language.lang) || undefined}
      data-scroll-behavior="smooth"
      className={`${sans.variable} ${mono.variable}`}
      suppressHydrationWarning
    >
      <head>
        {/* In one script, because each has a hash in the policy. */}
        <InlineScript run={beforeScripts} />
      </head>
      <body>
        <ErrorBoundary>
          <ThemeProvider colors={themeColors}>
            {/* A dialog makes this root inert. */}
            <div id="site">
              <a href="#content" className={SKIP_LINK}>
                {page.skip}
              </a>
              <SiteHeader profile={profile} items={items} />
              <main id="content" tabIndex={-1}>
                {children}
              </main>
              <BackToTop />
              <SiteFooter content={content} items={items} />
            </div>
            <Reveal />
            <Toaster />
            <PageState />
          </ThemeProvider>
        </ErrorBoundary>
        <IconSprite />
      </body>
    </html>
  )
}
