/** Returns a list, or `undefined` if it is empty, so JSON omits the property (O2). */
export function nonEmpty<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length > 0 ? values : undefined
}
