import type { Content } from '@/content/validate'
import { dialog, sectionWords, slider } from '@/content/words'
import { ProjectGallery } from '../projects/project-gallery'
import { toProjectView } from '../projects/to-project-view'
import { ScreenLink } from '../site/screen-link'
import { SectionFrame } from './section-frame'

/** Shows the featured projects, and a link to all of them if there are more (P1). */
export function Projects({ content }: { content: Content }) {
  const { projects, featuredProjects, olderProjects } = content
  return (
    <SectionFrame id="projects" content={content}>
      <div className="full-column mt-10 grid gap-10">
        <ProjectGallery
          words={{ dialog, slider }}
          projects={featuredProjects.map((project) => toProjectView(project, projects))}
          elsewhere={olderProjects.map((project) => project.slug)}
        />
        {olderProjects.length > 0 && (
          <ScreenLink href="/projects" className="button button-outline justify-self-start xl:ms-(--label)">
            {sectionWords.viewAll}
          </ScreenLink>
        )}
      </div>
    </SectionFrame>
  )
}
