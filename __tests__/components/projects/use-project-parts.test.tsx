import { renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { fetchParts, type ProjectParts, partsIn } from '@/components/projects/project-parts'
import { useProjectParts } from '@/components/projects/use-project-parts'

jest.mock('@/components/projects/project-parts', () => ({ fetchParts: jest.fn(), partsIn: jest.fn() }))

const parts = (): ProjectParts => {
  const node = document.createElement('p')
  return { logo: node, text: node, links: node, shots: [] }
}

beforeEach(() => {
  jest.mocked(partsIn).mockReset().mockReturnValue(null)
  jest.mocked(fetchParts).mockReset()
})

const show = (slug: string) =>
  renderHook((props) => useProjectParts(props.slug), { initialProps: { slug }, wrapper: StrictMode })

test('G3 what stands in the page is there at once, and nothing is fetched', () => {
  const here = parts()
  jest.mocked(partsIn).mockReturnValue(here)
  expect(show('alder').result.current).toBe(here)
  expect(fetchParts).not.toHaveBeenCalled()
})

test('G3 what does not is waited for', async () => {
  const fetched = parts()
  jest.mocked(fetchParts).mockResolvedValue(fetched)
  const { result } = show('alder')
  expect(result.current).toBe('waiting')
  await waitFor(() => expect(result.current).toBe(fetched))
})

test.each([
  ['cannot be had', () => Promise.reject(new Error('offline'))],
  ['does not know the project', async () => null],
])('G3 it is told when the page %s', async (_what, answer) => {
  jest.mocked(fetchParts).mockImplementation(answer)
  const { result } = show('alder')
  await waitFor(() => expect(result.current).toBeNull())
})

test('G3 another project is looked for anew, and a late answer for the first is not taken for it', async () => {
  let late: (found: ProjectParts) => void = () => {}
  jest
    .mocked(fetchParts)
    .mockImplementation((slug) =>
      slug === 'alder' ? new Promise((resolve) => (late = resolve)) : Promise.resolve(birch),
    )
  const birch = parts()
  const { result, rerender } = show('alder')
  rerender({ slug: 'birch' })
  expect(result.current).toBe('waiting')
  await waitFor(() => expect(result.current).toBe(birch))
  late(parts())
  await Promise.resolve()
  expect(result.current).toBe(birch)
})
