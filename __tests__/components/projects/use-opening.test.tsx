import { act, renderHook } from '@testing-library/react'
import type { ProjectView } from '@/components/projects/project-view'
import { useOpening } from '@/components/projects/use-opening'
import { plantProject } from '../../support/projects'

test('G6 each opening has a number of its own, and the project stays while its dialog leaves', () => {
  const [birch, cedar] = [plantProject('Birch'), plantProject('Cedar')]
  const { result, rerender } = renderHook((open: ProjectView | null) => useOpening(open), {
    initialProps: null as ProjectView | null,
  })
  expect(result.current).toMatchObject({ project: null, number: 0 })
  rerender(birch)
  expect(result.current).toMatchObject({ project: birch, number: 1 })
  rerender(null)
  expect(result.current).toMatchObject({ project: birch, number: 1 })
  rerender(birch)
  expect(result.current).toMatchObject({ project: birch, number: 2 })
  // From one project to another the dialog stays: its focus and its place do too.
  rerender(cedar)
  expect(result.current).toMatchObject({ project: cedar, number: 2 })
})

test('G4 a dialog that never learns that it has left is taken away, unless it was opened again', () => {
  jest.useFakeTimers()
  const birch = plantProject('Birch')
  const { result, rerender } = renderHook((open: ProjectView | null) => useOpening(open), {
    initialProps: birch as ProjectView | null,
  })
  rerender(null)
  act(() => jest.advanceTimersByTime(900))
  expect(result.current.project).toBe(birch)
  rerender(birch)
  act(() => jest.advanceTimersByTime(5000))
  expect(result.current.project).toBe(birch)
  rerender(null)
  act(() => jest.advanceTimersByTime(1000))
  expect(result.current.project).toBeNull()
  jest.useRealTimers()
})
