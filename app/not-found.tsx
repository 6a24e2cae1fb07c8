import { sitePath } from '@/components/lib/paths'
import { redirect } from '@/components/site/inline/redirect'
import { InlineScript } from '@/components/site/inline-script'
import { SectionLink } from '@/components/site/section-link'
import { buttonStyles } from '@/components/ui/button-styles'

export const metadata = { title: 'Not found', robots: { index: false } }

export default function NotFound() {
  return (
    <section className="column not-found" aria-labelledby="not-found-heading">
      {/* Also without scripts, and as a replacement in the history: a refresh without delay leaves no entry. */}
      <meta httpEquiv="refresh" content={`0; url=${sitePath('/')}`} />
      <InlineScript run={redirect} args={[sitePath('/')]} />
      <p className="fact text-accent">404</p>
      <h1 id="not-found-heading" className="text-title">
        There is nothing at this address.
      </h1>
      <SectionLink className={buttonStyles('primary', 'mt-4 justify-self-start')}>
        Go to the home page
      </SectionLink>
    </section>
  )
}
