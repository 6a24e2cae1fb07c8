import { sitePath } from '@/components/lib/paths'
import { redirect } from '@/components/site/inline/redirect'
import { InlineScript } from '@/components/site/inline-script'
import { SectionLink } from '@/components/site/screen-link'
import { notFound as words } from '@/content/words'

export const metadata = { title: words.title, robots: { index: false } }

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
