import { createLlmsText } from '@/app/llms.txt/llms'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

export const GET = serveDocument('text/plain; charset=utf-8', createLlmsText)
