import type { MetadataRoute } from 'next'
import { thisSite } from '@/app/current-site'
import { createManifest } from '@/app/page-metadata'
import { content } from '@/content/schema/load'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return createManifest(content, thisSite)
}
