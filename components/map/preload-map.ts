import { preload } from 'react-dom'
import dark from '@/.generated/map-slim-dark.svg'
import light from '@/.generated/map-slim-light.svg'

/**
 * Preloads the map of phones, which is the largest paint there. Styles name it, so otherwise it
 * would load last. It is the one of the system's mode, which a first visit shows. Server components
 * only.
 */
export function preloadMap(): void {
  const modes = { light: light.src, dark: dark.src }
  for (const [mode, address] of Object.entries(modes))
    preload(address, {
      as: 'image',
      media: `(width < 48em) and (prefers-color-scheme: ${mode})`,
      fetchPriority: 'high',
    })
}
