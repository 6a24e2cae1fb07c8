/** Returns a list, or `undefined` if it is empty, so the property is left out. */
export function nonEmpty<T extends readonly unknown[]>(values: T): T | undefined {
  return values.length > 0 ? values : undefined
}
