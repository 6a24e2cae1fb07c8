import type { Profile, Sections } from '@/content/schema'
import { sitePath } from '../lib/paths'
import { OutboundLink } from '../ui/outbound-link'
import { navigationOf } from './navigation'
import { SectionLink } from './section-link'
import { VisitorYear } from './visitor-year'

/** H5: design credit, year, version; and every link of the header once more, for whoever has no menu. */
export function SiteFooter({ profile, sections }: { profile: Profile; sections: Sections }) {
  const built = Number.parseInt(profile.version, 10)
  return (
    <footer className="border-hairline border-t">
      <div className="column fact grid gap-6 py-8 text-muted md:flex md:flex-wrap md:items-center md:justify-between">
        <nav aria-label="Footer" id="site-links" tabIndex={-1}>
          <ul className="-ms-2 flex flex-wrap">
            {navigationOf(sections).map(({ section, label }) => (
              <li key={section}>
                <SectionLink section={section} className="footer-link">
                  {label}
                </SectionLink>
              </li>
            ))}
            <li>
              <OutboundLink href={sitePath(profile.resume)} className="footer-link">
                Resume
              </OutboundLink>
            </li>
          </ul>
        </nav>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span>
            Designed and built by {profile.name}, <VisitorYear built={built} />
          </span>
          <span>
            <span className="sr-only">Version </span>
            {profile.version}
          </span>
        </p>
      </div>
      <div id="page-end" aria-hidden="true" className="h-px" />
    </footer>
  )
}
