import type { Project, Section } from '@/content/schema'
import { dialog, sectionWords, slider } from '@/content/words'
import { ProjectGallery } from '../projects/project-gallery'
import { toProjectView } from '../projects/to-project-view'
import { ScreenLink } from '../site/screen-link'
import { SectionFrame } from './section-frame'

interface ProjectsProps {
  section: Section
  featured: Project[]
  older: Project[]
}

/** P1: the featured projects, and the way to all of them where there are more. */
export function Projects({ section, featured, older }: ProjectsProps) {
  return (
    <SectionFrame id="projects" section={section}>
      <div className="full-column mt-10 grid gap-10">
        <ProjectGallery
          words={{ dialog, slider }}
          projects={featured.map(toProjectView)}
          elsewhere={older.map((project) => project.slug)}
        />
        {older.length > 0 && (
          <ScreenLink href="/projects" className="button button-outline justify-self-start xl:ms-(--label)">
            {sectionWords.viewAll}
          </ScreenLink>
        )}
      </div>
    </SectionFrame>
  )
}
