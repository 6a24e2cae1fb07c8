import { createJsonResume, toJson } from '@/app/documents/json-resume'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

export const GET = serveDocument(
  'application/json',
  (content, site) => `${toJson(createJsonResume(content, site), 2)}\n`,
)
