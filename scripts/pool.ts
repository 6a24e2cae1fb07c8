/**
 * Works through a list, several entries at once.
 *
 * @param size how many at once, because each needs memory or a connection
 * @throws the first error of `work`
 */
export async function runPool<T>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // One iterator for all workers: each takes the next entry when it has finished one.
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: size }, worker))
}
