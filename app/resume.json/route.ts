import { serveDocument } from '@/app/document'
import { createJsonResume } from '@/app/resume.json/json-resume'

export const dynamic = 'force-static'

export const GET = serveDocument(
  'application/json',
  (content, site) => `${JSON.stringify(createJsonResume(content, site), null, 2)}\n`,
)
