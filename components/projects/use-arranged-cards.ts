import { type RefObject, useLayoutEffect } from 'react'
import { CARDS_PER_LIST, LONG_LIST } from '../lib/constants'
import { cardId, type ProjectView } from './project-view'

/**
 * Whether a grid is so long that its cards are moved by hand. React takes elements out of the page and puts them in
 * again: that is right for the sixty projects that people have. With a thousand, sorting took seconds on a phone
 * (docs/performance.md has the figures).
 */
export function isLongList(projects: readonly unknown[]): boolean {
  return projects.length > LONG_LIST
}

/**
 * Shows those cards of a long grid that are wanted, in their order. React has rendered all of them, in lists of
 * `CARDS_PER_LIST`, and must never move one itself: give the grid a key that changes with its projects. Cards that are
 * not wanted wait in a hidden list.
 *
 * @param grid the element whose children are the lists
 * @param shown the projects whose cards to show; `null` leaves everything to React
 */
export function useArrangedCards(
  grid: RefObject<HTMLElement | null>,
  shown: readonly Pick<ProjectView, 'slug'>[] | null,
): void {
  // Before the next paint: what is shown must be right when the count of results is.
  useLayoutEffect(() => {
    if (grid.current && shown) arrangeCards(grid.current, shown)
  }, [grid, shown])
}

function arrangeCards(grid: HTMLElement, shown: readonly Pick<ProjectView, 'slug'>[]): void {
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
