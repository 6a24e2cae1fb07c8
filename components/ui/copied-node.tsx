'use client'

import { useLayoutEffect, useRef } from 'react'

interface CopiedNodeProps {
  /** An element of this page or of one that was fetched; it stays where it is. */
  node: Node
}

/** Shows a copy of an element that is not React's, in a box that leaves the layout to what is around it. */
export function CopiedNode({ node }: CopiedNodeProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(document.importNode(node, true))
  }, [node])
  return <div ref={box} className="contents" />
}
