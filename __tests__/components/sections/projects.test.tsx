import { render, screen } from '@testing-library/react'
import { Projects } from '@/components/sections/projects'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { standAt } from '../../support/browser'
import { type PlantedContent, readContent } from '../../support/content'

jest.mock('@/components/lib/pictures', () => jest.requireActual('../../support/made-pictures'))
const replace = jest.fn()

function show(address: string, spoil?: (content: PlantedContent) => void) {
  replace.mockClear()
  standAt(address)
  const { sections, featuredProjects, olderProjects } = readContent(spoil)
  render(
    <AtPath path="/" replace={replace}>
      <Projects section={sections.projects} featured={featuredProjects} older={olderProjects} />
    </AtPath>,
  )
}

test('P1 the featured projects stand in the grid, and View All leads to all of them', () => {
  show('/')
  expect(screen.getByRole('region', { name: 'Heading of projects' })).toHaveAttribute('id', 'projects')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Alder',
    'Beech',
  ])
  expect(screen.getByRole('link', { name: words.sectionWords.viewAll })).toHaveAttribute('href', '/projects')
})

test('G6 the address of an older project leads to the screen that shows it', () => {
  show('/?project=cherry')
  expect(replace).toHaveBeenCalledWith('/projects?project=cherry')
})

test('O2 where the home page shows all projects, nothing leads to more of them', () => {
  show('/', (content) => {
    content.olderProjects = []
  })
  expect(screen.queryByRole('link', { name: words.sectionWords.viewAll })).toBeNull()
})
