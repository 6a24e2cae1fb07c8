import { renderHook } from '@testing-library/react'
import { useThemeColor } from '@/components/hooks/use-theme-color'
import { THEME_COLORS } from '@/components/lib/constants'
import { AtPath } from '../../support/at-path'

function plantMetas(): () => string[] {
  const colors = () =>
    [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      ({ content }) => content,
    )
  document.head.innerHTML =
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">`
  return colors
}

afterEach(() => document.head.replaceChildren())

function watch(theme: string | undefined, path = '/') {
  return renderHook((props) => useThemeColor(props.theme), {
    initialProps: { theme },
    wrapper: ({ children }) => <AtPath path={path}>{children}</AtPath>,
  })
}

test.each(['light', 'dark'] as const)(
  'C4 the bars of the browser take the colour of the %s mode',
  (theme) => {
    const colors = plantMetas()
    watch(theme)
    expect(colors()).toEqual([THEME_COLORS[theme], THEME_COLORS[theme]])
  },
)

test('C4 a choice against the system is followed at once', () => {
  const colors = plantMetas()
  const { rerender } = watch('light')
  rerender({ theme: 'dark' })
  expect(colors()).toEqual([THEME_COLORS.dark, THEME_COLORS.dark])
})

test.each([undefined, 'system', '__proto__'])(
  'C4 with the mode %s the page keeps its own colours',
  (theme) => {
    const colors = plantMetas()
    watch(theme)
    expect(colors()).toEqual([THEME_COLORS.light, THEME_COLORS.dark])
  },
)
