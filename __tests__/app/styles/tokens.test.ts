/** @jest-environment node */
import { sitePalette, themeColors } from '@/components/lib/site-palette'
import { theme } from '@/content/theme'
import config from '@/tailwind.config'

/** What the plugins of the config add to the page's styles. */
function addedStyles(): Record<string, Record<string, string>> {
  const added = {}
  for (const { handler } of config.plugins) {
    Reflect.apply(handler, undefined, [{ addBase: (rules: object) => Object.assign(added, rules) }])
  }
  return added
}

test('S4 O7 the brand colours of the Tailwind config are the two of content/theme.ts', () => {
  const { brand, brandLight } = theme
  expect(config.theme.colors.brand).toEqual({ DEFAULT: brand, light: brandLight ?? sitePalette.brandLight })
})

test('each role is a variable that holds its colour of both modes, and a name for components', () => {
  const roles = addedStyles()[':root'] ?? {}
  const { light, dark } = sitePalette
  for (const role of Object.keys(light) as (keyof typeof light)[]) {
    expect(roles[`--${role}`]).toBe(`light-dark(${light[role]}, ${dark[role]})`)
    expect(config.theme.colors).toHaveProperty(role, `var(--${role})`)
  }
})

test('C4 the browser’s own bars have the colour of the page', () => {
  expect(themeColors).toEqual({ light: sitePalette.light.page, dark: sitePalette.dark.page })
})
