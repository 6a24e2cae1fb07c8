import { serveDocument } from '@/app/document'
import { projectsMarkdown } from '@/app/index.md/markdown'

export const dynamic = 'force-static'

export const GET = serveDocument('text/markdown; charset=utf-8', projectsMarkdown)
