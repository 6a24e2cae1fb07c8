/** @jest-environment node */
import { sitePalette, strongPalette, themeColors } from '@/components/lib/site-palette'
import { theme } from '@/content/theme'
import config from '@/tailwind.config'

/** What the plugins of the config add to the page's styles. */
function addedStyles() {
  const added: { ':root'?: object; '@media (prefers-contrast: more)'?: { ':root': object } } = {}
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
  const styles = addedStyles()
  for (const role of Object.keys(sitePalette.light) as (keyof typeof sitePalette.light)[]) {
    const variable = (palette: typeof sitePalette) => ({
      [`--${role}`]: `light-dark(${palette.light[role]}, ${palette.dark[role]})`,
    })
    expect(styles[':root']).toMatchObject(variable(sitePalette))
    expect(styles['@media (prefers-contrast: more)']?.[':root']).toMatchObject(variable(strongPalette))
    expect(config.theme.colors).toHaveProperty(role, `var(--${role})`)
  }
})

test('C4 the browser’s own bars have the colour of the page', () => {
  expect(themeColors).toEqual({ light: sitePalette.light.page, dark: sitePalette.dark.page })
})
