import type { NavigationItem } from '@/components/frame/navigation'
import { SectionLink } from '@/components/frame/screen-link'
import { VisitorYear } from '@/components/frame/visitor-year'
import { sitePath } from '@/components/paths'
import { bidiText } from '@/components/text/bidi-text'
import { isolate } from '@/components/text/direction'
import { format } from '@/components/text/format'
import { separator } from '@/components/text/punctuation'
import { RESUME_PATH } from '@/components/ui/constants'
import { OutboundLink } from '@/components/ui/outbound-link'
import type { Content } from '@/content/schema/validate'
import { footer, header } from '@/content/words'

const LINK =
  'inline-flex min-h-11 min-w-6 items-center justify-center px-2 transition-colors hover:text-accent'

/** Credit, year, version, and the links of the header for visitors without the menu (H5). */
export function SiteFooter({ content, items }: { content: Content; items: NavigationItem[] }) {
  const { profile } = content
  return (
    <footer className="border-t bg-low print:hidden">
      <div className="column fact grid gap-6 py-8 md:flex md:flex-wrap md:items-center md:justify-between">
        <nav aria-label={footer.label} id="site-links" tabIndex={-1} className="-ms-2 text-balance">
          {items.map(({ section, label }) => (
            <SectionLink key={section} section={section} className={LINK}>
              {bidiText(label)}
            </SectionLink>
          ))}
          <OutboundLink href={sitePath(RESUME_PATH)} className={LINK}>
            {header.resume}
          </OutboundLink>
        </nav>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span>
            {format(footer.credit, { name: isolate(profile.name) })}
            <VisitorYear built={getNewestYear(content)} separator={separator} />
          </span>
          {profile.version && (
            <span>
              <span className="sr-only">{`${footer.version} `}</span>
              {profile.version}
            </span>
          )}
        </p>
      </div>
      <div id="page-end" aria-hidden="true" className="h-px" />
    </footer>
  )
}

/** Returns the newest year in the content: of the version, a project or the start of a job. */
function getNewestYear({ profile, projects, experiences }: Content): number | undefined {
  const dates = [
    profile.version ?? '',
    ...projects.map(({ createdAt }) => createdAt),
    ...experiences.map(({ startDate }) => startDate),
  ]
  const years = dates.flatMap((date) => date?.match(/\b(?:19|20)\d\d\b/) ?? []).map(Number)
  return years.length > 0 ? Math.max(...years) : undefined
}
