import { serveDocument } from '@/app/document'
import { contentDrawings } from '@/components/ui/content-drawings'
import { spriteOf } from '@/components/ui/sprite'

export const dynamic = 'force-static'

/** The drawings of the icons that the content uses: one file for the browser's cache, shown by `ContentIcon`. */
export const GET = serveDocument('image/svg+xml', (content) => spriteOf(contentDrawings(content)))
