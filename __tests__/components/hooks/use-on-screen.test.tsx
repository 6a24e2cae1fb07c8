import { render, screen } from '@testing-library/react'
import { StrictMode, useRef } from 'react'
import { useOnScreen } from '@/components/hooks/use-on-screen'
import { plant, plantIntersectionObserver } from '../../support/browser'

function Watched() {
  const ref = useRef<HTMLParagraphElement>(null)
  return <p ref={ref}>{useOnScreen(ref) ? 'on screen' : 'off screen'}</p>
}

test('W1 it follows what the browser sees, the last of several entries', () => {
  const observers = plantIntersectionObserver()
  render(<Watched />)
  const element = screen.getByText('on screen')
  observers.at(-1)?.see(element, { isIntersecting: false })
  expect(element).toHaveTextContent('off screen')
  observers.at(-1)?.see(element, { isIntersecting: true })
  expect(element).toHaveTextContent('on screen')
})

test('W1 without IntersectionObserver it counts as seen', () => {
  plant(window, 'IntersectionObserver', undefined)
  render(<Watched />)
  expect(screen.getByText('on screen')).toBeInTheDocument()
})

test('every observer is let go, in strict mode too', () => {
  const observers = plantIntersectionObserver()
  const { unmount } = render(<Watched />, { wrapper: StrictMode })
  expect(observers.filter(({ disconnected }) => !disconnected)).toHaveLength(1)
  unmount()
  expect(observers.filter(({ disconnected }) => !disconnected)).toHaveLength(0)
})
