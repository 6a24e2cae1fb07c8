import type { Profile } from '@/content/schema'
import { footer, header } from '@/content/words'
import { RESUME_PATH } from '../lib/constants'
import { sitePath } from '../lib/paths'
import { filled } from '../lib/words'
import { OutboundLink } from '../ui/outbound-link'
import type { NavigationItem } from './navigation'
import { SectionLink } from './section-link'
import { VisitorYear } from './visitor-year'

/** H5: design credit, year, version; and every link of the header once more, for whoever has no menu. */
export function SiteFooter({ profile, items }: { profile: Profile; items: NavigationItem[] }) {
  return (
    <footer className="border-hairline border-t">
      <div className="column fact grid gap-6 py-8 text-muted md:flex md:flex-wrap md:items-center md:justify-between">
        <nav aria-label={footer.label} id="site-links" tabIndex={-1}>
          <ul className="-ms-2 flex flex-wrap">
            {items.map(({ section, label }) => (
              <li key={section}>
                <SectionLink section={section} className="footer-link">
                  {label}
                </SectionLink>
              </li>
            ))}
            <li>
              <OutboundLink href={sitePath(RESUME_PATH)} className="footer-link">
                {header.resume}
              </OutboundLink>
            </li>
          </ul>
        </nav>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span>
            {filled(footer.credit, { name: profile.name })}
            <VisitorYear built={yearOf(profile.version)} />
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

/** The year that a version such as `2025.8.25` begins with. */
function yearOf(version = ''): number | undefined {
  const [, year] = /^((?:19|20)\d\d)\b/.exec(version) ?? []
  return year ? Number(year) : undefined
}
