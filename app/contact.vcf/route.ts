import { vcard } from '@/app/contact.vcf/vcard'
import { documentOf } from '@/app/document'

export const dynamic = 'force-static'

export const GET = documentOf('text/vcard; charset=utf-8', vcard)
