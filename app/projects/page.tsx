import { createPageMetadata } from '@/app/documents/page-metadata'
import { createProjectsData, JsonLd } from '@/app/documents/structured-data'
import { thisSite } from '@/app/site'
import { GoBack } from '@/components/projects/go-back'
import { ProjectExplorer } from '@/components/projects/project-explorer'
import { listProjects, listTechniques, listTypes } from '@/components/projects/project-list'
import { getCardSizes, toProjectViews } from '@/components/projects/to-project-view'
import { bidiText, isolateNames } from '@/components/text/bidi-text'
import { directionProps } from '@/components/text/direction'
import { preloadPicture } from '@/components/ui/preload-picture'
import { content } from '@/content/schema/load'
import { dialog, explorer, explorerTools, noProjects, results, slider } from '@/content/words'

export const metadata = createPageMetadata('projects', content, thisSite)

/** The list of all projects (S3). */
export default function ProjectsPage() {
  const { sections, projects, sortOptions } = content
  const { heading, lead } = sections.allProjects
  const views = toProjectViews(projects, projects)
  const hasProjects = projects.length > 0
  const withTechniques = projects.filter(({ stack }) => stack.length > 0)
  const [first] = listProjects(views, sortOptions)
  const largest = first?.shots[0] ?? first?.logo
  const sizes = getCardSizes(projects.length)
  if (largest) preloadPicture(largest, sizes)
  return (
    <section
      id="all-projects"
      tabIndex={-1}
      aria-labelledby="all-projects-heading"
      className="@container min-h-svh pt-[calc(var(--header)+1.5rem)] pb-section print:pt-8 print:pb-0"
    >
      <div className="column grid gap-6 print:block">
        <GoBack>{explorer.goBack}</GoBack>
        <div className="grid gap-2">
          <h1 id="all-projects-heading" className="text-title">
            {bidiText(heading)}
          </h1>
          {lead && hasProjects && <p {...directionProps(lead)}>{isolateNames(lead)}</p>}
        </div>
        {hasProjects ? (
          <ProjectExplorer
            projects={views}
            sizes={sizes}
            types={listTypes(projects).map((value) => ({ value, label: bidiText(value) }))}
            techniques={withTechniques.length > 1 ? listTechniques(projects) : []}
            sortOptions={sortOptions.map(({ value, label }) => ({
              value,
              label: bidiText(label),
            }))}
            words={{ tools: explorerTools, results, gallery: { dialog, slider } }}
          />
        ) : (
          <p>{noProjects.text}</p>
        )}
      </div>
      <JsonLd data={createProjectsData(content, thisSite)} />
    </section>
  )
}
