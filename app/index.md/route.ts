import { createHomeMarkdown } from '@/app/index.md/markdown'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

export const GET = serveDocument('text/markdown; charset=utf-8', createHomeMarkdown)
