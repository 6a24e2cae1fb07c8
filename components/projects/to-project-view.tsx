import 'server-only'
import { LONG_DESCRIPTION_WORDS } from '@/components/home/density'
import { createCover, needsCover } from '@/components/projects/cover'
import type { CoverView, ProjectView } from '@/components/projects/project-view'
import { bidiText } from '@/components/text/bidi-text'
import { formatMonth } from '@/components/text/dates'
import { directionProps, isolate } from '@/components/text/direction'
import { format } from '@/components/text/format'
import { Bullets, isolateNames, Prose } from '@/components/text/prose'
import { splitBlocks, splitParagraph } from '@/components/text/sentences'
import { Icon } from '@/components/ui/icons'
import { OutboundLink } from '@/components/ui/outbound-link'
import { type Picture, pictureSrc } from '@/components/ui/picture'
import { getPicture } from '@/components/ui/picture-manifest'
import type { Project } from '@/content/schema/content'
import { projectLinks, projectPictures } from '@/content/words'

/**
 * Returns the `sizes` of the pictures on cards, for the columns of `ProjectGallery`: one below 48 em, then two, and three from 64 em. The cards
 * of one, two or four projects stay in one or two columns (G1).
 *
 * @param projects the number of projects in the list, with those that filters hide
 */
export function getCardSizes(projects: number): string {
  if (projects === 1) return '(min-width: 80em) 40.5rem, (min-width: 48em) 53vw, 90vw'
  if (projects === 2 || projects === 4) return '(min-width: 80em) 35.3rem, (min-width: 48em) 45vw, 90vw'
  return '(min-width: 80em) 22.7rem, (min-width: 64em) 30vw, (min-width: 48em) 45vw, 90vw'
}

/**
 * Converts a project of the content for the browser. Server only, because it reads the pictures and the directions of all texts.
 *
 * @param all the projects of the site. Cards leave out the type if all projects share it
 */
export function toProjectView(project: Project, all: readonly Pick<Project, 'type'>[] = []): ProjectView {
  const { slug, title, type, createdAt } = project
  const hasCommonType = all.length > 1 && all.every((other) => other.type === type)
  const logo = project.logo ? getPicture({ file: project.logo, alt: '' }) : undefined
  const shots = project.src.map(getPicture).map((shot) => {
    const caption = bidiText(shot.alt)
    return caption === shot.alt ? shot : { ...shot, caption }
  })
  const hasLinks = project.github_link ?? project.video_link ?? project.website_link
  const elements = {
    mark: logo && ProjectLogo({ logo, title }),
    details: <ProjectDetails {...project} />,
    links: hasLinks && <ProjectLinks {...project} />,
  }
  return {
    slug,
    title,
    isolatedTitle: isolate(title),
    titleElement: bidiText(title),
    type,
    typeElement: type && bidiText(type),
    cardType: type && !hasCommonType ? bidiText(type) : undefined,
    createdAt,
    month: createdAt && formatMonth(createdAt),
    logo: shots.length > 0 ? undefined : logo,
    shots,
    cover: needsCover(project) ? createCoverView(project, hasCommonType) : undefined,
    ...elements,
    article: ProjectArticle({ shots, ...elements }),
  }
}

function createCoverView({ title, type, description }: Project, hasCommonType: boolean): CoverView {
  return {
    ...createCover(title),
    type: type && !hasCommonType ? isolate(type) : undefined,
    description: description && (
      // Without scripts, in print, and beside a single card the whole text shows.
      <span
        {...directionProps(description)}
        className="line-clamp-2 text-base [line-height:1.5] scriptless:hidden md:in-data-single:hidden print:hidden"
      >
        {isolateNames(description)}
      </span>
    ),
  }
}

/** The texts of a project: results, description, closing line (G3). */
function ProjectDetails({ bulletpoints, description, footer }: Project) {
  const paragraphs = description
    ? splitBlocks(description).flatMap((text) => splitParagraph(text, LONG_DESCRIPTION_WORDS))
    : []
  return (
    <>
      {bulletpoints.length > 0 && <Bullets texts={bulletpoints} />}
      {paragraphs.map((text, i) => (
        <p key={i} {...directionProps(text)} className="project-text">
          <Prose text={text} />
        </p>
      ))}
      {footer && (
        <p {...directionProps(footer)} className="fact text-muted">
          {isolateNames(footer)}
        </p>
      )}
    </>
  )
}

/** A button for each address of a project: code, demo, website (G3, D1a). */
function ProjectLinks({ github_link, video_link, website_link }: Project) {
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
function ProjectArticle({
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
                {shot.caption ?? shot.alt}
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
function ProjectLogo({ logo, title }: { logo: Picture; title: string }) {
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
