import { PendingFilters } from '@/components/site/pending-filters'
import { standAt } from '../../support/browser'
import { renderOnServer } from '../../support/render-on-server'

afterEach(() => {
  delete document.documentElement.dataset.pending
})

/** Runs the script as the browser does, before anything is painted. */
async function openAt(address: string): Promise<boolean> {
  standAt(address)
  const html = await renderOnServer(<PendingFilters />)
  const [, script = ''] = /^<script>(.*)<\/script>$/.exec(html) ?? []
  expect(script).not.toBe('')
  new Function(script)()
  return 'pending' in document.documentElement.dataset
}

test.each(['?q=a', '?type=Game', '?sort=option2', '?project=alder&type=Web', '?utm=x&sort=option3'])(
  'G11 the unfiltered list is kept back at %s',
  async (search) => {
    expect(await openAt(`/projects${search}`)).toBe(true)
  },
)

test.each(['', '?', '?project=alder', '?utm_type=x', '?typed=x', '?faq=x', '#?q=x', '?%71=a'])(
  'G11 nothing is kept back at "%s"',
  async (search) => {
    expect(await openAt(`/projects${search}`)).toBe(false)
  },
)
