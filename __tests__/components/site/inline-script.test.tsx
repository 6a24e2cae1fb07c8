import { InlineScript } from '@/components/site/inline-script'
import { renderOnServer } from '../../support/render-on-server'

function planted(title: string, count: number): void {
  document.documentElement.dataset.planted = title.repeat(count)
}

test('a function stands in the page as it is, and runs there with its arguments', async () => {
  const title = `</script><script>"it's" & \u2028`
  const page = document.createElement('div')
  page.innerHTML = await renderOnServer(<InlineScript run={planted} args={[title, 2]} />)
  expect(page.children).toHaveLength(1)
  new Function(page.querySelector('script')?.text ?? '')()
  expect(document.documentElement.dataset.planted).toBe(title + title)
})
