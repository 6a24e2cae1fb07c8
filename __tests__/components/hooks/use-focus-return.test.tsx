/** @jest-environment jsdom */
import { render, renderHook, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { useFocusReturn } from '@/components/hooks/use-focus-return'
import { useOrigin } from '@/components/hooks/use-origin'
import { rememberFocus } from '@/components/lib/focus-return'

/** A layer that is open or closed, with a button inside, an opener and a fallback beside it. */
function Layer({
  open,
  leaves = true,
  opener = 'opener',
}: {
  open: boolean
  leaves?: boolean
  opener?: string
}) {
  const root = useRef<HTMLDivElement>(null)
  const fallback = useRef<HTMLButtonElement>(null)
  useEffect(rememberFocus, [])
  useFocusReturn(open, { root, ...(opener && { opener: () => document.getElementById(opener), fallback }) })
  return (
    <>
      <button type="button">earlier</button>
      <button type="button" id="opener">
        opener
      </button>
      <button type="button" ref={fallback}>
        fallback
      </button>
      {(open || !leaves) && (
        <div ref={root}>
          <button type="button">inside</button>
        </div>
      )}
    </>
  )
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

function disable(...names: string[]) {
  for (const name of names) button(name).disabled = true
}

/** Opens a layer whose button has the focus, after another one had it. */
function open(leaves = true) {
  window.HTMLElement.prototype.scrollIntoView = jest.fn()
  const { rerender, unmount } = render(<Layer open leaves={leaves} />)
  button('earlier').focus()
  button('inside').focus()
  return { close: () => rerender(<Layer open={false} leaves={leaves} />), unmount }
}

test.each([true, false])(
  'a closing layer returns focus to its opener; it leaves the page immediately: %s [G3]',
  (leaves) => {
    const { close } = open(leaves)
    close()
    expect(button('opener')).toHaveFocus()
  },
)

test('the fallback takes the focus if the opener cannot [G3]', () => {
  const { close } = open()
  disable('opener')
  close()
  expect(button('fallback')).toHaveFocus()
})

test('the last focused element gets focus if neither can take it [H2]', () => {
  const { close } = open()
  disable('opener', 'fallback')
  close()
  expect(button('earlier')).toHaveFocus()
})

test.each(['earlier', 'inside'])(
  'without an opener focus moves only if it is lost: from "%s" [H2]',
  (name) => {
    const { rerender } = render(<Layer open opener="" />)
    for (const visited of ['earlier', 'inside', name]) button(visited).focus()
    rerender(<Layer open={false} opener="" />)
    expect(button('earlier')).toHaveFocus()
  },
)

test('a layer that is unmounted moves no focus [G4]', () => {
  const { unmount } = open()
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  unmount()
  expect(focus).not.toHaveBeenCalled()
})

test.each([
  [20, 0],
  [5000, 1],
])('an opener at %i px is scrolled into view %i times: only if it is out of sight [G4]', (top, times) => {
  const { close } = open()
  jest.spyOn(button('opener'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))
  close()
  expect(button('opener').scrollIntoView).toHaveBeenCalledTimes(times)
})

/** Makes a source at this place in pixels, 360 wide and 300 tall. */
function sourceAt(left: number, top: number): Element {
  const element = document.createElement('a')
  element.getBoundingClientRect = () => new DOMRect(left, top, 360, 300)
  return element
}

test('a dialog grows from its source and shrinks back to it, unless the source is off screen [G3]', () => {
  let source: Element | null = sourceAt(100, 200)
  const { result, rerender } = renderHook((open) => useOrigin(open, () => source), { initialProps: false })
  expect(result.current).toBeUndefined()
  const origin = {
    '--origin-x': 'calc(280px - 50vw)',
    '--origin-y': 'calc(350px - 50dvh)',
    '--origin-scale': 360 / 768,
  }
  for (const open of [true, false]) {
    rerender(open)
    expect(result.current).toEqual(origin)
  }
  // A source above the window, one below it, and none.
  for (const next of [sourceAt(0, -301), sourceAt(0, 769), null]) {
    source = next
    rerender(true)
    expect(result.current).toBeUndefined()
    rerender(false)
  }
})
