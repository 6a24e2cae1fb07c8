import { type IconName, iconDrawings } from './icon-drawings'
import { iconId } from './icons'
import { spriteOf } from './sprite'

/** The drawings of all icons, for every `<use>` in the page. */
export function IconSprite() {
  const drawings = Object.entries(iconDrawings).map(([name, drawing]) => [iconId(name as IconName), drawing])
  return <div hidden dangerouslySetInnerHTML={{ __html: spriteOf(Object.fromEntries(drawings)) }} />
}
