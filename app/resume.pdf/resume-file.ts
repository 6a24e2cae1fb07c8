import { planResume } from '@/app/resume.pdf/resume-plan'
import { resumeTemplate, templateData } from '@/app/resume.pdf/resume-template'
import { pdfOf } from '@/app/typst/typst'
import type { Site } from '@/components/lib/addresses'
import type { Content } from '@/content/schema/validate'

/**
 * Sets the resume as a tagged PDF, on two pages or within the owner's limit (see `planResume`). The same content gives the
 * same bytes.
 */
export async function resumeDocument(content: Content, site: Pick<Site, 'url'>) {
  const { resume } = await planResume(content, site)
  return pdfOf(resumeTemplate, templateData(resume, content))
}
