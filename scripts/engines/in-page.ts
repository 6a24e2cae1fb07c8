/** What to look for: a role, and a name that is whole or only begins so. */
export interface Query {
  role: string
  name?: string | { starts: string }
  /** Only in here. */
  inside?: Query
}

/** An element of the page, as far as a journey asks about it. */
export interface Seen {
  /** Its middle, in pixels of the window. */
  x: number
  y: number
  text: string
  value: string | null
  focused: boolean
  inWindow: boolean
  /** Whether a press on its middle would hit it. */
  hit: boolean
  attributes: Record<string, string>
}

/** Runs in the page: finds elements by role and name, and tells about each. @param bring scrolls to the first if it is out of sight */
export function look({ query, bring }: { query: Query; bring: boolean }): Seen[] {
  const { queryAllByRole } = Reflect.get(window, 'TestingLibraryDom') as {
    queryAllByRole(root: HTMLElement, role: string, options: object): HTMLElement[]
  }
  const find = (root: HTMLElement, { role, name, inside }: Query): HTMLElement[] => {
    const roots = inside ? find(root, inside) : [root]
    const options =
      typeof name === 'object'
        ? { name: (words: string) => words.startsWith(name.starts) }
        : name === undefined
          ? {}
          : { name }
    return roots.flatMap((one) => queryAllByRole(one, role, options))
  }
  const found = find(document.body, query)
  const covered = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  if (bring && found[0] && covered(found[0]))
    found[0].scrollIntoView({ block: 'center', behavior: 'instant' })
  return found.map((element) => {
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    return {
      x,
      y,
      text: element.innerText,
      value: element instanceof HTMLInputElement ? element.value : null,
      focused: element.contains(document.activeElement),
      inWindow:
        box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth,
      hit: !covered(element),
      attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    }
  })
}
