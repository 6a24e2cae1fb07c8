import NotFound from '@/app/not-found'
import { AtPath } from '../support/at-path'
import { renderOnServer } from '../support/render-on-server'

test('R an unknown address leads home without scripts too: a refresh at once, and a link', async () => {
  const page = document.createElement('div')
  page.innerHTML = await renderOnServer(
    <AtPath path="/nope">
      <NotFound />
    </AtPath>,
  )
  expect(page.querySelector('meta[http-equiv="refresh"]')).toHaveAttribute('content', '0; url=/')
  expect(page.querySelector('a')).toHaveAttribute('href', '/')
  expect(page.querySelector('h1')).not.toBeEmptyDOMElement()
})

test('R an unknown address is replaced by the home page, by a script that the page itself carries', async () => {
  const html = await renderOnServer(
    <AtPath path="/nope">
      <NotFound />
    </AtPath>,
  )
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const replace = jest.fn()
  new Function('location', script)({ replace })
  expect(replace.mock.calls).toEqual([['/']])
})
