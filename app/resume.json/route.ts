import { createJsonResume } from '@/app/resume.json/json-resume'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

export const GET = serveDocument(
  'application/json',
  (content, site) => `${JSON.stringify(createJsonResume(content, site), null, 2)}\n`,
)
