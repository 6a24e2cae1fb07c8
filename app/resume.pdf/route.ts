import { serveDocument } from '@/app/document'
import { ownResume } from '@/app/resume.pdf/own-resume'
import { resumeDocument } from '@/app/resume.pdf/resume-plan'

export const dynamic = 'force-static'

export const GET = serveDocument(
  'application/pdf',
  (content, site) => ownResume() ?? resumeDocument(content, site),
)
