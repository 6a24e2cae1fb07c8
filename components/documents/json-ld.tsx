import { leaveHtml } from '../lib/page-html'
import { PageHtml } from '../ui/page-html'
import { type Graph, jsonLdScript } from './structured-data'

/** Structured data for search engines, escaped so that no title can end the script; in the page once, as HTML. */
export function JsonLd({ screen, data }: { screen: string; data: Graph }) {
  const id = `structured-data-${screen}`
  leaveHtml(id, jsonLdScript(data))
  return <PageHtml as="script" type="application/ld+json" id={id} />
}
