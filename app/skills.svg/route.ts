import { skillDrawings } from '@/components/ui/skill-icon'
import { spriteOf } from '@/components/ui/sprite'

export const dynamic = 'force-static'

/** The drawings of all skills: one file for both screens' caches, shown by `SkillIcon`. */
export function GET() {
  return new Response(spriteOf(skillDrawings), { headers: { 'Content-Type': 'image/svg+xml' } })
}
