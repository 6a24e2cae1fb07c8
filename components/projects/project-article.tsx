import { projectPictures } from '@/content/words'
import { withKeys } from '../lib/keyed'
import { type Picture, pictureSrc } from '../lib/picture'
import { format } from '../lib/words'
import type { ProjectView } from './project-view'

/** All of a project in the page itself, for crawlers, for readers without scripts, and for a dialog that cannot be loaded (G3). */
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
          {withKeys(shots).map(({ key, entry: shot }) => (
            <li key={key}>
              <a href={pictureSrc(shot)}>{shot.caption}</a>
            </li>
          ))}
        </ul>
      )}
      {links && <p className="flex flex-wrap gap-2">{links}</p>}
    </>
  )
}

/** G3: the logo of a project, named by its title. */
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
