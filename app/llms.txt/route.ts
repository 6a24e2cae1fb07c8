import { serveDocument } from '@/app/document'
import { createLlmsText } from '@/app/llms.txt/llms'

export const dynamic = 'force-static'

export const GET = serveDocument('text/plain; charset=utf-8', createLlmsText)
