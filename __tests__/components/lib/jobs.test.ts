import { placeElsewhere } from '@/components/lib/jobs'
import type { Experience } from '@/content/schema/content'

const jobIn = (location: string): Experience => ({ id: 'job', location, responsibilities: [], stack: [] })

test.each([
  ['Porto', 'Porto, Portugal', undefined],
  ['القاهرة', 'القاهرة، مصر', undefined],
  ['東京', '東京、日本', undefined],
  ['Lisbon', 'Porto, Portugal', 'Lisbon'],
])('a job in %j of an owner in %j shows the location %j [D9]', (location, home, shown) => {
  expect(placeElsewhere(jobIn(location), home)).toBe(shown)
})
