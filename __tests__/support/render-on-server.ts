import { TextEncoder } from 'node:util'
import type { ReactNode } from 'react'

/** The HTML that a build writes. The server's renderer asks for two things at its start that jsdom lacks. */
export async function renderOnServer(node: ReactNode): Promise<string> {
  globalThis.TextEncoder ??= TextEncoder
  // Asked for, and not used by `renderToString`; a real one would keep the test process alive.
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
