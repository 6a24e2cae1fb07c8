import { type IconName, iconDrawings } from '@/components/ui/icon-drawings'
import { iconId } from '@/components/ui/icons'
import { createSprite } from '@/components/ui/sprite'

/** The drawings of all icons, for every `<use>` in the page. */
export function IconSprite() {
  const drawings = Object.entries(iconDrawings).map(([name, drawing]) => [iconId(name as IconName), drawing])
  return <div hidden dangerouslySetInnerHTML={{ __html: createSprite(Object.fromEntries(drawings)) }} />
}
