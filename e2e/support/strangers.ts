import type { Page } from '@playwright/test'
import type { Role } from '@/components/lib/colour/palette'

/** The roles for texts. */
const textRoles: Role[] = ['heading', 'body', 'muted', 'accent', 'fill-ink']

/**
 * Returns the colours of texts, surfaces and borders outside of the palette, with their element. The opacity of a colour is ignored.
 */
export function strangers(
  page: Page,
  selector: string,
  palette: Readonly<Record<Role, string>>,
): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (roots, [textColors, otherColors]) => {
      const channels = (color: string) => {
        const numbers = (color.match(/[\d.]+(e-\d+)?/g) ?? []).map(Number)
        return color.startsWith('color(') ? numbers.map((n, i) => (i < 3 ? n * 255 : n)) : numbers
      }
      const fromHex = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
      const isOneOf = (color: string, allowed: string[]) => {
        const [r = 0, g = 0, b = 0, alpha = 1] = channels(color)
        if (alpha === 0) return true
        return allowed.some((hex) => fromHex(hex).every((n, i) => Math.abs(n - ([r, g, b][i] ?? 0)) <= 1))
      }
      const found = new Set<string>()
      for (const element of roots.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
        const style = getComputedStyle(element)
        const name = `${element.tagName.toLowerCase()}.${element.classList.value}`
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        )
        if (hasText && !isOneOf(style.color, textColors)) found.add(`text ${style.color} of ${name}`)
        if (!isOneOf(style.backgroundColor, otherColors))
          found.add(`surface ${style.backgroundColor} of ${name}`)
        for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
          const color = style[`border${side}Color`]
          if (style[`border${side}Width`] !== '0px' && !isOneOf(color, otherColors))
            found.add(`border ${color} of ${name}`)
        }
      }
      return [...found]
    },
    [textRoles.map((role) => palette[role]), Object.values(palette)] as const,
  )
}
