import { render } from '@testing-library/react'
import { Reveal } from '@/components/site/reveal'
import { AtPath } from '../../support/at-path'
import { plantIntersectionObserver } from '../../support/browser'

const at = (path: string, id: string) => (
  <AtPath path={path}>
    <div className="hidden" id={id} key={id} />
    <Reveal />
  </AtPath>
)

test('H6 each screen is watched anew, and the old one let go', () => {
  const observers = plantIntersectionObserver()
  const watched = () =>
    observers.flatMap(({ targets }) => [...targets].map(({ id }) => id)).filter((id) => id !== '')
  const { rerender } = render(at('/', 'first'))
  expect(watched()).toEqual(['first'])
  rerender(at('/projects', 'second'))
  expect(watched()).toEqual(['second'])
})

test('H6 a render of the same screen begins nothing anew', () => {
  const observers = plantIntersectionObserver()
  const { rerender } = render(at('/', 'first'))
  const made = observers.length
  rerender(at('/', 'first'))
  expect(observers).toHaveLength(made)
})
