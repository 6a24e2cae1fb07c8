import { serveDocument } from '@/app/site'
import { contentDrawings } from '@/components/ui/content-drawings'
import { createSprite } from '@/components/ui/icon-sprite'

export const dynamic = 'force-static'

/** A sprite of the icons that the content uses, for `ContentIcon`. */
export const GET = serveDocument('image/svg+xml', (content) => createSprite(contentDrawings(content)))
