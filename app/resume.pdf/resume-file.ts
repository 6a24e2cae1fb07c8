import type { Content } from '@/content/validate'
import type { Site } from '../../components/lib/site'
import { pdfOf } from '../typst/typst'
import { planResume } from './resume-plan'
import { resumeTemplate, templateData } from './resume-template'

/**
 * The resume as a tagged PDF, on two pages or within the owner's limit. Of the projects it tells as much as there is room
 * for; of the work too, when even the limit is not enough.
 *
 * @returns the same bytes for the same content
 */
export async function resumeDocument(content: Content, site: Pick<Site, 'url'>) {
  const { resume } = await planResume(content, site)
  return pdfOf(resumeTemplate, templateData(resume, content))
}
