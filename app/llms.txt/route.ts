import { documentOf } from '@/app/document'
import { llmsText } from '@/app/llms.txt/llms'

export const dynamic = 'force-static'

export const GET = documentOf('text/plain; charset=utf-8', llmsText)
