import { CARDS_PER_LIST } from '../lib/constants'
import { cardId, type ProjectView } from './project-view'

/**
 * Shows those cards of a grid that are wanted, in their order. The others stay in a hidden list: they hold the details of
 * their projects, and coming back costs nothing.
 *
 * By hand and not by React, which takes elements out of the page and puts them in again: with a thousand cards and all
 * they hold, sorting took it seconds. So it must never move them itself.
 *
 * @param grid the element whose children are the lists of cards
 * @param shown the projects whose cards to show, each of them in the grid
 */
export function arrangeCards(grid: HTMLElement, shown: readonly Pick<ProjectView, 'slug'>[]): void {
  const aside = grid.querySelector<HTMLElement>(':scope > ul[hidden]') ?? addHiddenList(grid)
  const rest = new Set(grid.querySelectorAll(':scope > ul > li'))
  for (const [i, { slug }] of shown.entries()) {
    const item = document.getElementById(cardId(slug))?.closest('li')
    const list = grid.children[Math.floor(i / CARDS_PER_LIST)]
    if (!item || !list) continue
    rest.delete(item)
    const here = list.children[i % CARDS_PER_LIST] ?? null
    if (here !== item) move(item, list, here)
  }
  for (const item of rest) if (item.parentNode !== aside) move(item, aside, null)
}

function addHiddenList(grid: HTMLElement): HTMLElement {
  const list = document.createElement('ul')
  list.hidden = true
  grid.append(list)
  return list
}

/** Where browsers can, an element keeps what it has on its way: its pictures, the focus, its layout. */
function move(item: Element, list: Element, before: Element | null) {
  if (typeof list.moveBefore === 'function') list.moveBefore(item, before)
  else list.insertBefore(item, before)
}
