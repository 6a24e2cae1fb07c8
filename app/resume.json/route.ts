import { createJsonResume } from '@/app/resume.json/json-resume'
import { serveDocument } from '@/app/site'
import { toJson } from '@/app/to-json'

export const dynamic = 'force-static'

export const GET = serveDocument(
  'application/json',
  (content, site) => `${toJson(createJsonResume(content, site), 2)}\n`,
)
