import 'server-only'
import { techniquePath } from '@/components/frame/paths'
import { ScreenLink } from '@/components/frame/screen-link'
import { LONG_DESCRIPTION_WORDS, TOOLS_FROM } from '@/components/home/density'
import { directionProps } from '@/components/text/direction'
import { format } from '@/components/text/format'
import { Bullets, isolateNames, Prose } from '@/components/text/prose'
import { splitBlocks, splitParagraph } from '@/components/text/sentences'
import { Icon } from '@/components/ui/icons'
import { OutboundLink } from '@/components/ui/outbound-link'
import { type Picture, pictureSrc } from '@/components/ui/picture'
import type { Project } from '@/content/schema/content'
import { projectLinks, projectPictures } from '@/content/words'

interface ProjectDetailsProps {
  project: Project
  /** Techniques that the projects can be filtered by (`listSharedTechniques`). */
  shared: ReadonlySet<string>
}

/** The texts of a project, in its dialog and on its page: description, bullet points, techniques, closing line (G3, G14). */
export function ProjectDetails({ project, shared }: ProjectDetailsProps) {
  const { description = '', bulletpoints, stack, footer } = project
  const paragraphs = splitBlocks(description)
    .flatMap((text) => splitParagraph(text, LONG_DESCRIPTION_WORDS))
    .filter(Boolean)
  return (
    <>
      {paragraphs.map((text, i) => (
        <p key={i} {...directionProps(text)} className="project-text">
          <Prose text={text} />
        </p>
      ))}
      {bulletpoints.length > 0 && <Bullets texts={bulletpoints} />}
      {stack.length > 0 && (
        <ul className="fact flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {stack.map((technique, i) => (
            <li key={i}>
              {shared.has(technique) ? (
                <ScreenLink
                  href={techniquePath(technique)}
                  className="inline-block py-1 underline decoration-control underline-offset-[0.25em] hover:text-accent"
                >
                  <bdi>{technique}</bdi>
                </ScreenLink>
              ) : (
                <bdi className="inline-block py-1">{technique}</bdi>
              )}
            </li>
          ))}
        </ul>
      )}
      {footer && (
        <p {...directionProps(footer)} className="fact text-muted">
          {isolateNames(footer)}
        </p>
      )}
    </>
  )
}

/** Returns the techniques of two or more projects, if the site has the tools to filter by them (G15). */
export function listSharedTechniques(projects: readonly Pick<Project, 'stack'>[]): Set<string> {
  const shared = new Set<string>()
  const seen = new Set<string>()
  if (projects.length < TOOLS_FROM) return shared
  for (const { stack } of projects)
    for (const technique of new Set(stack)) {
      if (seen.has(technique)) shared.add(technique)
      seen.add(technique)
    }
  return shared
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
