import { useEffect, useState } from 'react'
import { fetchParts, type ProjectParts, partsIn } from './project-parts'

interface Found {
  slug: string
  parts: ProjectParts | null
}

/**
 * The details of a project: from the page itself, or else fetched.
 *
 * @returns `'waiting'` while they are fetched, `null` when they cannot be had
 */
export function useProjectParts(slug: string): ProjectParts | 'waiting' | null {
  const [found, setFound] = useState<Found>(() => ({ slug, parts: partsIn(document, slug) }))
  const [failed, setFailed] = useState<string | null>(null)
  const parts = found.slug === slug ? found.parts : partsIn(document, slug)

  useEffect(() => {
    if (parts) return
    let wanted = true
    fetchParts(slug)
      .catch(() => null)
      .then((fetched) => {
        if (!wanted) return
        if (fetched) setFound({ slug, parts: fetched })
        else setFailed(slug)
      })
    return () => {
      wanted = false
    }
  }, [slug, parts])
  return parts ?? (failed === slug ? null : 'waiting')
}
