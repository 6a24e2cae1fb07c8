import { plant } from '@/__tests__/support/browser'
import { siteFixture } from '@/__tests__/support/content'
import { AtPath, renderOnServer } from '@/__tests__/support/render'
import { createResume, everything } from '@/app/documents/resume-model'
import RootLayout from '@/app/layout'
import HomePage from '@/app/page'
import { content } from '@/content/schema/load'

jest.mock('@/content/schema/load', () => {
  const { plantedContent, rawContent } = jest.requireActual('@/__tests__/support/content')
  const order = ['projects', 'experiences', 'about']
  return { content: plantedContent({ sections: { ...rawContent.sections, order } }) }
})

test('page, menu, footer and resume follow the order of the owner; intro and contact keep their places [O13, R1]', async () => {
  // next-themes reads the mode of the system.
  plant(window, 'matchMedia', () => ({ matches: false }))
  const html = await renderOnServer(
    <AtPath path="/">
      <RootLayout>
        <HomePage />
      </RootLayout>
    </AtPath>,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  const idsIn = (selector: string) => [...page.querySelectorAll(selector)].map(({ id }) => id)
  const targetsIn = (place: string) =>
    [...page.querySelectorAll(`${place} a[href^="/#"]`)].map((link) => link.getAttribute('href')?.slice(2))
  const order = ['projects', 'experiences', 'about', 'contact']
  expect(idsIn('main section[id]')).toEqual(['home-section', ...order])
  expect(targetsIn('header')).toEqual(order)
  expect(targetsIn('footer')).toEqual(order)
  const { sections } = createResume(content, siteFixture, everything)
  expect(sections.slice(0, 2).map(({ title }) => title)).toEqual(['Planted projects', 'Planted experiences'])
})
