import { renderSocialCard } from '@/app/og.png/social-card'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

export const GET = serveDocument('image/png', renderSocialCard)
