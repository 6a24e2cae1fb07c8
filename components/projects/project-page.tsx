import 'server-only'
import clsx from 'clsx/lite'
import type { ReactNode } from 'react'
import { projectPath } from '@/components/frame/paths'
import { ScreenLink } from '@/components/frame/screen-link'
import { createCover } from '@/components/projects/cover'
import {
  listSharedTechniques,
  ProjectDetails,
  ProjectLinks,
  ProjectLogo,
} from '@/components/projects/project-details'
import { listProjects } from '@/components/projects/project-list'
import type { Screenshot } from '@/components/projects/project-view'
import { getLogo, toScreenshot } from '@/components/projects/to-project-view'
import { bidiText } from '@/components/text/bidi-text'
import { formatMonth } from '@/components/text/dates'
import { Icon } from '@/components/ui/icons'
import { PictureImage } from '@/components/ui/picture-image'
import { preloadPicture } from '@/components/ui/preload-picture'
import type { Project } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'
import { projectPage as words } from '@/content/words'

const SHOT_SIZES = '(min-width: 80em) 41rem, (min-width: 64em) 54vw, 90vw'

const WITH_SHOTS = 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-14'

/** On phones the first screenshot is between the head and the texts. */
const TEXTS_BESIDE =
  'contents lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:grid lg:self-start'

/** The page of a project: texts and all screenshots, and links to the other projects (G14). */
export function ProjectPage({ project, content }: { project: Project; content: Content }) {
  const { sections, projects } = content
  const shots = project.src.map(toScreenshot)
  const [first, ...others] = shots
  if (first) preloadPicture(first, SHOT_SIZES)
  return (
    <article
      id="project"
      tabIndex={-1}
      aria-labelledby="project-heading"
      className="min-h-svh pt-[calc(var(--header)+1.5rem)] pb-section print:pt-0 print:pb-0"
    >
      <div className="column">
        <ScreenLink href="/projects" className="button button-quiet -ms-[12px] print:hidden">
          <Icon name="arrowLeft" />
          {bidiText(sections.allProjects.heading)}
        </ScreenLink>
        <div className={clsx('mt-6 grid gap-8', first ? WITH_SHOTS : 'max-w-measure')}>
          {!first && (
            <div
              className="cover-lines mirrored relative aspect-[21/9] w-full rounded-surface bg-sunken"
              data-cover={createCover(project.title).variant}
            />
          )}
          <div className={clsx('gap-6', first ? TEXTS_BESIDE : 'grid')}>
            <ProjectHead project={project} />
            <div className="flex flex-wrap gap-2 lg:order-1">
              <ProjectLinks {...project} />
            </div>
            <div className="grid gap-5 max-lg:order-2">
              <ProjectDetails project={project} shared={listSharedTechniques(projects)} />
            </div>
          </div>
          {first && <Figure shot={first} isFirst />}
          {others.length > 0 && (
            <div className="grid gap-8 max-lg:order-3">
              {others.map((shot) => (
                <Figure key={shot.id} shot={shot} />
              ))}
            </div>
          )}
        </div>
        <OtherProjects project={project} content={content} />
      </div>
    </article>
  )
}

/** Logo, title, type and month. */
function ProjectHead({ project }: { project: Project }) {
  const { title, type, createdAt } = project
  const logo = getLogo(project)
  return (
    <header className="grid justify-items-start gap-3">
      {logo && <ProjectLogo logo={logo} title={title} />}
      <h1 id="project-heading" className="text-title">
        {bidiText(title)}
      </h1>
      {(type || createdAt) && (
        <p className="fact text-muted">
          {type && bidiText(type)} {type && createdAt && <span aria-hidden="true">·</span>}{' '}
          {createdAt && <time dateTime={createdAt}>{formatMonth(createdAt)}</time>}
        </p>
      )}
    </header>
  )
}

function Figure({ shot, isFirst }: { shot: Screenshot; isFirst?: boolean }) {
  return (
    <figure className={clsx('grid break-inside-avoid content-start gap-2.5', isFirst && 'max-lg:order-1')}>
      <PictureImage picture={shot} sizes={SHOT_SIZES} alt="" priority={isFirst} className="shot" />
      <figcaption className="fact text-muted">{shot.caption ?? shot.alt}</figcaption>
    </figure>
  )
}

/** Links to the projects before and after this one in the default order. After the last one follows the first. */
function OtherProjects({ project, content }: { project: Project; content: Content }) {
  const listed = listProjects(content.projects, content.sortOptions)
  const place = listed.findIndex(({ slug }) => slug === project.slug)
  const next = listed[(place + 1) % listed.length]
  const previous = listed.at(place - 1)
  if (!next || next === listed[place]) return null
  return (
    <nav
      aria-label={words.others}
      className="mt-section flex flex-wrap justify-between gap-8 border-t pt-6 print:hidden"
    >
      {previous && previous !== next && (
        <ProjectLink project={previous} label={words.previous} icon={<Icon name="arrowLeft" />} />
      )}
      <ProjectLink project={next} label={words.next} />
    </nav>
  )
}

interface ProjectLinkProps {
  project: Project
  label: string
  icon?: ReactNode
}

function ProjectLink({ project, label }: ProjectLinkProps) {
  return (
    <ScreenLink href={projectPath(project.slug)} className="grid gap-1 hover:text-accent">
      <span className="fact text-muted">{label}</span>
      <span className="text-title font-bold">{bidiText(project.title)}</span>
    </ScreenLink>
  )
}
