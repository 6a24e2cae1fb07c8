import { format } from '@/components/lib/format'
import { type Picture, pictureSrc } from '@/components/lib/picture'
import type { ProjectView } from '@/components/projects/project-view'
import { projectPictures } from '@/content/words'

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
