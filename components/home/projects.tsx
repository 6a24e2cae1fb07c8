import { ScreenLink } from '@/components/frame/screen-link'
import { SectionFrame } from '@/components/home/section-frame'
import { ProjectGallery } from '@/components/projects/project-gallery'
import { getCardSizes, toProjectViews } from '@/components/projects/to-project-view'
import type { Content } from '@/content/schema/validate'
import { dialog, sectionWords, slider } from '@/content/words'

/** Shows the featured projects, and a link to all of them if there are more (P1). */
export function Projects({ content }: { content: Content }) {
  const { projects, featuredProjects, olderProjects } = content
  return (
    <SectionFrame id="projects" content={content}>
      <div className="-ms-(--label) mt-10 grid gap-10 print:block">
        <ProjectGallery
          words={{ dialog, slider }}
          sizes={getCardSizes(featuredProjects.length)}
          hasLargeCard
          projects={toProjectViews(featuredProjects, projects)}
        />
        {olderProjects.length > 0 && (
          <ScreenLink href="/projects" className="button button-outline justify-self-start print:hidden">
            {sectionWords.viewAll} <span className="font-normal text-muted">{projects.length}</span>
          </ScreenLink>
        )}
      </div>
    </SectionFrame>
  )
}
