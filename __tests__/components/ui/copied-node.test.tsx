import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { CopiedNode } from '@/components/ui/copied-node'

function planted(text: string): HTMLElement {
  const node = document.createElement('p')
  node.innerHTML = `<b>${text}</b>`
  return node
}

test('it shows a copy, once, and leaves the original where it is', () => {
  const original = document.body.appendChild(planted('first'))
  const { container } = render(<CopiedNode node={original} />, { wrapper: StrictMode })
  expect(container.querySelectorAll('b')).toHaveLength(1)
  expect(container).toHaveTextContent('first')
  expect(original.parentElement).toBe(document.body)
})

test('another element takes its place', () => {
  const { container, rerender } = render(<CopiedNode node={planted('first')} />)
  rerender(<CopiedNode node={planted('second')} />)
  expect(container).toHaveTextContent(/^second$/)
})

test('an element of a fetched page is shown in this one', () => {
  const page = new DOMParser().parseFromString('<p id="x">fetched</p>', 'text/html')
  const node = page.querySelector('p')
  if (!node) throw new Error('no element')
  const { container } = render(<CopiedNode node={node} />)
  expect(container.querySelector('p')?.ownerDocument).toBe(document)
})
