import { readOwnResume } from '@/app/resume.pdf/own-resume'
import { createResumePdf } from '@/app/resume.pdf/resume-plan'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

export const GET = serveDocument(
  'application/pdf',
  (content, site) => readOwnResume() ?? createResumePdf(content, site),
)
