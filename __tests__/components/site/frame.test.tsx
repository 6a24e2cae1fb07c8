import { filled } from '@/components/lib/words'
import { InlineScript } from '@/components/site/inline-script'
import { SiteFooter } from '@/components/site/site-footer'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { readContent } from '../../support/content'
import { renderOnServer } from '../../support/render-on-server'

const content = readContent()
const { profile } = content

test.each([
  ['2025.8.25', ', 2025'],
  // The newest project's.
  ['v1.0', ', 2024'],
  ['20255', ', 2024'],
  // O2: none is spoken of.
  ['', ', 2024'],
])('H5 without scripts too, the footer of version "%s" says a year: "%s"', async (version, year) => {
  const html = document.createElement('div')
  html.innerHTML = await renderOnServer(
    <AtPath path="/projects">
      <SiteFooter content={{ ...content, profile: { ...profile, version } }} items={[]} />
    </AtPath>,
  )
  const said = `${filled(words.footer.credit, { name: profile.name })}${year}`
  expect(html.querySelector('footer p')?.textContent).toBe(
    version ? `${said}${words.footer.version} ${version}` : said,
  )
})

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
