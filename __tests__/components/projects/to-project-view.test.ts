/** @jest-environment node */
import { findHtml } from '@/components/lib/page-html'
import { detailsId } from '@/components/projects/project-view'
import { toProjectView } from '@/components/projects/to-project-view'
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

test('D1 the browser gets as data what a card shows, and nothing else', () => {
  expect(views[0]).toEqual({
    slug: 'alder',
    title: 'Alder',
    type: 'Web',
    createdAt: '2024-02',
    picture: expect.objectContaining({ id: 'planted/shot.png', alt: 'A screenshot of Alder' }),
  })
})

test('G2 without a screenshot the card has the logo, which has no words of its own', () => {
  expect(views.at(-1)?.picture).toMatchObject({ id: 'planted/logo.svg', alt: '' })
})

test('the details are left for the page, each project under its own id', () => {
  for (const { slug, title } of views) expect(findHtml(detailsId(slug))).toContain(`What ${title} is for.`)
})
