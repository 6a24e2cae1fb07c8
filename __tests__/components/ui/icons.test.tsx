import { render } from '@testing-library/react'
import * as icons from '@/components/ui/icons'

test('W4 every icon of the rule is named in the one module', () => {
  expect(Object.keys(icons)).toEqual(
    expect.arrayContaining([
      'FacebookIcon',
      'CodeHostingIcon',
      'InstagramIcon',
      'ProfessionalNetworkIcon',
      'VideoIcon',
      'FolderIcon',
      'LinkIcon',
      'SearchIcon',
      'CheckIcon',
      'SunIcon',
      'MoonIcon',
      'ChevronLeftIcon',
      'ChevronRightIcon',
      'ChevronDownIcon',
      'MenuIcon',
    ]),
  )
})

test.each(Object.entries(icons))('W4 %s draws something in the colour of its text', (_name, Icon) => {
  const { container } = render(<Icon aria-hidden="true" />)
  const drawing = container.querySelector('svg')
  expect(drawing?.childElementCount).toBeGreaterThan(0)
  expect(drawing?.outerHTML).toContain('currentColor')
})
