import { createVcard } from '@/app/contact.vcf/vcard'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

export const GET = serveDocument('text/vcard; charset=utf-8', createVcard)
