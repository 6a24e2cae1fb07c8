import { serveDocument } from '@/app/document'
import { renderSocialCard } from '@/app/og.png/social-card'

export const dynamic = 'force-static'

/** The social card of `/projects`. */
export const GET = serveDocument('image/png', (content, site) => renderSocialCard('projects', content, site))
