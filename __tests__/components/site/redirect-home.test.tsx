import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { leaveFor } from '@/components/lib/leave-for'
import { RedirectHome } from '@/components/site/redirect-home'
import { renderOnServer } from '../../support/render-on-server'

jest.mock('@/components/lib/leave-for', () => ({ leaveFor: jest.fn() }))

beforeEach(() => jest.mocked(leaveFor).mockClear())

test('R an unknown address is replaced by the home page, in strict mode too', () => {
  render(<RedirectHome />, { wrapper: StrictMode })
  for (const [address] of jest.mocked(leaveFor).mock.calls) expect(address).toBe('/')
  expect(leaveFor).toHaveBeenCalled()
})

test('R the build goes nowhere', async () => {
  expect(await renderOnServer(<RedirectHome />)).toBe('')
  expect(leaveFor).not.toHaveBeenCalled()
})
