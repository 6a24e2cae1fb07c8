import type { Metadata } from 'next'
import { createProjectMetadata } from '@/app/documents/page-metadata'
import { createProjectData, JsonLd } from '@/app/documents/structured-data'
import { thisSite } from '@/app/site'
import { ProjectPage } from '@/components/projects/project-page'
import { content } from '@/content/schema/load'

export const dynamicParams = false

type Props = PageProps<'/projects/[slug]'>

/** Next cannot export a route without pages (vercel/next.js#61213), so `finish` deletes it. */
const NO_PROJECT = 'none'

export function generateStaticParams(): { slug: string }[] {
  const slugs = content.projects.map(({ slug }) => slug)
  return (slugs.length > 0 ? slugs : [NO_PROJECT]).map((slug) => ({ slug }))
}

async function findProject({ params }: Props) {
  const slug = decodeURIComponent((await params).slug)
  return content.projects.find((project) => project.slug === slug)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const project = await findProject(props)
  return project ? createProjectMetadata(project, content, thisSite) : {}
}

/** The page of a project (G14). */
export default async function Page(props: Props) {
  const project = await findProject(props)
  if (!project) return null
  return (
    <>
      <ProjectPage project={project} content={content} />
      <JsonLd data={createProjectData(project, content, thisSite)} />
    </>
  )
}
