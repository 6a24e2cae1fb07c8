import { socialCard } from '@/app/og.png/social-card'
import { thisSite } from '@/app/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

/** The picture that networks show where somebody shares a link to the home page. */
export async function GET(): Promise<Response> {
  const bytes = await socialCard('home', content, thisSite)
  return new Response(bytes, { headers: { 'Content-Type': 'image/png' } })
}
