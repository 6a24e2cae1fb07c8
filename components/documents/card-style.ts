import tailwind from '@/tailwind.config'

const { brand } = tailwind.theme.colors

/** The site's dark mode, as the cards show it. */
export const cardColors = {
  page: '#0a0f0d',
  heading: '#e9f2ee',
  body: '#b3c2bb',
  muted: '#84958d',
  hairline: '#26322d',
  brand: brand.DEFAULT,
  light: brand.light,
} as const
