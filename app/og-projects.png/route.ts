import { serveDocument } from '@/app/document'
import { socialCard } from '@/app/og.png/social-card'

export const dynamic = 'force-static'

/** The picture that networks show where somebody shares a link to `/projects`. */
export const GET = serveDocument('image/png', (content, site) => socialCard('projects', content, site))
