import { contentDrawings } from '@/components/ui/content-drawings'
import { spriteOf } from '@/components/ui/sprite'
import { content } from '@/content/site'

export const dynamic = 'force-static'

/** The drawings of the icons that the content uses: one file for the browser's cache, shown by `ContentIcon`. */
export function GET() {
  return new Response(spriteOf(contentDrawings(content)), { headers: { 'Content-Type': 'image/svg+xml' } })
}
