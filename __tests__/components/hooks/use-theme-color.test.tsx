import { renderHook } from '@testing-library/react'
import { useThemeColor } from '@/components/hooks/use-theme-color'
import { AtPath } from '../../support/at-path'

const colorsOf = { light: '#fafafa', dark: '#101010' }

function plantMetas(): () => string[] {
  const colors = () =>
    [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      ({ content }) => content,
    )
  document.head.innerHTML =
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colorsOf.light}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colorsOf.dark}">`
  return colors
}

afterEach(() => document.head.replaceChildren())

function watch(theme: string | undefined, path = '/') {
  return renderHook((props) => useThemeColor(props.theme, colorsOf), {
    initialProps: { theme },
    wrapper: ({ children }) => <AtPath path={path}>{children}</AtPath>,
  })
}

test.each(['light', 'dark'] as const)(
  'C4 the bars of the browser take the colour of the %s mode',
  (theme) => {
    const colors = plantMetas()
    watch(theme)
    expect(colors()).toEqual([colorsOf[theme], colorsOf[theme]])
  },
)

test('C4 a choice against the system is followed at once', () => {
  const colors = plantMetas()
  const { rerender } = watch('light')
  rerender({ theme: 'dark' })
  expect(colors()).toEqual([colorsOf.dark, colorsOf.dark])
})

test.each([undefined, 'system', '__proto__'])(
  'C4 with the mode %s the page keeps its own colours',
  (theme) => {
    const colors = plantMetas()
    watch(theme)
    expect(colors()).toEqual([colorsOf.light, colorsOf.dark])
  },
)
