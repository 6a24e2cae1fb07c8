import { documentOf } from '@/app/document'
import { jsonResume } from '@/app/resume.json/json-resume'

export const dynamic = 'force-static'

export const GET = documentOf(
  'application/json',
  (content, site) => `${JSON.stringify(jsonResume(content, site), null, 2)}\n`,
)
