import type { MetadataRoute } from 'next'
import { createManifest } from '@/app/page-metadata'
import { thisSite } from '@/app/site'
import { content } from '@/content/schema/load'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return createManifest(content, thisSite)
}
