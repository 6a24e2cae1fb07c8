import { JsonLd } from '@/app/json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { projectsStructuredData } from '@/app/structured-data'
import { thisSite } from '@/app/this-site'
import { GoBack } from '@/components/projects/go-back'
import { ProjectExplorer } from '@/components/projects/project-explorer'
import { toProjectView } from '@/components/projects/to-project-view'
import { content } from '@/content/site'
import { dialog, explorer, explorerTools, noProjects, results, slider } from '@/content/words'

export const metadata = pageMetadata('projects', content, thisSite)

export default function ProjectsPage() {
  const { sections, projects, sortOptions } = content
  const { heading, lead } = sections.allProjects
  return (
    <section id="all-projects" tabIndex={-1} aria-labelledby="all-projects-heading" className="all-projects">
      <div className="column grid gap-6">
        <GoBack>{explorer.goBack}</GoBack>
        <div className="grid gap-2">
          <h1 id="all-projects-heading" className="text-title">
            {heading}
          </h1>
          {lead && projects.length > 0 && <p>{lead}</p>}
        </div>
        {projects.length > 0 ? (
          <ProjectExplorer
            projects={projects.map(toProjectView)}
            sortOptions={sortOptions}
            words={{ tools: explorerTools, results, gallery: { dialog, slider } }}
          />
        ) : (
          <p>{noProjects.text}</p>
        )}
      </div>
      <JsonLd data={projectsStructuredData(content, thisSite)} />
    </section>
  )
}
