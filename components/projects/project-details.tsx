import 'server-only'
import { LONG_DESCRIPTION_WORDS, TOOLS_FROM } from '@/components/density'
import { ScreenLink } from '@/components/frame/screen-link'
import { techniquePath } from '@/components/paths'
import { countTechniques } from '@/components/projects/project-list'
import { format } from '@/components/text/format'
import { splitBlocks, splitParagraph, splitSentences } from '@/components/text/sentences'
import { Icon } from '@/components/ui/icons'
import { OutboundLink } from '@/components/ui/outbound-link'
import { type Picture, pictureSrc } from '@/components/ui/picture'
import { Bullets, Paragraph } from '@/components/ui/prose'
import type { Project } from '@/content/schema/content'
import { projectLinks, projectPictures } from '@/content/words'

/** The description of a project: its first sentence large, then paragraphs (G3, G14). */
export function ProjectDescription({ description }: { description: string }) {
  const [lead, rest] = splitLead(description)
  const paragraphs = splitBlocks(rest.trim())
    .flatMap((text) => splitParagraph(text, LONG_DESCRIPTION_WORDS))
    .filter(Boolean)
  return (
    <>
      {lead && <Paragraph text={lead} className="project-lead" />}
      {paragraphs.map((text, i) => (
        <Paragraph key={i} text={text} />
      ))}
    </>
  )
}

interface ProjectDetailsProps {
  project: Project
  /** Techniques that the projects can be filtered by (`listSharedTechniques`). */
  shared: ReadonlySet<string>
}

/** The texts below the description: bullet points, techniques, closing line (G3, G14). */
export function ProjectDetails({ project, shared }: ProjectDetailsProps) {
  const { bulletpoints, stack, footer } = project
  return (
    <>
      {bulletpoints.length > 0 && <Bullets texts={bulletpoints} />}
      {stack.length > 0 && (
        <ul className="fact flex flex-wrap gap-x-5 text-muted">
          {stack.map((technique, i) => (
            <li key={i}>
              {shared.has(technique) ? (
                <ScreenLink href={techniquePath(technique)} className="technique">
                  <bdi>{technique}</bdi>
                </ScreenLink>
              ) : (
                <bdi className="technique">{technique}</bdi>
              )}
            </li>
          ))}
        </ul>
      )}
      {footer && <Paragraph text={footer} className="font-semibold text-heading" />}
    </>
  )
}

/** The longest first sentence that is set large, in characters. */
const MAX_LEAD = 200

/** Splits a description after its first sentence, unless that is long. */
function splitLead(description: string): [lead: string, rest: string] {
  const [first = ''] = splitSentences(description)
  if (first.length > MAX_LEAD) return ['', description]
  return [first, description.trim().slice(first.length)]
}

/** Returns the techniques of two or more projects, if the site can filter by them (G15). */
export function listSharedTechniques(projects: readonly Pick<Project, 'stack'>[]): Set<string> {
  if (projects.length < TOOLS_FROM) return new Set()
  const shared = [...countTechniques(projects)].filter(([, count]) => count > 1)
  return new Set(shared.map(([technique]) => technique))
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
