import { directionProps } from '@/components/lib/direction'
import { format } from '@/components/lib/format'
import { type Picture, pictureSrc } from '@/components/lib/picture'
import type { ProjectView } from '@/components/projects/project-view'
import { Icon } from '@/components/ui/icons'
import { OutboundLink } from '@/components/ui/outbound-link'
import { Bullets, Prose } from '@/components/ui/prose'
import type { Project } from '@/content/schema/content'
import { projectLinks, projectPictures } from '@/content/words'

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

/** The details of a project in the page, for crawlers, for readers without scripts, and if the dialog fails to load (G3). */
export function ProjectArticle({
  mark,
  details,
  shots,
  links,
}: Pick<ProjectView, 'mark' | 'details' | 'shots' | 'links'>) {
  return (
    <>
      {mark}
      {details}
      {shots.length > 0 && (
        <ul className="project-shots fact">
          {shots.map((shot, i) => (
            <li key={i}>
              <a href={pictureSrc(shot)} className="inline-block py-1">
                {shot.caption}
              </a>
            </li>
          ))}
        </ul>
      )}
      {links && <p className="flex flex-wrap gap-2">{links}</p>}
    </>
  )
}

/** The logo of a project, named by its title (G3). */
export function ProjectLogo({ logo, title }: { logo: Picture; title: string }) {
  return (
    <img
      src={pictureSrc(logo)}
      alt={format(projectPictures.logo, { title })}
      width={logo.width}
      height={logo.height}
      loading="lazy"
      className="project-logo size-12"
    />
  )
}
