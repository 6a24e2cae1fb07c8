import { serveDocument } from '@/app/document'
import { createHomeMarkdown } from '@/app/index.md/markdown'

export const dynamic = 'force-static'

export const GET = serveDocument('text/markdown; charset=utf-8', createHomeMarkdown)
