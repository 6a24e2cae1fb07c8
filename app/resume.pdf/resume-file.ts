import type { Content } from '@/content/validate'
import type { Site } from '../../components/lib/site'
import { pdfOf } from '../typst/typst'
import { planResume } from './resume-plan'
import { resumeTemplate, templateData } from './resume-template'

/**
 * Sets the resume as a tagged PDF, on two pages or within the owner's limit (see `planResume`). The same content gives the
 * same bytes.
 */
export async function resumeDocument(content: Content, site: Pick<Site, 'url'>) {
  const { resume } = await planResume(content, site)
  return pdfOf(resumeTemplate, templateData(resume, content))
}
