import { renderSocialCard } from '@/app/documents/social-card'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

export const GET = serveDocument('image/png', renderSocialCard)
