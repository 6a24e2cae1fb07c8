import { render } from '@testing-library/react'
import { SkillIcon, skillDrawings } from '@/components/ui/skill-icon'
import { spriteOf } from '@/components/ui/sprite'
import { skillIconKeys } from '@/content/schema'

test('D4 every skill has a drawing of its own, hidden from assistive technology', () => {
  const file = new DOMParser().parseFromString(spriteOf(skillDrawings), 'image/svg+xml')
  const drawings = skillIconKeys.map((name) => {
    const { container } = render(<SkillIcon name={name} className="planted" />)
    const icon = container.querySelector('svg')
    expect(icon).toHaveAttribute('aria-hidden', 'true')
    expect(icon).toHaveClass('planted')
    expect(container.querySelector('use')).toHaveAttribute('href', `/skills.svg#${name}`)
    return file.querySelector(`symbol[id="${name}"]`)?.innerHTML
  })
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(skillIconKeys.length)
})
