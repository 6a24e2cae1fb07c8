import type { Config } from 'tailwindcss'

/** Roles, not values: the values of the modes stand in `app/globals.css`. */
const role = (name: string) => `var(--${name})`

export default {
  content: [],
  // Rule H6 owns the class `hidden` (a reveal), so the utility of that name must not exist.
  // The others are words of the sources that happen to be utilities, each with variables for every element.
  blocklist: ['hidden', 'ring', 'outline', 'blur', 'transform', 'transition'],
  theme: {
    screens: { md: '768px', lg: '1024px', xl: '1200px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      // S4
      brand: { DEFAULT: '#20a785', light: '#32E8BA' },
      page: role('page'),
      raised: role('raised'),
      sunken: role('sunken'),
      heading: role('heading'),
      body: role('body'),
      muted: role('muted'),
      accent: role('accent'),
      fill: role('fill'),
      'fill-ink': role('fill-ink'),
      hairline: role('hairline'),
      control: role('control'),
      scrim: role('scrim'),
    },
    fontFamily: {
      sans: ['var(--font-sans)', 'system-ui', 'sans-serif'],
      mono: ['var(--font-mono)', 'ui-monospace', 'monospace'],
    },
    borderRadius: { none: '0', control: '0.5rem', surface: '0.875rem', full: '9999px' },
    transitionTimingFunction: { DEFAULT: 'var(--ease)', out: 'var(--ease)' },
    transitionDuration: { DEFAULT: '150ms', colour: '150ms', move: '300ms', reveal: '500ms' },
    extend: {
      fontSize: {
        name: ['clamp(2.75rem, 7.5vw, 5.75rem)', { lineHeight: '1', letterSpacing: '-0.035em' }],
        invitation: ['clamp(2.5rem, 6.5vw, 5rem)', { lineHeight: '1', letterSpacing: '-0.03em' }],
        title: ['clamp(1.75rem, 3.5vw, 2.75rem)', { lineHeight: '1.1', letterSpacing: '-0.025em' }],
        subtitle: ['1.25rem', { lineHeight: '1.35', letterSpacing: '-0.01em' }],
        text: ['1.0625rem', { lineHeight: '1.65' }],
        fact: ['0.8125rem', { lineHeight: '1.5' }],
      },
      maxWidth: { column: '72rem', measure: '65ch', dialog: '48rem' },
      spacing: { side: 'clamp(1.25rem, 5vw, 4rem)', section: 'clamp(5rem, 12vw, 9rem)', header: '4rem' },
    },
  },
} satisfies Config
