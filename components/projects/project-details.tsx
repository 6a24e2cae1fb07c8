import { directionProps } from '@/components/lib/direction'
import { Icon } from '@/components/ui/icons'
import { OutboundLink } from '@/components/ui/outbound-link'
import { Bullets, Prose } from '@/components/ui/prose'
import type { Project } from '@/content/schema/content'
import { projectLinks } from '@/content/words'

/** The texts of a project: results, description, closing line (G3). */
export function ProjectDetails({ bulletpoints, description, footer }: Project) {
  return (
    <>
      {bulletpoints.length > 0 && <Bullets texts={bulletpoints} />}
      {description && (
        <p {...directionProps(description)} className="project-text">
          <Prose text={description} />
        </p>
      )}
      {footer && (
        <p {...directionProps(footer)} className="fact text-muted">
          {footer}
        </p>
      )}
    </>
  )
}

/** A button for each address of a project: code, demo, website (G3, D1a). */
export function ProjectLinks({ github_link, video_link, website_link }: Project) {
  const links = [
    { icon: 'codeHosting', href: github_link, label: projectLinks.code },
    { icon: 'video', href: video_link, label: projectLinks.demo },
    { icon: 'website', href: website_link, label: projectLinks.website },
  ] as const
  return links.map(
    ({ icon, href, label }) =>
      href && (
        <OutboundLink key={icon} href={href} className="button button-outline">
          <Icon name={icon} />
          {label}
        </OutboundLink>
      ),
  )
}
