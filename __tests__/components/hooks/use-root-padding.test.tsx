import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useRootPadding } from '@/components/hooks/use-root-padding'

function Fixed() {
  const ref = useRef<HTMLElement>(null)
  useRootPadding(ref)
  return <header ref={ref} />
}

test('an element fixed to the window follows the padding of the root [H1]', async () => {
  const { style } = document.documentElement
  render(<Fixed />)
  await act(async () => style.setProperty('padding-right', '15px'))
  expect(screen.getByRole('banner')).toHaveStyle({ paddingRight: '15px' })
  await act(async () => style.removeProperty('padding-right'))
  expect(screen.getByRole('banner')).toHaveAttribute('style', '')
})
