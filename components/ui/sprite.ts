import type { ReactElement, ReactNode } from 'react'
import type { IconType } from 'react-icons'
import { type Config, optimize } from 'svgo'

/** What `react-icons` makes of a drawing: elements of SVG, nothing else. */
type Drawn = ReactElement<Readonly<Record<string, unknown>> & { children?: ReactNode }>

/**
 * Drawings of `react-icons` as one SVG document of `<symbol>`s, so that a drawing stands in one place however often it
 * is shown, and no script knows it. Server and build only.
 *
 * @param drawings by the id that its symbol gets
 */
export function spriteOf(drawings: Readonly<Record<string, IconType>>): string {
  const symbols = Object.entries(drawings).map(([id, drawing]) => {
    const { attr, children } = (drawing({}) as Drawn).props
    // As `react-icons` does for a single icon: one colour, that of the text around it.
    const own = { stroke: 'currentColor', fill: 'currentColor', strokeWidth: '0', ...(attr as object) }
    return `<symbol id="${id}"${attributes(own)}>${markup(children)}</symbol>`
  })
  return optimize(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, shorter).data
}

/**
 * A tenth of a unit, on a drawing of 24 units and 20 pixels, is less than a screen can show, and half of the file.
 * Symbols are hidden by themselves and used from elsewhere: they and their names stay.
 */
const shorter: Config = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { removeHiddenElems: false, removeUselessDefs: false, cleanupIds: false } },
    },
  ],
}

function markup(children: ReactNode): string {
  return [children]
    .flat()
    .map((child) => {
      const { type, props } = child as Drawn
      const { children: inner, ...rest } = props
      const empty = !inner || (Array.isArray(inner) && inner.length === 0)
      return `<${String(type)}${attributes(rest)}>${empty ? '' : markup(inner)}</${String(type)}>`
    })
    .join('')
}

/** Names that SVG writes as React does; the others it writes with a dash, as `stroke-width`. */
const sameInSvg = /^(viewBox|preserveAspectRatio)$/

function attributes(props: Readonly<Record<string, unknown>>): string {
  return Object.entries(props)
    .map(([name, value]) => {
      const inSvg = sameInSvg.test(name)
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return ` ${inSvg}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    })
    .join('')
}
