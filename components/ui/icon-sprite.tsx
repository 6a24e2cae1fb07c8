import { type IconName, iconDrawings } from './icon-drawings'
import { iconId } from './icons'
import { spriteOf } from './sprite'

/** The drawings of all icons, once in a page, for every `<use>` in it. */
export function IconSprite() {
  const drawings = Object.entries(iconDrawings).map(([name, drawing]) => [iconId(name as IconName), drawing])
  return <div hidden dangerouslySetInnerHTML={{ __html: spriteOf(Object.fromEntries(drawings)) }} />
}
