'use client'

import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** The page, with one element `#site` that contains all its texts. */
  children: ReactNode
}

/** The HTML of the page that failed, and its path. */
interface FailedPage {
  html?: string
  path?: string
}

/**
 * Keeps the texts of the page if a component or an effect throws, because React would remove them
 * all. CSS then shows the page that works without scripts (H6).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, FailedPage> {
  override state: FailedPage = {}

  /** React calls it before it removes the page. */
  static getDerivedStateFromError() {
    return { html: document.querySelector('#site')?.innerHTML ?? '', path: location.pathname }
  }

  override componentDidCatch() {
    document.documentElement.dataset.app = 'failed'
    // The code of the next screen failed to load. Next has its address, but these are other texts.
    if (location.pathname !== this.state.path) location.reload()
  }

  override render() {
    const { html } = this.state
    if (html === undefined) return this.props.children
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of the page itself
    return <div id="site" dangerouslySetInnerHTML={{ __html: html }} />
  }
}
