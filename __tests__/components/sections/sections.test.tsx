import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RESUME_PATH } from '@/components/lib/constants'
import { credentialLists } from '@/components/lib/credentials'
import { dateRange } from '@/components/lib/date-range'
import { About } from '@/components/sections/about'
import { Contact } from '@/components/sections/contact'
import { Experiences } from '@/components/sections/experiences'
import { Intro } from '@/components/sections/intro'
import { Projects } from '@/components/sections/projects'
import { shownSections } from '@/components/site/navigation'
import { SiteHeader } from '@/components/site/site-header'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { emptied, type PlantedContent, readContent } from '../../support/content'
import { dateOf, inNewTab, saying } from '../../support/words'

jest.mock('@/components/lib/pictures', () => jest.requireActual('../../support/made-pictures'))

const Home = ({ children }: { children: ReactNode }) => <AtPath path="/">{children}</AtPath>

/** The home page, as the build would write it of this content. */
function show(spoil?: (content: PlantedContent) => void) {
  const content = readContent(spoil)
  const { profile, sections, slides, skillGroups, experiences } = content
  const shown = shownSections(content)
  render(
    <>
      <Intro profile={profile} latest={experiences[0]} sections={shown} />
      {shown.includes('about') && (
        <About section={sections.about} profile={profile} slides={slides} skillGroups={skillGroups} />
      )}
      {shown.includes('experiences') && (
        <Experiences
          section={sections.experiences}
          experiences={experiences}
          credentials={credentialLists(content)}
        />
      )}
      {shown.includes('projects') && (
        <Projects
          section={sections.projects}
          featured={content.featuredProjects}
          older={content.olderProjects}
        />
      )}
      {shown.includes('contact') && <Contact section={sections.contact} profile={profile} />}
    </>,
    { wrapper: Home },
  )
  return content
}

const region = (name: string) => screen.getByRole('region', { name })
const link = (name: string | RegExp) => screen.queryByRole('link', { name })
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)
const figures = () => texts(document.querySelectorAll('.figure[aria-hidden="true"]'))

test('I1 I2 A1 E1 D8 P1 K1 of a whole content every word stands once, in its place, and leads where it says', () => {
  const { profile, slides } = show(({ profile: planted }) => {
    planted.status = 'Planted status'
  })
  const { name, title, intro, interests, about, status, links } = profile
  const home = region(name)
  for (const text of [name, title, intro, status, ...interests])
    expect(home.textContent?.split(String(text))).toHaveLength(2)
  expect(within(home).getByRole('img', { name: 'A planted portrait' })).toBeInTheDocument()
  expect(home).toHaveTextContent(`${words.intro.now} Role at current, Company current`)
  expect(home.querySelector('.signal-start')).not.toBeNull()
  const hrefs = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'))
  const mine = links.map(({ href }) => href)
  // Two of three links.
  expect(hrefs(home)).toEqual([RESUME_PATH, '/#projects', ...mine.slice(0, 2), '/#about'])

  const section = region('Heading of about')
  expect(texts(section.querySelectorAll('p')).filter((text) => about.includes(String(text)))).toEqual(about)
  expect(texts(section.querySelectorAll('figcaption'))).toEqual(slides.map((slide) => slide.title))
  expect(within(section).getByRole('button', { name: words.slider.pause })).toBeInTheDocument()
  const headings = (place: string) => texts(within(region(place)).getAllByRole('heading', { level: 3 }))
  expect(headings('Heading of experiences').slice(0, 3)).toEqual(
    ['current', 'middle', 'older'].map((id) => `Role at ${id}`),
  )
  const picture = within(region('Heading of experiences')).getByRole('link', { name: /Company current/ })
  expect(picture).toHaveAttribute('href', 'https://current.example.org/')
  expect(within(picture).getByAltText('Screen of current')).toBeInTheDocument()
  expect(headings('Heading of projects')).toEqual(['Alder', 'Beech'])
  expect(link(words.sectionWords.viewAll)).toHaveAttribute('href', '/projects')

  const contact = region('Heading of contact')
  expect(texts(within(contact).getAllByRole('listitem'))).toEqual(
    ['Github', 'LinkedIn', 'planted.example.net', words.contact.mail].map(inNewTab),
  )
  const mail = `mailto:${profile.email}`
  expect(hrefs(contact)).toEqual([mail, ...mine, mail])
  // Mail is no page of the owner's own.
  expect([...contact.querySelectorAll('a[rel~="me"]')].map((one) => one.getAttribute('href'))).toEqual(mine)
})

test('O2 of a person with nothing but a name, name and resume stand alone', () => {
  show(emptied)
  expect(document.body.textContent).toBe(`Planted Person${inNewTab(words.intro.resume)}`)
  for (const role of ['img', 'list', 'listitem']) expect(screen.queryByRole(role)).toBeNull()
  expect(document.querySelector('.signal-start')).toBeNull()
  // Nothing else stands beside it on wide screens.
  expect(link(saying(words.intro.resume))).not.toHaveClass('xl:hidden')
  render(<SiteHeader profile={readContent(emptied).profile} items={[]} />, { wrapper: Home })
  expect(link(inNewTab(words.header.resume))).not.toBeNull()
  expect(screen.queryByRole('button', { name: words.menu.label })).toBeNull()
})

test('O2 what is empty leaves nothing in its place', () => {
  show((content) => {
    content.profile.about = []
    content.profile.email = undefined
    content.slides = []
    content.olderProjects = []
    content.education = []
    for (const entry of content.experiences) entry.image = undefined
    for (const entry of content.experiences.slice(1)) entry.link = undefined
    content.skillGroups = [
      { title: 'Nothing yet', skills: [] },
      { title: 'Other', skills: ['Planted thing', 'Rust'] },
    ]
  })
  expect(screen.queryByRole('figure')).toBeNull()
  expect(texts(within(region('Heading of about')).getAllByRole('heading', { level: 3 }))).toEqual(['Other'])
  // D4: a skill without an icon is its name.
  const icons = ['Planted thing', 'Rust'].map((skill) =>
    screen.getByText(skill).closest('li')?.querySelector('svg'),
  )
  expect(icons.map(Boolean)).toEqual([false, true])
  // Without a picture the company itself leads to its site; without a site nothing does.
  const links = within(region('Heading of experiences')).getAllByRole('link')
  expect(texts(links)).toEqual([inNewTab('Company older')])
  expect(link(words.sectionWords.viewAll)).toBeNull()
  expect(screen.queryByText(words.contact.mail)).toBeNull()
  expect(screen.queryByRole('button', { name: words.contact.copyAddress })).toBeNull()
})

test('O2 the hint to scroll leads to the first section that is there, and a mail address may stand alone', () => {
  show((content) => {
    emptied(content)
    content.profile.email = 'planted@example.org'
  })
  expect(link(saying(words.intro.scrollDown))).toHaveAttribute('href', '/#contact')
  expect(texts(screen.getAllByRole('listitem'))).toEqual([inNewTab(words.contact.mail)])
})

test.each([
  [undefined, '12%'],
  ['400', '400'],
])(
  'E1 one result stands out as its figure, the owner’s highlight %s first, and its sentence stays whole',
  (highlight, figure) => {
    const responsibilities = ['Made it 12% faster', 'Made it 90% smaller', 'Analysed 400 endpoints']
    show(({ experiences: [entry] }) => Object.assign(entry ?? {}, { responsibilities, highlight }))
    expect(figures()).toEqual([figure])
    for (const sentence of responsibilities) expect(screen.getByText(sentence)).toBeInTheDocument()
  },
)

test('D7 education and the rest stand after the work, under headings of their own', () => {
  const dates = { startDate: '2018', endDate: dateOf(5, 2021) }
  show((content) => {
    content.education = [
      {
        institution: 'School',
        degree: 'Degree',
        ...dates,
        points: ['Point'],
        link: 'https://school.example.org/',
      },
    ]
    content.certifications = [{ name: 'Certificate', issuer: 'Board', date: dateOf(3, 2020) }]
    content.languages = ['Polish', { name: 'English', level: 'C1' }]
    content.awards = [{ title: 'Award' }]
    content.talks = [{ title: 'Talk', event: 'PlantConf', link: 'https://talk.example.org/' }]
  })
  const headings = within(region('Heading of experiences')).getAllByRole('heading', { level: 3 })
  expect(texts(headings.slice(3))).toEqual(Object.values(words.parts))
  const education = screen.getByText('Degree').closest('li')
  for (const text of ['School', dateRange(dates.startDate, dates.endDate), 'Point'])
    expect(education).toHaveTextContent(String(text))
  expect(link(/^School/)).toHaveAttribute('href', 'https://school.example.org/')
  expect(link(/^Talk/)).toHaveAttribute('href', 'https://talk.example.org/')
  expect(screen.getByText('English').closest('li')).toHaveTextContent('C1')
})

test('A1 D7 I1 equal entries all stand', () => {
  show((content) => {
    content.profile.interests = ['Tides', 'Tides']
    content.slides = content.slides.slice(0, 1).flatMap((slide) => [slide, slide])
    content.skillGroups = [1, 2].map(() => ({ title: 'Twice', skills: ['Rust', 'Rust'] }))
    content.languages = ['Polish', 'Polish']
  })
  expect(screen.getAllByRole('figure')).toHaveLength(2)
  for (const [text, times] of Object.entries({ Tides: 2, Rust: 4, Polish: 2 }))
    expect(screen.getAllByText(text)).toHaveLength(times)
})
