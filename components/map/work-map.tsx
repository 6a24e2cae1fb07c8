import { SummitLink } from '@/components/map/summit-link'
import { bidiText } from '@/components/text/bidi-text'
import type { Content } from '@/content/schema/validate'

/**
 * The map of the owner's work, which scripts/map/make.ts draws. Every project is a summit, and the
 * mark of a featured one opens its project. Assistive technology and keyboards have the cards (I3).
 */
export function WorkMap({ content: { featuredProjects } }: { content: Content }) {
  return (
    <div aria-hidden="true" className="work-map forced-colors:invisible print:hidden">
      <div className="work-map-world">
        {featuredProjects.map(({ slug, title, createdAt }, i) => (
          <SummitLink key={slug} slug={slug} index={i}>
            <span>
              {bidiText(title)}
              {createdAt && <small>{createdAt.slice(0, 4)}</small>}
            </span>
          </SummitLink>
        ))}
      </div>
    </div>
  )
}
