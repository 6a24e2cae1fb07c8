/** @jest-environment node */
import { pictureFile, pictureFileNames } from '@/components/pictures/site-pictures'

jest.mock('../../../components/lib/made-pictures.json', () => ({}), { virtual: true })
jest.mock('../../../content/site', () => ({
  content: { profile: {}, projects: [], experiences: [], slides: [] },
  imagesFolder: 'nowhere',
}))

test('O2 a site without pictures has one empty drawing, because an export refuses a route without files', async () => {
  const [name = '', ...rest] = pictureFileNames
  expect(rest).toEqual([])
  const { bytes, type } = await pictureFile(name)
  expect(type).toBe('image/svg+xml')
  expect(bytes).toMatch(/^<svg [^>]*\/>$/)
})
