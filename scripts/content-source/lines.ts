import type { Path } from '../../content/fault'
import { childAt, exportedValue } from './edit'

/**
 * Returns the line of a value in a content file, counted from 1; that of the nearest value around it if code makes it.
 *
 * @param name of the constant that the file exports
 * @param path leads from there to the value
 */
export function lineOf(source: string, name: string, path: Path): number | undefined {
  let node = exportedValue(source, name)
  for (const part of path) {
    const child = childAt(node, part)
    if (!child) break
    node = child
  }
  return node.loc?.start.line
}
