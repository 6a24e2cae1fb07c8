import { InlineScript } from '@/components/frame/inline-script'
import { SectionLink } from '@/components/frame/screen-link'
import { sitePath } from '@/components/paths'
import { notFound as words } from '@/content/words'

export const metadata = { title: words.title, robots: { index: false } }

/** The page for an unknown address (S3). */
export default function NotFound() {
  return (
    <section className="column grid min-h-[90svh] content-center gap-3" aria-labelledby="not-found-heading">
      {/* Works without scripts. A refresh without delay leaves no history entry. */}
      <meta httpEquiv="refresh" content={`0; url=${sitePath('/')}`} />
      <InlineScript run={redirect} args={[sitePath('/')]} />
      <p className="fact text-accent">404</p>
      <h1 id="not-found-heading" className="text-title">
        {words.heading}
      </h1>
      <SectionLink className="button button-primary mt-4 justify-self-start">{words.home}</SectionLink>
    </section>
  )
}

/** Replaces an unknown address, so Back never returns to it (S3). Waits for no script file. */
function redirect(address: string): void {
  location.replace(address)
}
