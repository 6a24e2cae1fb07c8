import { TextEncoder } from 'node:util'
import type { ReactNode } from 'react'

/** Returns the HTML that a build writes. Loading the server's renderer requires two globals that jsdom lacks. */
export async function renderOnServer(node: ReactNode): Promise<string> {
  globalThis.TextEncoder ??= TextEncoder
  // `renderToString` does not use it; a real one would keep the test process alive.
  Reflect.set(
    globalThis,
    'MessageChannel',
    class {
      port1 = {}
      port2 = {}
    },
  )
  const { renderToString } = await import('react-dom/server')
  Reflect.deleteProperty(globalThis, 'MessageChannel')
  return renderToString(node)
}
