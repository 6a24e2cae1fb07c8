import { socialCard } from '@/app/og.png/social-card'
import { thisSite } from '@/app/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

/** The picture that networks show where somebody shares a link to `/projects`. */
export async function GET(): Promise<Response> {
  const bytes = await socialCard('projects', content, thisSite)
  return new Response(bytes, { headers: { 'Content-Type': 'image/png' } })
}
