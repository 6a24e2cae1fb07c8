import { render, screen } from '@testing-library/react'
import { OutboundLink } from '@/components/ui/outbound-link'
import { inNewTab } from '../../support/words'

test('H7 it opens a new tab without an opener, and says so', () => {
  render(<OutboundLink href="https://example.org/">Away</OutboundLink>)
  const link = screen.getByRole('link', { name: inNewTab('Away') })
  expect(link).toHaveAttribute('href', 'https://example.org/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('H7 what else it is does not take noopener away', () => {
  render(
    <OutboundLink href="https://example.org/" rel="me" className="planted">
      Away
    </OutboundLink>,
  )
  const link = screen.getByRole('link')
  expect(link.getAttribute('rel')?.split(' ')).toEqual(['noopener', 'me'])
  expect(link).toHaveClass('planted')
})
