import { renderHook } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { useLatest } from '@/components/hooks/use-latest'

test('one ref is kept, and every effect of a render sees the value of that render', () => {
  const seen: string[] = []
  const { result, rerender } = renderHook(
    ({ value }) => {
      const latest = useLatest(value)
      useLayoutEffect(() => void seen.push(`layout ${latest.current}`))
      useEffect(() => void seen.push(`effect ${latest.current}`))
      return latest
    },
    { initialProps: { value: 'a' } },
  )
  const ref = result.current
  rerender({ value: 'b' })
  expect(result.current).toBe(ref)
  expect(seen).toEqual(['layout a', 'effect a', 'layout b', 'effect b'])
})
