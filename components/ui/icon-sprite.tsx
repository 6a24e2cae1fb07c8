import { leaveHtml } from '../lib/page-html'
import { type IconName, iconDrawings } from './icon-drawings'
import { iconId } from './icons'
import { PageHtml } from './page-html'
import { spriteOf } from './sprite'

const SPRITE_ID = 'icons'

/** The drawings of all icons, once in a page, for every `<use>` in it. */
export function IconSprite() {
  const drawings = Object.entries(iconDrawings).map(([name, drawing]) => [iconId(name as IconName), drawing])
  leaveHtml(SPRITE_ID, spriteOf(Object.fromEntries(drawings)))
  return <PageHtml id={SPRITE_ID} hidden />
}
