import { projectPictures } from '@/content/words'
import { keyed } from '../lib/keyed'
import { type Picture, pictureSrc } from '../lib/picture'
import { filled } from '../lib/words'
import { OwnText } from '../ui/own-text'
import { idOf, type ProjectView } from './project-view'

interface ProjectArticleProps {
  project: ProjectView
  /** Shows it although scripts run: where the dialog cannot be had. */
  expanded: boolean
}

/** G3: all of a project in the page itself, for crawlers, for readers without scripts, and where the dialog is missing. */
export function ProjectArticle({ project, expanded }: ProjectArticleProps) {
  const { slug, title, logo, shots, details, links } = project
  return (
    <article
      id={idOf('project', slug)}
      aria-labelledby={idOf('title', slug)}
      className="project-details"
      data-expanded={expanded || undefined}
    >
      {logo && <ProjectLogo logo={logo} title={title} />}
      {details}
      {shots.length > 0 && (
        <ul className="project-shots fact">
          {keyed(shots).map(({ key, entry: shot }) => (
            <li key={key}>
              <a href={pictureSrc(shot)}>
                <OwnText>{shot.alt}</OwnText>
              </a>
            </li>
          ))}
        </ul>
      )}
      {links && <p className="flex flex-wrap gap-2">{links}</p>}
    </article>
  )
}

/** G3: the logo of a project, named by its title. */
export function ProjectLogo({ logo, title }: { logo: Picture; title: string }) {
  return (
    <img
      src={pictureSrc(logo)}
      alt={filled(projectPictures.logo, { title })}
      width={logo.width}
      height={logo.height}
      loading="lazy"
      className="project-logo size-12"
    />
  )
}
