import { renderSocialCard } from '@/app/og.png/social-card'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

/** The social card of the home page. */
export const GET = serveDocument('image/png', (content, site) => renderSocialCard('home', content, site))
