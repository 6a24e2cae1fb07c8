import { useCallback, useState } from 'react'

type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { button?: number }

/** Returns whether a press uses the main button and no modifier key. Other presses open a tab, a window or a download. */
export function isPlain({ button = 0, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** The last press that opens something, leads to another place, or steps through history. */
let lastPress = {}

/** Starts a press. @returns a function that returns whether it is still the last press */
export function startPress(): () => boolean {
  const press = {}
  lastPress = press
  return () => lastPress === press
}

/**
 * Imports code that the first view does not need. If it fails to load, the page becomes the one that works without scripts
 * (`detectScriptFailure`), until another import succeeds.
 *
 * @returns the code, or `null` if it failed to load
 */
export async function importCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  const code = await load().catch(() => null)
  document.documentElement.dataset.app = code ? 'ready' : 'failed'
  return code
}

/**
 * Imports code on a press. Of several presses only the last one opens something (G3).
 *
 * @param load imports the code. Must be a stable function
 * @returns `code` once it has loaded, `waiting` with the target of the press that waits for it, and `request`, which resolves to the
 *   outcome of a press
 */
export function useLateCode<Code, Target>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code | null>(null)
  const [waiting, setWaiting] = useState<Target | null>(null)
  const request = useCallback(
    async (target: Target): Promise<'ready' | 'failed' | 'replaced'> => {
      const isLast = startPress()
      setWaiting(() => target)
      const loaded = await importCode(load)
      // The next frame shows the press first, so a slow phone opens a project in 80 instead of 472 ms (docs/performance.md).
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      setWaiting((current) => (current === target ? null : current))
      if (loaded) setCode(() => loaded)
      if (!isLast()) return 'replaced'
      return loaded ? 'ready' : 'failed'
    },
    [load],
  )
  return { code, waiting, request }
}
