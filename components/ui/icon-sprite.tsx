import type { ReactElement, ReactNode } from 'react'
import type { IconType } from 'react-icons'
import { type Config, optimize } from 'svgo'
import { type IconName, iconDrawings } from '@/components/ui/icon-drawings'
import { iconId } from '@/components/ui/icons'

/** The drawings of all icons, for every `<use>` in the page. */
export function IconSprite() {
  const drawings = Object.entries(iconDrawings).map(([name, drawing]) => [iconId(name as IconName), drawing])
  return <div hidden dangerouslySetInnerHTML={{ __html: createSprite(Object.fromEntries(drawings)) }} />
}

/** The output of a `react-icons` component: elements of SVG only. */
type SvgElement = ReactElement<Readonly<Record<string, unknown>> & { children?: ReactNode }>

/**
 * Returns icons of `react-icons` as one SVG of `<symbol>`s, so the browser loads each icon once,
 * and the scripts contain none. Server only.
 *
 * @param drawings icons by the ids of their symbols
 */
export function createSprite(drawings: Readonly<Record<string, IconType>>): string {
  const symbols = Object.entries(drawings).map(([id, drawing]) => {
    const { attr, children } = (drawing({}) as SvgElement).props
    // The colour of the text around it, as `react-icons` sets it for a single icon.
    const own = { stroke: 'currentColor', fill: 'currentColor', strokeWidth: '0', ...(attr as object) }
    return `<symbol id="${id}"${attributes(own)}>${markup(children)}</symbol>`
  })
  return optimize(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, shorter).data
}

/**
 * One decimal halves the file, and an icon of 24 units in 20 pixels cannot show more. Symbols are
 * hidden and used by other elements, so they and their ids must stay.
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
      const { type, props } = child as SvgElement
      const { children: inner, ...rest } = props
      const isEmpty = !inner || (Array.isArray(inner) && inner.length === 0)
      return `<${type}${attributes(rest)}>${isEmpty ? '' : markup(inner)}</${type}>`
    })
    .join('')
}

/** Attributes with one name in SVG and React. The others have a dash in SVG: `stroke-width`. */
const sameInSvg = /^(viewBox|preserveAspectRatio)$/

function attributes(props: Readonly<Record<string, unknown>>): string {
  return Object.entries(props)
    .map(([name, value]) => {
      const withDashes = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const inSvg = sameInSvg.test(name) ? name : withDashes
      const text = String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      return ` ${inSvg}="${text}"`
    })
    .join('')
}
