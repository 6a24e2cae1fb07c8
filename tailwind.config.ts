import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import type { Palette, Role } from './components/colour-mode/palette'
import { sitePalette as palette, strongPalette } from './components/colour-mode/site-palette'

/**
 * Colours by role: `bg-raised`, `text-muted`, `var(--accent)`. The colour scheme of the page
 * selects the value.
 */
const roles = Object.keys(palette.light) as Role[]

function colourVariables({ light, dark }: Palette, of = roles): Record<string, string> {
  return Object.fromEntries(of.map((role) => [`--${role}`, `light-dark(${light[role]}, ${dark[role]})`]))
}

/** The roles that change for visitors who prefer more contrast. */
const strongerRoles = roles.filter((role) =>
  (['light', 'dark'] as const).some((mode) => palette[mode][role] !== strongPalette[mode][role]),
)

export default {
  content: [],
  // The class `hidden` marks elements that are revealed on scroll, so the utility must not exist
  // (H6).
  blocklist: ['hidden'],
  theme: {
    // 768, 1024 and 1200 px. In `em`, so a browser with larger text gets the layout that has room
    // for it (S5).
    screens: { md: '48em', lg: '64em', xl: '75em' },
    colors: {
      // The two colours of content/theme.ts (S4).
      brand: { DEFAULT: palette.brand, light: palette.brandLight },
      ...Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
    },
    fontFamily: {
      // The first has letters of the same family for other scripts, if the site needs them
      // (scripts/fonts).
      sans: ['"More sans"', 'var(--font-sans)', 'system-ui', 'sans-serif'],
      system: ['"More sans"', 'system-ui', 'sans-serif'],
      mono: ['"More mono"', 'var(--font-mono)', 'ui-monospace', 'monospace'],
    },
    transitionTimingFunction: { DEFAULT: 'var(--ease)' },
    extend: {
      borderRadius: { control: '0.5rem', surface: '0.875rem' },
      fontSize: {
        title: [
          'clamp(2.5rem, 6vw, 5rem)',
          { lineHeight: '0.96', letterSpacing: '-0.038em', fontWeight: '800' },
        ],
        subtitle: ['1.25rem', { lineHeight: '1.35', letterSpacing: '-0.01em' }],
      },
      maxWidth: { column: '72rem', measure: '65ch', dialog: '48rem' },
      spacing: {
        side: 'clamp(min(1.25rem, 6.25vw), 5vw, 4rem)',
        section: 'clamp(5rem, 12vw, 9rem)',
        header: '4rem',
      },
    },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        ':root': colourVariables(palette),
        '@media (prefers-contrast: more)': { ':root': colourVariables(strongPalette, strongerRoles) },
      }),
    ),
  ],
} satisfies Config
