'use client'

import { type ComponentProps, memo, useState } from 'react'
import { findHtml } from '../lib/page-html'

interface PageHtmlProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  id: string
}

/** Holds what `leaveHtml` left for its id: in the HTML of the page, and not in its data. */
export const PageHtml = memo(function PageHtml({ id, ...rest }: PageHtmlProps) {
  const [__html] = useState(() => findHtml(id))
  return <div id={id} {...rest} dangerouslySetInnerHTML={{ __html }} />
})
