import { render } from '@testing-library/react'
import { contentDrawings, linkDrawings } from '@/components/ui/content-drawings'
import { ContentIcon, linkIcon } from '@/components/ui/content-icon'
import { spriteOf } from '@/components/ui/sprite'
import { networkKeys } from '@/content/networks'
import { readContent } from '../../support/content'

test('D4 an icon is hidden from assistive technology, and shows the drawing of its name', () => {
  const { container } = render(<ContentIcon name="SiRust" className="planted" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('svg')).toHaveClass('planted')
  expect(container.querySelector('use')).toHaveAttribute('href', '/icons.svg#SiRust')
})

test('W4 D8 every known network has a drawing of its own, and so has any other link', () => {
  expect(Object.keys(linkDrawings)).toEqual([...networkKeys, 'link'])
  const file = new DOMParser().parseFromString(spriteOf(linkDrawings), 'image/svg+xml')
  const drawings = [...file.querySelectorAll('symbol')].map(({ innerHTML }) => innerHTML)
  expect(new Set(drawings).size).toBe(networkKeys.length + 1)
})

test('D8 a link shows its own icon, else that of its network, else the general one', () => {
  expect(linkIcon({ icon: 'SiRust', network: 'github' })).toBe('SiRust')
  expect(linkIcon({ network: 'github' })).toBe('github')
  expect(linkIcon({})).toBe('link')
})

test('D4 D8 the file of icons holds those that the content uses, each once, and no other', () => {
  const content = readContent(({ skillGroups, profile }) => {
    skillGroups.push({ title: 'More', skills: ['Rust', 'Nothing known', { name: 'Go', icon: 'none' }, 'Go'] })
    profile.links = ['https://github.com/a', 'https://github.com/b', 'https://example.org/c']
  })
  expect(Object.keys(contentDrawings(content)).toSorted()).toEqual(['SiGo', 'SiRust', 'github', 'link'])
})
