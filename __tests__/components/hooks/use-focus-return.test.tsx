/** @jest-environment jsdom */
import { render, renderHook, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { useFocusReturn } from '@/components/hooks/use-focus-return'
import { rememberFocus } from '@/components/lib/focus-return'
import { useOrigin } from '@/components/ui/dialog'

/** A layer that stays in the page while it closes. Neither its opener nor its fallback can take the focus. */
function Layer({ open, hasOpener = true }: { open: boolean; hasOpener?: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  const fallback = useRef<HTMLButtonElement>(null)
  useEffect(rememberFocus, [])
  useFocusReturn(open, { root, ...(hasOpener && { opener: () => fallback.current, fallback }) })
  return (
    <>
      <button type="button">earlier</button>
      <button type="button" disabled ref={fallback} />
      <div ref={root}>{(open || hasOpener) && <button type="button">inside</button>}</div>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

// e2e/keyboard.spec.ts and e2e/places.spec.ts test openers that can take it.
test('the last focused element gets focus if neither opener nor fallback can take it [H2]', () => {
  const { rerender, unmount } = render(<Layer open />)
  for (const name of ['earlier', 'inside']) button(name).focus()
  rerender(<Layer open={false} />)
  expect(button('earlier')).toHaveFocus()
  // A layer that is unmounted moves no focus.
  rerender(<Layer open />)
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  unmount()
  expect(focus).not.toHaveBeenCalled()
})

test.each(['earlier', 'inside'])('without an opener focus moves only if it is lost: "%s" [H2]', (name) => {
  const { rerender } = render(<Layer open hasOpener={false} />)
  for (const visited of ['earlier', 'inside', name]) button(visited).focus()
  rerender(<Layer open={false} hasOpener={false} />)
  expect(button('earlier')).toHaveFocus()
})

test('a dialog grows from its source and shrinks back to it, unless the source is off screen [G3]', () => {
  const source = document.createElement('a')
  const { result, rerender } = renderHook((open) => useOrigin(open, () => source), { initialProps: false })
  expect(result.current).toBeUndefined()
  const originAt = (top: number) => {
    source.getBoundingClientRect = () => new DOMRect(100, top, 360, 300)
    return [true, false].map((open) => {
      rerender(open)
      return result.current
    })
  }
  const origin = {
    '--origin-x': 'calc(280px - 50vw)',
    '--origin-y': 'calc(350px - 50dvh)',
    '--origin-scale': 360 / 768,
  }
  expect(originAt(200)).toEqual([origin, origin])
  // Above the window, and below it.
  for (const top of [-301, 769]) expect(originAt(top)).toEqual([undefined, undefined])
})
