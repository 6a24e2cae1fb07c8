import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { AppReady } from '@/components/site/app-ready'

const { dataset } = document.documentElement

test('the page is ready once everything before has taken over', () => {
  const seen: (string | undefined)[] = []
  const Before = () => {
    useEffect(() => {
      seen.push(dataset.app)
    }, [])
    return null
  }
  render(
    <>
      <Before />
      <AppReady />
    </>,
  )
  expect(seen).toEqual([undefined])
  expect(dataset.app).toBe('ready')
})
