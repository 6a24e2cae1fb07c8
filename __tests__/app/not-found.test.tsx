import NotFound from '@/app/not-found'
import { AtPath } from '../support/at-path'
import { renderOnServer } from '../support/render-on-server'

test('R an unknown address is replaced by the home page: by a script that the page carries, and without it too', async () => {
  const page = document.createElement('div')
  page.innerHTML = await renderOnServer(
    <AtPath path="/nope">
      <NotFound />
    </AtPath>,
  )
  const replace = jest.fn()
  new Function('location', page.querySelector('script')?.textContent ?? '')({ replace })
  expect(replace.mock.calls).toEqual([['/']])
  expect(page.querySelector('meta[http-equiv="refresh"]')).toHaveAttribute('content', '0; url=/')
  expect(page.querySelector('a')).toHaveAttribute('href', '/')
})
