import { render } from '@testing-library/react'
import { toProjectView } from '@/components/projects/to-project-view'
import { projectLinks } from '@/content/words'
import { readContent } from '../../support/content'

jest.mock('@/components/lib/pictures', () => ({
  pictureOf: ({ file, alt }: { file: string; alt: string }) => ({
    id: file,
    alt,
    width: 800,
    height: 500,
    kind: 'raster',
  }),
}))

const views = readContent().projects.map(toProjectView)

test('D1 the browser gets what a card shows, the pictures, and the rest as elements', () => {
  expect(views[0]).toEqual({
    slug: 'alder',
    title: 'Alder',
    type: 'Web',
    createdAt: '2024-02',
    logo: expect.objectContaining({ id: 'planted/logo.svg', alt: '' }),
    shots: [expect.objectContaining({ id: 'planted/shot.png', alt: 'A screenshot of Alder' })],
    details: expect.anything(),
    links: expect.anything(),
  })
})

test('G3 each project has its own details and links', () => {
  for (const { title, details, links } of views) {
    const { container, unmount } = render(
      <>
        {details}
        {links}
      </>,
    )
    expect(container).toHaveTextContent(`What ${title} is for.`)
    expect(container).toHaveTextContent(projectLinks.code)
    unmount()
  }
})

test('G2 a cover is drawn for a project that has neither screenshot nor logo, and only for that', () => {
  const [project] = readContent().projects
  if (!project) throw new Error('The planted content has no project.')
  expect(toProjectView({ ...project, src: [] }).cover).toBeUndefined()
  expect(toProjectView({ ...project, logo: undefined }).cover).toBeUndefined()
  const bare = toProjectView({ ...project, logo: undefined, src: [] })
  expect(bare).toMatchObject({
    logo: undefined,
    shots: [],
    cover: { title: 'Alder', drawing: { kind: 'drawing', alt: '' } },
  })
})
