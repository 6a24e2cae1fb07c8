import { render, screen } from '@testing-library/react'
import { AtPath } from '@/__tests__/support/at-path'
import { readContent, siteFixture } from '@/__tests__/support/content'
import { createVcard } from '@/app/contact.vcf/vcard'
import { createHomeMarkdown } from '@/app/index.md/markdown'
import { createJsonResume } from '@/app/resume.json/json-resume'
import { createResume } from '@/app/resume.pdf/resume-model'
import { createHomeGraph } from '@/app/structured-data'
import { Contact } from '@/components/sections/contact'
import { Intro } from '@/components/sections/intro'

jest.mock('@/components/lib/picture-manifest', () => jest.requireActual('@/__tests__/support/made-pictures'))

const extent = { projects: 0, detailed: 0, points: 0, names: 0, details: 9 }
const location = 'Porto, Portugal'

function contentWith(status: string | undefined) {
  return readContent((planted) => {
    planted.profile = { ...planted.profile, location, status }
  })
}

test('the location is shown beside the status above the name, in the contact section and in every document [D9]', () => {
  const content = contentWith('Open to work')
  render(
    <AtPath path="/">
      <Intro content={content} />
      <Contact content={content} />
    </AtPath>,
  )
  expect(screen.getByText(`Open to work · ${location}`)).toBeInTheDocument()
  expect(screen.getByText(location)).toBeInTheDocument()
  expect(createHomeMarkdown(content, siteFixture)).toContain(`\n${location}\n`)
  expect(createVcard(content, siteFixture)).toContain('ADR:;;;Porto\\, Portugal;;;\r\n')
  expect(createJsonResume(content, siteFixture).basics.location).toEqual({ city: location })
  expect(createResume(content, siteFixture, extent).title).toBe(`Planted trade · ${location}`)
  expect(JSON.stringify(createHomeGraph(content, siteFixture))).toContain(
    `"homeLocation":{"@type":"Place","name":"${location}"}`,
  )
})

test('a location without a status has no dot [D9]', () => {
  const { container } = render(
    <AtPath path="/">
      <Intro content={contentWith(undefined)} />
    </AtPath>,
  )
  expect(screen.getByText(location)).toBeInTheDocument()
  expect(container.querySelector('.live-dot')).toBeNull()
})
