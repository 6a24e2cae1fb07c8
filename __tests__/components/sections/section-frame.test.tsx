import { render, screen } from '@testing-library/react'
import { SectionFrame } from '@/components/sections/section-frame'

const section = { label: 'Planted label', heading: 'Planted heading' }

test('R1 a section has its id, takes the focus when it is gone to, and is named by its heading', () => {
  render(
    <SectionFrame id="projects" section={section}>
      Planted content
    </SectionFrame>,
  )
  const region = screen.getByRole('region', { name: 'Planted heading' })
  expect(region).toHaveAttribute('id', 'projects')
  expect(region).toHaveAttribute('tabindex', '-1')
  expect(region).toHaveTextContent('Planted content')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Planted heading')
})

test('its number and label are decoration: the heading says it', () => {
  render(
    <SectionFrame id="projects" section={section}>
      Planted content
    </SectionFrame>,
  )
  expect(screen.getByText(/Planted label/)).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(/Planted label/)).toHaveTextContent('Planted label')
})

test.each([[undefined], ['Planted lead']])('a lead of %s', (lead) => {
  const { container } = render(
    <SectionFrame id="about" section={{ ...section, lead }}>
      <div />
    </SectionFrame>,
  )
  expect(container.querySelectorAll('p')).toHaveLength(lead ? 2 : 1)
})
