import type { Content } from '@/content/validate'
import { footer, header } from '@/content/words'
import { RESUME_PATH } from '../lib/constants'
import { isolate } from '../lib/direction'
import { sitePath } from '../lib/paths'
import { separator } from '../lib/punctuation'
import { format } from '../lib/words'
import { OutboundLink } from '../ui/outbound-link'
import { OwnText } from '../ui/own-text'
import type { NavigationItem } from './navigation'
import { SectionLink } from './screen-link'
import { VisitorYear } from './visitor-year'

const LINK = 'inline-flex min-h-11 items-center px-2 [transition:color_150ms_var(--ease)] hover:text-accent'

/** H5: design credit, year, version; and every link of the header once more, for whoever has no menu. */
export function SiteFooter({ content, items }: { content: Content; items: NavigationItem[] }) {
  const { profile } = content
  return (
    <footer className="border-hairline border-t">
      <div className="column fact grid gap-6 py-8 text-muted md:flex md:flex-wrap md:items-center md:justify-between">
        <nav aria-label={footer.label} id="site-links" tabIndex={-1} className="print:hidden">
          <ul className="-ms-2 flex flex-wrap">
            {items.map(({ section, label }) => (
              <li key={section}>
                <SectionLink section={section} className={LINK}>
                  <OwnText>{label}</OwnText>
                </SectionLink>
              </li>
            ))}
            <li>
              <OutboundLink href={sitePath(RESUME_PATH)} className={LINK}>
                {header.resume}
              </OutboundLink>
            </li>
          </ul>
        </nav>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span>
            {format(footer.credit, { name: isolate(profile.name) })}
            <VisitorYear built={yearOf(content)} separator={separator} />
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

/** The newest year that the content speaks of: its version's (`2025.8.25`), a project's or that of an entry's start. */
function yearOf({ profile, projects, experiences }: Content): number | undefined {
  const dates = [
    profile.version ?? '',
    ...projects.map(({ createdAt }) => createdAt),
    ...experiences.map(({ startDate }) => startDate),
  ]
  const years = dates.flatMap((date) => date?.match(/\b(?:19|20)\d\d\b/) ?? []).map(Number)
  return years.length > 0 ? Math.max(...years) : undefined
}
