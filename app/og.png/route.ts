import { serveDocument } from '@/app/document'
import { renderSocialCard } from '@/app/og.png/social-card'

export const dynamic = 'force-static'

/** The social card of the home page. */
export const GET = serveDocument('image/png', (content, site) => renderSocialCard('home', content, site))
