import { render } from '@testing-library/react'
import { type IconName, iconDrawings } from '@/components/ui/icon-drawings'
import { IconSprite } from '@/components/ui/icon-sprite'
import { Icon } from '@/components/ui/icons'
import { renderOnServer } from '../../support/render-on-server'

test('W4 every icon shows a drawing that the page holds', async () => {
  const page = document.createElement('div')
  page.innerHTML = await renderOnServer(<IconSprite />)
  for (const name of Object.keys(iconDrawings) as IconName[]) {
    const { container } = render(<Icon name={name} className="planted" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.firstChild).toHaveClass('planted')
    const address = container.querySelector('use')?.getAttribute('href')
    const drawing = page.querySelector(`symbol[id="${address?.slice(1)}"]`)
    expect(drawing?.outerHTML).toContain('currentColor')
  }
})
