/** @jest-environment jsdom */
import { pendingFilters } from '@/components/site/inline/pending-filters'
import { standAt } from '../../../support/browser'

afterEach(() => {
  delete document.documentElement.dataset.pending
})

function openAt(address: string): boolean {
  delete document.documentElement.dataset.pending
  standAt(address)
  pendingFilters()
  return 'pending' in document.documentElement.dataset
}

test.each(['?q=a', '?type=Game', '?sort=option2', '?project=alder&type=Web', '?utm=x&sort=option3'])(
  'G11 the unfiltered list is kept back at %s',
  (search) => {
    expect(openAt(`/projects${search}`)).toBe(true)
  },
)

test.each(['', '?', '?project=alder', '?utm_type=x', '?typed=x', '?faq=x', '#?q=x', '?%71=a'])(
  'G11 nothing is kept back at "%s"',
  (search) => {
    expect(openAt(`/projects${search}`)).toBe(false)
  },
)

test.each(['/projects.html', '/below/projects/'])('G11 the list is at %s too', (path) => {
  expect(openAt(`${path}?q=a`)).toBe(true)
})

test.each(['/', '/below/', '/resume.pdf'])('G11 nothing is kept back where there is no list: %s', (path) => {
  expect(openAt(`${path}?q=a`)).toBe(false)
})
