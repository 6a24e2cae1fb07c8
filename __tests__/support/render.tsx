import { TextEncoder } from 'node:util'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'

const nowhere = () => {}

interface AtPathProps {
  path: string
  /** Called with the address that a link passes to the router. */
  push?(href: string): void
  children: ReactNode
}

/** Replaces the router: its children are at this path of the site. */
export function AtPath({ path, push = nowhere, children }: AtPathProps) {
  const router = {
    push,
    replace: nowhere,
    back: nowhere,
    forward: nowhere,
    refresh: nowhere,
    prefetch: nowhere,
    experimental_gesturePush: nowhere,
    hmrRefresh: nowhere,
    bfcacheId: '0',
  }
  return (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={path}>{children}</PathnameContext.Provider>
    </AppRouterContext.Provider>
  )
}

/** Returns the HTML that a build writes. The renderer needs two globals that jsdom lacks. */
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
