import { render } from '@testing-library/react'
import { GenIcon } from 'react-icons'
import { readContent } from '@/__tests__/support/content'
import { renderOnServer } from '@/__tests__/support/render'
import { contentDrawings } from '@/components/ui/content-drawings'
import { ContentIcon, linkIcon } from '@/components/ui/content-icon'
import { type IconName, iconDrawings } from '@/components/ui/icon-drawings'
import { createSprite, IconSprite } from '@/components/ui/icon-sprite'
import { Icon } from '@/components/ui/icons'

test('every icon shows a drawing of the page’s sprite in the colour of the text [W4]', async () => {
  const page = document.createElement('div')
  page.innerHTML = await renderOnServer(<IconSprite />)
  for (const name of Object.keys(iconDrawings) as IconName[]) {
    const { container } = render(<Icon name={name} className="planted" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.firstChild).toHaveClass('planted')
    const address = container.querySelector('use')?.getAttribute('href')
    const drawing = page.querySelector(`symbol[id="${address?.slice(1)}"]`)
    expect(drawing?.getAttribute('viewBox')).toMatch(/^[\d.]+( [\d.]+){3}$/)
    expect(drawing?.childElementCount).toBeGreaterThan(0)
    expect(drawing?.outerHTML).toContain('currentColor')
  }
})

test('a link shows its own icon, otherwise its network’s, otherwise the general one [D8]', () => {
  const { container } = render(<ContentIcon name="SiRust" />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('use')).toHaveAttribute('href', '/icons.svg#SiRust')
  expect(linkIcon({ icon: 'SiRust', network: 'github' })).toBe('SiRust')
  expect(linkIcon({ network: 'github' })).toBe('github')
  expect(linkIcon({})).toBe('link')
})

test('icons.svg contains exactly the icons that the content uses [D4, D8]', () => {
  const content = readContent(({ skillGroups, profile }) => {
    const skills = [{ name: 'The crab', icon: 'rust' }, { name: 'Docker', icon: 'none' }, 'Go', 'Unknown']
    skillGroups.push({ title: 'More', skills })
    profile.links = ['https://github.com/a', 'https://github.com/b', 'https://example.org/c']
  })
  expect(Object.keys(contentDrawings(content)).toSorted()).toEqual(['SiGo', 'SiRust', 'github', 'link'])
})

test('a drawing becomes a symbol with its attributes in SVG spelling [W4]', () => {
  const path = { tag: 'path', attr: { d: 'M0 0', fillRule: 'evenodd', id: 'a"b&c' }, child: [] }
  const planted = GenIcon({ tag: 'svg', attr: { viewBox: '0 0 8 8', strokeWidth: '2' }, child: [path] })
  const sprite = createSprite({ one: planted })
  expect(sprite).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"><symbol id="one" /)
  const attributes = ['stroke-width="2"', 'viewBox="0 0 8 8"', 'fill-rule="evenodd"', 'id="a&quot;b&amp;c"']
  for (const attribute of attributes) expect(sprite).toContain(attribute)
})
