import { runInNewContext } from 'node:vm'

/**
 * The value that a content file exports, made where there is nothing to call: a text that had become code would fail.
 */
export function valueIn(source: string, name: string): unknown {
  const [, code] = source.split(new RegExp(`export const ${name}\\b[^=]*= `))
  return JSON.parse(JSON.stringify(runInNewContext(`(${code})`)))
}
