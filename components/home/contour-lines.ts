import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the site's contour lines as a nested SVG in a colour, for pictures. On the page they are a mask.
 *
 * @param attributes position, size and opacity
 */
export function contourLines(colour: string, attributes: string): string {
  const lines = readFileSync(join(process.cwd(), 'components', 'home', 'contours.svg'), 'utf8')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll('<stop ', `<stop stop-color="${colour}" `)
  return `<svg ${attributes} viewBox="0 0 3200 2000">${lines}</svg>`
}
