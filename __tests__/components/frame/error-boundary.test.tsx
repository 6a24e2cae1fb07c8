import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { ErrorBoundary } from '@/components/frame/error-boundary'

function ThrowInEffect() {
  useEffect(() => {
    throw new Error('An effect fails.')
  }, [])
  return null
}

test('keeps the texts of the page if an effect throws, and shows it as without scripts [H6]', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <ErrorBoundary>
      <div id="site" inert>
        <h1>Noa Verdel</h1>
      </div>
      <ThrowInEffect />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Noa Verdel' })).toBeVisible()
  expect(document.querySelector('#site')).not.toHaveAttribute('inert')
  expect(document.documentElement).toHaveAttribute('data-app', 'failed')
})
