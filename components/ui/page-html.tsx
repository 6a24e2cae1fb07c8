'use client'

import { type ComponentProps, useState } from 'react'
import { findHtml } from '../lib/page-html'

interface PageHtmlProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  id: string
  as?: 'div' | 'article' | 'script'
  /** Of a `script`, which holds data and no code. */
  type?: 'application/ld+json'
}

/** Holds what `leaveHtml` left for its id: in the HTML of the page, and not in its data. */
export function PageHtml({ as: Tag = 'div', ...rest }: PageHtmlProps) {
  const [__html] = useState(() => findHtml(rest.id))
  return <Tag {...(rest as object)} dangerouslySetInnerHTML={{ __html }} />
}
