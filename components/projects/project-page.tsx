import 'server-only'
import clsx from 'clsx/lite'
import { ScreenLink } from '@/components/frame/screen-link'
import { projectPath } from '@/components/paths'
import { needsCover } from '@/components/projects/cover'
import {
  listSharedTechniques,
  ProjectDescription,
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

const SHOT_SIZES = '(min-width: 80em) 40rem, (min-width: 64em) 54vw, 90vw'

/** Side by side. Narrower, the first screenshot is below the first sentence of the texts. */
const COLUMNS =
  'grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-14 max-lg:[&_.project-lead]:-order-2'

const DETAILS = clsx(
  'max-lg:contents lg:sticky lg:top-[calc(var(--header)+1.5rem)]',
  'lg:col-start-2 lg:row-start-1 lg:self-start',
)

/** The page of a project: texts and all screenshots, and links to the other projects (G14). */
export function ProjectPage({ project, content }: { project: Project; content: Content }) {
  const { sections, projects } = content
  const [first, ...others] = project.src.map(toScreenshot)
  if (first) preloadPicture(first, SHOT_SIZES)
  const details = (
    <>
      {project.description && <ProjectDescription description={project.description} />}
      <ProjectDetails project={project} shared={listSharedTechniques(projects)} />
    </>
  )
  return (
    <article
      id="project"
      tabIndex={-1}
      aria-labelledby="project-heading"
      className="min-h-svh pt-[calc(var(--header)+1.5rem)] pb-16 print:min-h-0 print:p-0"
    >
      <div className="column">
        <ScreenLink href="/projects" className="button button-quiet -ms-[12px] print:hidden">
          <Icon name="arrowLeft" />
          {bidiText(sections.allProjects.heading)}
        </ScreenLink>
        <ProjectHead project={project} />
        {first ? (
          <div className={clsx('mt-8', COLUMNS)}>
            <div className={clsx('project-details', DETAILS)}>{details}</div>
            <div className="contents lg:row-start-1 lg:grid lg:gap-10">
              <Figure shot={first} isFirst />
              {others.map((shot) => (
                <Figure key={shot.id} shot={shot} />
              ))}
            </div>
          </div>
        ) : (
          <>
            {needsCover(project) && (
              <div className="cover-map cover-band mt-8 print:hidden" data-cover={project.slug} />
            )}
            <div className="project-details mt-8 max-w-measure">{details}</div>
          </>
        )}
        <OtherProjects project={project} content={content} />
      </div>
    </article>
  )
}

/** Logo, title, type and month, and the addresses of a project. */
function ProjectHead({ project }: { project: Project }) {
  const { title, type, createdAt } = project
  const logo = getLogo(project)
  return (
    <header className={clsx('mt-3', COLUMNS, 'lg:items-end')}>
      <div className="grid gap-3">
        <div className="flex items-center gap-4">
          {logo && <ProjectLogo logo={logo} title={title} />}
          <h1 id="project-heading" className="text-title">
            {bidiText(title)}
          </h1>
        </div>
        {(type || createdAt) && (
          <p className="fact text-muted">
            {type && bidiText(type)} {type && createdAt && <span aria-hidden="true">·</span>}{' '}
            {createdAt && <time dateTime={createdAt}>{formatMonth(createdAt)}</time>}
          </p>
        )}
      </div>
      {/* At the edge of the texts, or of the cover above them. */}
      <div className={clsx('project-links flex flex-wrap gap-2', needsCover(project) && 'lg:justify-end')}>
        <ProjectLinks {...project} />
      </div>
    </header>
  )
}

function Figure({ shot, isFirst }: { shot: Screenshot; isFirst?: boolean }) {
  return (
    <figure
      className={clsx(
        'grid break-inside-avoid content-start gap-2.5 max-lg:my-2',
        isFirst ? 'max-lg:-order-1' : 'max-lg:order-1',
      )}
    >
      <PictureImage picture={shot} sizes={SHOT_SIZES} alt="" priority={isFirst} className="shot" />
      <figcaption className="fact text-muted">{shot.caption ?? shot.alt}</figcaption>
    </figure>
  )
}

/** Links to the next and the previous project in the default order. The first follows the last. */
function OtherProjects({ project, content }: { project: Project; content: Content }) {
  const listed = listProjects(content.projects, content.sortOptions)
  const place = listed.findIndex(({ slug }) => slug === project.slug)
  const next = listed[(place + 1) % listed.length]
  const previous = listed.at(place - 1)
  if (!next || next === listed[place]) return null
  return (
    <nav
      aria-label={words.others}
      className="mt-section flex flex-wrap items-end justify-between gap-8 border-t pt-8 print:hidden"
    >
      <ProjectLink
        project={next}
        label={words.next}
        className="text-[clamp(2rem,4vw,3rem)] font-extrabold tracking-[-0.035em] leading-none"
      />
      {previous && previous !== next && (
        <ProjectLink project={previous} label={words.previous} className="text-subtitle font-bold" />
      )}
    </nav>
  )
}

interface ProjectLinkProps {
  project: Project
  label: string
  /** Class of the title. */
  className: string
}

function ProjectLink({ project, label, className }: ProjectLinkProps) {
  return (
    <ScreenLink href={projectPath(project.slug)} className="grid gap-2 hover:text-accent">
      <span className="fact text-muted">{label}</span>
      <span className={clsx('text-heading', className)}>{bidiText(project.title)}</span>
    </ScreenLink>
  )
}
