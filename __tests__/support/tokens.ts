import config from '@/tailwind.config'

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/** The role colours of a stylesheet, by mode: `tokens.dark.page` is `#0a0f0d`. */
export type Tokens = Record<Mode, Record<string, string>>

/** The brand colours, which stand in the Tailwind config alone (S4). */
export const brand: { readonly DEFAULT: string; readonly light: string } = config.theme.colors.brand

/**
 * Reads the roles of `:root` that are plain colours: `#rrggbb`, `light-dark(…)` of two, or a brand colour of the Tailwind
 * config. Those with an alpha part and those that are no colours are passed over.
 *
 * @param css the text of `app/styles/tokens.css`
 * @returns the values in lower case
 */
export function readTokens(css: string): Tokens {
  const resolved = css
    .replaceAll('theme("colors.brand.light")', brand.light)
    .replaceAll('theme("colors.brand.DEFAULT")', brand.DEFAULT)
  const tokens: Tokens = { light: {}, dark: {} }
  const roles = /--([\w-]+): (?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}));/gi
  for (const [, name = '', light, dark, both] of resolved.matchAll(roles)) {
    tokens.light[name] = (light ?? both ?? '').toLowerCase()
    tokens.dark[name] = (dark ?? both ?? '').toLowerCase()
  }
  return tokens
}
