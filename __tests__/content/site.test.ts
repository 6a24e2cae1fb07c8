/** @jest-environment node */
import { content } from '@/content/site'
import { sampleOf } from '@/scripts/doctor/sample'
import sampleList from '@/scripts/doctor/sample.json'

test('D6 every sample link stays on a domain reserved for examples', () => {
  const { profile, projects, experiences, education, certifications, awards, talks } = content
  const links = [
    profile.siteUrl,
    ...profile.links.map(({ href }) => href),
    ...projects.flatMap(({ github_link, video_link, website_link }) => [
      github_link,
      video_link,
      website_link,
    ]),
    ...[experiences, education, certifications, awards, talks].flat().map(({ link }) => link),
  ].filter((link) => link !== undefined)
  const isSample = sampleOf(sampleList).says(profile.name)
  const strangers = links.filter((link) => !/(^|\.)example\.(com|org)$/.test(new URL(link).hostname))
  // An owner's own content has links of its own.
  expect(isSample ? strangers : []).toEqual([])
})
