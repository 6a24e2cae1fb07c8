import { render, screen } from '@testing-library/react'
import { RESUME_PATH } from '@/components/lib/constants'
import { Intro } from '@/components/sections/intro'
import { type SectionId, shownSections } from '@/components/site/navigation'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { emptied, type PlantedContent, readContent } from '../../support/content'
import { inNewTab, saying } from '../../support/words'

jest.mock('@/components/lib/pictures', () => jest.requireActual('../../support/made-pictures'))

function introWith(sections: readonly SectionId[], { profile, experiences } = readContent()) {
  return (
    <AtPath path="/">
      <Intro profile={profile} latest={experiences[0]} sections={sections} />
    </AtPath>
  )
}

function show(spoil?: (content: PlantedContent) => void) {
  const content = readContent(spoil)
  render(introWith(shownSections(content), content))
  return content.profile
}

const section = () => screen.getByRole('region', { name: 'Planted Person' })

test('I1 name, job title, short intro, interests and portrait stand once', () => {
  const profile = show()
  expect(section()).toHaveAttribute('id', 'home-section')
  expect(screen.getByRole('heading', { level: 1, name: profile.name })).toBeInTheDocument()
  for (const text of [profile.name, profile.title, profile.intro, ...profile.interests]) {
    expect(section().textContent?.split(String(text))).toHaveLength(2)
  }
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(profile.interests)
  expect(screen.getByAltText('A planted portrait')).toBeInTheDocument()
})

test('I2 it has the resume, the hint to scroll, and the first two of the owner’s links', () => {
  const { links } = show()
  const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target(inNewTab(words.intro.resume))).toBe(RESUME_PATH)
  expect(target(inNewTab('Github'))).toBe(links[0]?.href)
  expect(target(inNewTab('LinkedIn'))).toBe(links[1]?.href)
  expect(screen.queryByRole('link', { name: new RegExp(String(links[2]?.label)) })).toBeNull()
  expect(target(saying(words.intro.scrollDown))).toBe('/#about')
})

test('I1 the line begins under the name where sections follow that it can lead to, and nowhere else', () => {
  const { container, rerender } = render(introWith(['about']))
  expect(container.getElementsByClassName('signal-start')).toHaveLength(1)
  rerender(introWith([]))
  expect(container.getElementsByClassName('signal-start')).toHaveLength(0)
})

test('I1 a status that is given stands once', () => {
  show(({ profile }) => {
    profile.status = 'Planted status'
  })
  expect(section().textContent?.split('Planted status')).toHaveLength(2)
})

test('I1 what the person does now is said while it goes on', () => {
  show()
  expect(section()).toHaveTextContent(`${words.intro.now} Role at current, Company current`)
})

test('O2 of a person with nothing but a name, name and resume stand alone', () => {
  show(emptied)
  expect(section().textContent).toBe(`Planted Person${inNewTab(words.intro.resume)}`)
  for (const role of ['img', 'list', 'listitem']) expect(screen.queryByRole(role)).toBeNull()
})

test('O2 the hint to scroll leads to the first section that is there', () => {
  show((content) => {
    content.profile.about = []
    content.slides = []
    content.skillGroups = []
    content.experiences = []
    content.education = []
  })
  expect(screen.getByRole('link', { name: saying(words.intro.scrollDown) })).toHaveAttribute(
    'href',
    '/#projects',
  )
})

test('O2 without projects nothing leads to them, and the resume is asked for at every width', () => {
  show((content) => {
    content.featuredProjects = []
    content.olderProjects = []
  })
  expect(screen.queryByRole('link', { name: words.intro.projects })).toBeNull()
  expect(screen.getByRole('link', { name: saying(words.intro.resume) })).not.toHaveClass('xl:hidden')
})

test('I1 equal interests all stand', () => {
  show((content) => {
    content.profile.interests = ['Tides', 'Tides']
  })
  expect(screen.getAllByText('Tides')).toHaveLength(2)
})
