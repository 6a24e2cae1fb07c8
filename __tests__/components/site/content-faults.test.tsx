import { render, screen, within } from '@testing-library/react'
import { ContentFaults } from '@/components/site/content-faults'

test('each fault is shown with its place, the problem, the fix and the owner’s line [O3]', () => {
  const source = "6 |   email: 'nobody',\n  |   ^^^^^^^^^^^^^^^"
  render(
    <ContentFaults
      faults={[
        {
          ...{ file: 'content/profile.ts', line: 6, field: 'email', value: '"nobody"', source },
          message: 'is not an email address. Write one such as "me@example.com".',
        },
        { file: 'content/images/me.png', message: 'is a folder. Put a picture there.' },
      ]}
    />,
  )
  expect(screen.getByRole('main', { name: '2 things to fix in your content' })).toBeVisible()
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(first?.getByText('content/profile.ts:6')).toBeVisible()
  expect(first?.getByRole('heading', { name: 'email is not an email address.' })).toBeVisible()
  expect(first?.getByText('Write one such as "me@example.com".')).toBeVisible()
  expect(first?.getByText(/email: 'nobody'/).textContent).toBe(source)
  expect(second?.getByRole('heading', { name: 'This is a folder.' })).toBeVisible()
})

test('the heading of one fault is in the singular [O3]', () => {
  render(<ContentFaults faults={[{ file: 'content/talks.ts', message: 'is not valid TypeScript.' }]} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One thing to fix in your content')
})
