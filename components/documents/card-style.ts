/** The site's dark mode, as the cards show it. */
export const cardColors = {
  page: '#0a0f0d',
  heading: '#e9f2ee',
  body: '#b3c2bb',
  muted: '#84958d',
  hairline: '#26322d',
  brand: '#20a785',
  light: '#32E8BA',
} as const
