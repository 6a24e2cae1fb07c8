import '@/app/globals.css'
import type { Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { themeColors } from '@/components/lib/colour/site-palette'
import { isForeignScript } from '@/components/lib/name'
import { BackToTop } from '@/components/site/back-to-top'
import { beforePaint } from '@/components/site/inline/before-paint'
import { earlyPresses } from '@/components/site/inline/early-presses'
import { pressGuard } from '@/components/site/inline/press-guard'
import { requestedView } from '@/components/site/inline/requested-view'
import { restingPage } from '@/components/site/inline/resting-page'
import { scriptFailure } from '@/components/site/inline/script-failure'
import { InlineScript } from '@/components/site/inline-script'
import { listNavigation } from '@/components/site/navigation'
import { PageState } from '@/components/site/page-state'
import { Reveal } from '@/components/site/reveal'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import { ThemeProvider } from '@/components/site/theme-provider'
import { IconSprite } from '@/components/ui/icon-sprite'
import { Toaster } from '@/components/ui/toaster'
import { content } from '@/content/schema/load'
import { language, page } from '@/content/words'

/** `components/site/theme-provider.tsx` sets the colour of the browser's bars (C3, C4). */
export const viewport: Viewport = { colorScheme: 'dark light' }

/**
 * The two typefaces, subset by `scripts/fonts` to the characters of the site. The fallback fonts have the same metrics, so
 * nothing shifts when they load.
 */
const sans = localFont({
  src: './typefaces/sans.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'swap',
})

const mono = localFont({
  src: './typefaces/mono.woff2',
  weight: '400',
  variable: '--font-mono',
  display: 'swap',
  // Next generates proportional fallbacks only. `Mono Fallback` is in app/styles/tokens.css.
  adjustFontFallback: false,
  fallback: ['Mono Fallback', 'ui-monospace', 'monospace'],
})

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
        <InlineScript run={beforePaint} />
        <InlineScript run={requestedView} />
        <InlineScript run={restingPage} />
        <InlineScript run={pressGuard} />
        <InlineScript run={earlyPresses} />
        <InlineScript run={scriptFailure} />
      </head>
      <body>
        <ThemeProvider colors={themeColors}>
          {/* A dialog makes this root inert. */}
          <div id="site">
            <a
              href="#content"
              className="skip-link fixed start-3 top-3 z-60 max-w-[calc(100%-1.5rem)] [translate:0_calc(-100%-2rem)] rounded-control bg-fill px-4 py-2 [font-weight:600] text-fill-ink focus:[translate:none] print:hidden"
            >
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
          <IconSprite />
          <PageState />
        </ThemeProvider>
      </body>
    </html>
  )
}
