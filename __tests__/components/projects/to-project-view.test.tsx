import { render, screen, within } from '@testing-library/react'
import { plantProject } from '@/__tests__/support/projects'
import { inNewTab } from '@/__tests__/support/words'
import * as words from '@/content/words'

test('only a project without screenshot and logo gets a cover [G2]', () => {
  expect(plantProject('Beech', { src: [] }).cover).toBeUndefined()
  expect(plantProject('Beech', { logo: undefined }).cover).toBeUndefined()
  expect(plantProject('Beech', { logo: undefined, src: [] })).toMatchObject({
    logo: undefined,
    shots: [],
    cover: { title: 'Beech', drawing: { kind: 'drawing', alt: '' } },
  })
})

const { code, demo, website } = words.projectLinks
const github_link = 'https://example.org/code/beech'
const video_link = 'https://example.org/video?a=1&b="2"'
const website_link = 'https://example.org/site'

test.each([
  [{}, [code], [github_link]],
  [{ video_link }, [code, demo], [github_link, video_link]],
  [{ website_link }, [code, website], [github_link, website_link]],
])('with %j the buttons are %j and open a new tab without an opener [G3, H7]', (given, names, hrefs) => {
  render(plantProject('Beech', given).links)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(names.map((name) => inNewTab(name)))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  }
})

test('the details are bullet points in order, then the description, then the footer [G3]', () => {
  const given = { bulletpoints: ['Point', 'Point', 'Other'], description: 'The text.', footer: 'The end.' }
  const { container } = render(plantProject('Beech', given).details)
  const points = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toEqual(given.bulletpoints)
  expect(container.textContent).toBe('PointPointOtherThe text.The end.')
  // Without bullet points there is no empty list.
  expect(render(plantProject('Beech', { bulletpoints: [] }).details).container.children).toHaveLength(1)
})
