/** Serializes a document without its empty lists (O2). */
export function toJson(data: object, indent?: number): string {
  const omitEmpty = (_: string, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? undefined : value
  return JSON.stringify(data, omitEmpty, indent)
}
