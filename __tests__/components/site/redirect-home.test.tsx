import { RedirectHome } from '@/components/site/redirect-home'
import { renderOnServer } from '../../support/render-on-server'

test('R an unknown address is replaced by the home page, by a line that the page itself carries', async () => {
  expect(await renderOnServer(<RedirectHome />)).toBe('<script>location.replace("/")</script>')
})
