import { render } from '@testing-library/react'
import { IconSprite } from '@/components/ui/icon-sprite'
import * as icons from '@/components/ui/icons'
import { renderOnServer } from '../../support/render-on-server'

const { iconId: _iconId, ...drawn } = icons

test('W4 every icon shows a drawing of its own that the page holds', async () => {
  const page = document.createElement('div')
  page.innerHTML = await renderOnServer(<IconSprite />)
  const used = Object.values(drawn).map((Icon) => {
    const { container } = render(<Icon className="planted" />)
    const icon = container.querySelector('svg')
    expect(icon).toHaveAttribute('aria-hidden', 'true')
    expect(icon).toHaveClass('planted')
    return container.querySelector('use')?.getAttribute('href') ?? ''
  })
  expect(new Set(used).size).toBe(used.length)
  for (const address of used) {
    const drawing = page.querySelector(`symbol[id="${address.slice(1)}"]`)
    expect(drawing?.childElementCount).toBeGreaterThan(0)
    expect(drawing?.outerHTML).toContain('currentColor')
  }
})
