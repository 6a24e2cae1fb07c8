import { render } from '@testing-library/react'
import { SkillIcon } from '@/components/ui/skill-icon'
import { skillIconKeys } from '@/content/schema'

test('D4 every skill has a drawing of its own, hidden from assistive technology', () => {
  const drawings = skillIconKeys.map((name) => {
    const { container } = render(<SkillIcon name={name} className="planted" />)
    const drawing = container.querySelector('svg')
    expect(drawing).toHaveAttribute('aria-hidden', 'true')
    expect(drawing).toHaveClass('planted')
    return drawing?.innerHTML
  })
  expect(new Set(drawings).size).toBe(skillIconKeys.length)
})
