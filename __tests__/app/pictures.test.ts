/** @jest-environment node */
import { GET, generateStaticParams } from '@/app/pictures/[file]/route'

jest.mock('../../components/lib/made-pictures.json', () => ({}), { virtual: true })
jest.mock('@/content/site', () => ({
  content: { profile: {}, projects: [], experiences: [], slides: [] },
  imagesFolder: 'nowhere',
}))

test('O2 a site without pictures has one empty drawing, because an export refuses a route without files', async () => {
  const [params = { file: '' }, ...rest] = generateStaticParams()
  expect(rest).toEqual([])
  const answer = await GET(new Request('https://example.org'), { params: Promise.resolve(params) })
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await answer.text()).toMatch(/^<svg [^>]*\/>$/)
})
