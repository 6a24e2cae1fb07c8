import { render, screen } from '@testing-library/react'
import { Intro } from '@/components/sections/intro'
import { AtPath } from '../../support/at-path'
import { type PlantedContent, readContent } from '../../support/content'

jest.mock('@/components/lib/pictures', () => jest.requireActual('../../support/made-pictures'))

function show(spoil?: (content: PlantedContent) => void) {
  const { profile, experiences } = readContent(spoil)
  render(
    <AtPath path="/">
      <Intro profile={profile} latest={experiences[0]} />
    </AtPath>,
  )
  return profile
}

const section = () => screen.getByRole('region', { name: 'Planted Person' })

test('I1 name, job title, short intro, interests and portrait stand once', () => {
  const profile = show()
  expect(section()).toHaveAttribute('id', 'home-section')
  expect(screen.getByRole('heading', { level: 1, name: profile.name })).toBeInTheDocument()
  for (const text of [profile.name, profile.title, profile.intro, ...profile.interests]) {
    expect(section().textContent?.split(text)).toHaveLength(2)
  }
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(profile.interests)
  expect(screen.getByAltText(profile.portrait.alt)).toBeInTheDocument()
})

test('I1 the portrait is the one picture that is fetched first', () => {
  show()
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
})

test('I2 it has the resume, the hint to scroll, and the links to GitHub and LinkedIn', () => {
  const { resume, links } = show()
  const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Check out my resume (opens in a new tab)')).toBe(resume)
  expect(target('GitHub (opens in a new tab)')).toBe(links.github)
  expect(target('LinkedIn (opens in a new tab)')).toBe(links.linkedin)
  expect(target(/^Scroll down/)).toBe('/#about')
})

test('I1 a status stands only where the owner gives one', () => {
  show()
  expect(section()).not.toHaveTextContent('Planted status')
})

test('I1 a status that is given stands once', () => {
  show(({ profile }) => {
    profile.status = 'Planted status'
  })
  expect(section().textContent?.split('Planted status')).toHaveLength(2)
})

test('I1 what the person does now is said while it goes on', () => {
  show()
  expect(section()).toHaveTextContent('Now Role at current, Company current')
})

test('I1 what has ended is not said as now', () => {
  show(({ experiences }) => {
    for (const entry of experiences) if (entry.endDate === 'Present') entry.endDate = 'Dec. 2023'
  })
  expect(section()).not.toHaveTextContent('Now')
})

test('I1 a person without experiences has an intro all the same', () => {
  show((content) => {
    content.experiences = []
  })
  expect(section()).not.toHaveTextContent('Now')
})
