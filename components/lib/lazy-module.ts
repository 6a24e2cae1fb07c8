/**
 * A part of the site that loads on the first sign that it is wanted, and renders at once when it is there. Unlike
 * `React.lazy` it never suspends, so that a press that comes before the code is kept by the caller's own state.
 */
export interface LazyModule<T> {
  /** Starts loading; repeated calls share one request, a failed one may be tried again. */
  load(): Promise<T>
  /** The module, or `null` while it is not there. */
  peek(): T | null
  /** Calls back when the module arrives. Returns the undo. */
  subscribe(listener: () => void): () => void
}

/** @param load an `import()` of the module */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const listeners = new Set<() => void>()
  let loaded: T | null = null
  let loading: Promise<T> | null = null
  return {
    load() {
      loading ??= load().then(
        (module) => {
          loaded = module
          for (const listener of listeners) listener()
          return module
        },
        (error) => {
          loading = null
          throw error
        },
      )
      return loading
    },
    peek: () => loaded,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
