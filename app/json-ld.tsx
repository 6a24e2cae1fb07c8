import { type Graph, serializeJsonLd } from '@/app/structured-data'

/** Structured data for search engines. */
export function JsonLd({ data }: { data: Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
}
