import { render, screen, within } from '@testing-library/react'
import { emptied, plantContent, readContent } from '@/__tests__/support/content'
import { put } from '@/__tests__/support/faults'
import { AtPath, renderOnServer } from '@/__tests__/support/render'
import { dateOf, inNewTab, startingWith } from '@/__tests__/support/words'
import { shownSections } from '@/components/frame/navigation'
import { SiteFooter } from '@/components/frame/site-footer'
import { SiteHeader } from '@/components/frame/site-header'
import { About } from '@/components/home/about'
import { Contact } from '@/components/home/contact'
import { Experiences } from '@/components/home/experiences'
import { Intro } from '@/components/home/intro'
import { Projects } from '@/components/home/projects'
import { OwnerName } from '@/components/text/bidi-text'
import { format, formatCount } from '@/components/text/format'
import { separator } from '@/components/text/punctuation'
import { RESUME_PATH } from '@/components/ui/constants'
import { type ContentInput, collectTexts } from '@/content/schema/content'
import * as words from '@/content/words'

const sections = { about: About, experiences: Experiences, projects: Projects, contact: Contact }

function show(change?: (content: ContentInput) => void) {
  const content = readContent(change)
  render(
    <AtPath path="/">
      <SiteHeader profile={content.profile} items={[]} />
      <Intro content={content} />
      {shownSections(content).map((id) => {
        const Section = sections[id]
        return <Section key={id} content={content} />
      })}
    </AtPath>,
  )
  return content.profile
}

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word} ${i + 1}`)
const region = (name: string) => screen.getByRole('region', { name })
const all = (role: string, place: string) => within(region(place)).queryAllByRole(role)
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)
const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'))

/** Returns the elements of a section that show nothing. */
function emptyElements(place: string): Element[] {
  const elements = [...region(place).querySelectorAll('*')]
  const isEmpty = (element: Element) => element.textContent === '' && !element.querySelector('img, svg')
  return elements.filter((element) => isEmpty(element) && !element.closest('picture, svg'))
}

test('the home page shows every text of the intro once, and its links lead to their targets [I1, I2, E1, D8]', () => {
  const profile = show((content) => {
    content.profile.status = 'Planted status'
  })
  const { name, title, intro, interests, status } = profile
  for (const text of [name, title, intro, status, ...interests])
    expect(region(name).textContent?.split(String(text))).toHaveLength(2)
  expect(region(name)).toHaveTextContent(`${words.intro.now} Role at current, Company current`)
  const links = profile.links.map(({ href }) => href)
  expect(hrefs(all('link', name))).toEqual([RESUME_PATH, '/#projects', ...links.slice(0, 2), '/#about'])
  // The picture and the name of each company link to its site; only one of them is focusable.
  const companies = all('link', 'Heading of experiences')
  expect(hrefs(companies)).toEqual(
    ['current', 'middle', 'older'].flatMap((id) => Array(2).fill(`https://${id}.example.org/`)),
  )
  expect(companies.filter((link) => link.matches('[tabindex="-1"]'))).toHaveLength(3)
  const website = format(words.sectionWords.companyWebsite, { company: 'Company current' })
  expect(companies[0]).toHaveAccessibleName(`${website} ${words.page.opensNewTab}`)
  // A mail address is not a page about the owner.
  const ownPages = all('link', 'Heading of contact').filter((link) => link.matches('[rel~="me"]'))
  expect(hrefs(ownPages)).toEqual(links)
})

test.each([
  ['Ana Garcia-Torres', 'Ana Garcia-<wbr>Torres'],
  ['Noa Verdel', 'Noa Verdel'],
])('the name %s may break after a hyphen only: %s [I1]', (name, html) => {
  const { container } = render(<OwnerName name={name} />)
  expect(container.querySelector('bdi')?.innerHTML).toBe(html)
})

test('each job is named by title and company in a list of headings [E1]', () => {
  show((content) => {
    for (const job of content.experiences) job.title = 'Planted intern'
  })
  const names = all('heading', 'Heading of experiences').map((heading) => heading.textContent)
  for (const id of ['current', 'middle', 'older'])
    expect(names).toContain(`Planted intern${separator}${inNewTab(`Company ${id}`)}`)
})

test('the page of a person with only a name shows the name and the resume [O2]', () => {
  show(emptied)
  expect(screen.getAllByRole('region')).toEqual([region('Planted Person')])
  expect(region('Planted Person').textContent).toBe(`Planted Person${inNewTab(words.intro.resume)}`)
  for (const role of ['img', 'list']) expect(all(role, 'Planted Person')).toEqual([])
  expect(
    within(screen.getByRole('banner')).getByRole('link', { name: inNewTab(words.header.resume) }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: words.menu.label })).toBeNull()
})

test('a paragraph that begins with the heading keeps its words, and blank lines separate paragraphs [A1]', () => {
  const text = 'About ten years ago I began to draw maps of the coast by hand, and I still do.'
  show((content) => {
    content.sections.about = { label: 'About', heading: 'About' }
    content.profile.about = [`${text}\n\nBy boat.`]
  })
  expect(texts(all('paragraph', 'About'))).toEqual([text, 'By boat.'])
})

test('empty lists, links and pictures leave no empty elements [O2]', () => {
  show((content) => {
    const { experiences } = content
    emptied(content)
    content.experiences = experiences.map((entry) => ({ ...entry, image: undefined }))
    for (const entry of content.experiences.slice(1)) entry.link = undefined
    content.skillGroups = [
      { title: 'Nothing yet', skills: [] },
      { title: 'Other', skills: ['Planted thing', 'Rust', 'Go'] },
    ]
  })
  expect(all('figure', 'Heading of about')).toEqual([])
  expect(texts(all('heading', 'Heading of about'))).toEqual(['Heading of about', 'Other'])
  // A skill without an icon is only its name (D4).
  const skills = all('listitem', 'Heading of about').map((skill) => [
    skill.textContent,
    skill.querySelector('svg') !== null,
  ])
  expect(skills).toEqual([
    ['Rust', true],
    ['Go', true],
    ['Planted thing', false],
  ])
  // Without a picture the name links to the company's site; without a site there is no link.
  expect(texts(all('link', 'Heading of experiences'))).toEqual([inNewTab('Company older')])
  for (const place of ['about', 'experiences']) expect(emptyElements(`Heading of ${place}`)).toEqual([])
})

test('the hint to scroll links to the first section that exists, and a mail address is enough for contact [O2]', () => {
  show((content) => {
    emptied(content)
    content.profile.email = 'planted@example.org'
  })
  expect(screen.getByRole('link', { name: startingWith(words.intro.scrollDown) })).toHaveAttribute(
    'href',
    '/#contact',
  )
  expect(texts(all('listitem', 'Heading of contact'))).toEqual([inNewTab(words.contact.mail)])
})

test('the figure named by the owner is shown large, and its sentence stays complete [E1]', () => {
  const responsibilities = ['Made it 12% faster', 'Made it 90% smaller', 'Analysed 400 endpoints']
  show(({ experiences: [entry] }) => Object.assign(entry ?? {}, { responsibilities, highlight: '400' }))
  expect(texts(all('strong', 'Heading of experiences'))).toEqual(['400'])
  for (const sentence of responsibilities)
    expect(region('Heading of experiences').textContent?.split(sentence)).toHaveLength(2)
})

test('education and the other lists follow the work with their own headings and links [D7]', () => {
  show((content) => {
    content.education = [{ institution: 'School', degree: 'Degree', startDate: '2018', points: ['Point'] }]
    content.publications = []
    content.volunteering = []
    content.talks = [{ title: 'Talk', event: 'PlantConf', link: 'https://talk.example.org/' }]
  })
  const { education, certifications, languages, awards, talks } = words.parts
  const lists = [
    `${education}Degree School 2018Point`,
    `${talks}${inNewTab('Talk')} PlantConf `,
    `${awards}Best Sieve Sieve Society 2023`,
    `${certifications}Certified in Tides Tide Board ${dateOf(3, 2024)}`,
    `${languages}Polish nativeEnglish `,
    'Planted listPlanted entry Planted place One',
  ]
  expect(region('Heading of experiences')).toHaveTextContent(lists.join(''))
  expect(hrefs([screen.getByRole('link', { name: inNewTab('Talk') })])).toEqual(['https://talk.example.org/'])
})

test.each([
  ['2025.8.25', `, 2025${words.footer.version} 2025.8.25`],
  // The year of the newest project, and no version (O2).
  ['', ', 2024'],
])('without scripts the footer of version "%s" shows a year: "%s" [H5]', async (version, facts) => {
  const content = readContent()
  const { name } = Object.assign(content.profile, { version })
  const html = document.createElement('div')
  html.innerHTML = await renderOnServer(
    <AtPath path="/projects">
      <SiteFooter content={content} items={[]} />
    </AtPath>,
  )
  expect(html.querySelector('p')?.textContent).toBe(format(words.footer.credit, { name }) + facts)
})

const whole = plantContent()
const profile = { name: 'Planted Person', siteUrl: whole.profile.siteUrl }

test.each<[string[], Partial<ContentInput>]>([
  [[], { skillGroups: [{ title: 'Nothing yet', skills: [] }] }],
  [['about'], { profile: { ...profile, about: ['A paragraph.'] } }],
  [['about'], { slides: whole.slides }],
  [['about'], { skillGroups: whole.skillGroups }],
  [['experiences'], { experiences: whole.experiences }],
  [['experiences'], { languages: ['Polish'] }],
  [['projects'], { olderProjects: whole.olderProjects }],
  [['contact'], { profile: { ...profile, email: 'planted@example.org' } }],
  [['contact'], { profile: { ...profile, links: ['https://example.org/me'] } }],
])('the sections are %j if the content has %j [O2]', (sections, format) => {
  const content = readContent((planted) => {
    emptied(planted)
    Object.assign(planted, format)
  })
  expect(shownSections(content)).toEqual(sections)
})

test('a job shows its location, its summary above the list and its stack below it [D3]', () => {
  show(({ experiences: [entry] }) =>
    Object.assign(entry ?? {}, {
      ...{ location: 'Lisbon', summary: 'Kept the lights on.', stack: ['Go', 'Linux'] },
      ...{ startDate: undefined, endDate: undefined, image: undefined },
    }),
  )
  expect(screen.getByText('Lisbon')).toBeInTheDocument()
  const job = screen.getByText('Kept the lights on.').closest('li')
  expect(job).toHaveTextContent('Kept the lights on.Did the work of olderGoLinux')
})

test.each([
  [7, []],
  [8, numbered('Role', 3)],
])('of %i jobs, these are rows that open: %j [E1]', (jobs, rows) => {
  show((content) => {
    const [entry] = content.experiences
    // The newest first.
    content.experiences = numbered('Role', jobs).map((title, i) => ({
      ...entry,
      id: undefined,
      title,
      startDate: `${2000 + i}`,
      endDate: `${2001 + i}`,
    }))
  })
  const details = [...document.querySelectorAll('details')]
  const titles = details.map((row) => within(row).getByRole('heading').firstChild?.textContent)
  expect(titles).toEqual(rows.toReversed())
})

const group = (count: number, icons = count) => ({
  title: `Group of ${count}`,
  skills: numbered('Skill', count).map((name, i) => ({ name, icon: i < icons ? 'rust' : 'none' })),
})

test.each([
  ['one list', [group(20)], 20],
  ['three columns', [group(7), group(7), group(7)], 21],
  ['a list of which half has an icon', [group(4, 2)], 0],
  ['two groups, which are rows', [group(6), group(6)], 0],
  ['groups that are too long for columns', [group(6), group(8), group(6)], 0],
])('skills show icons in lists and columns if most have one, not in rows: %s [A1]', (_, groups, icons) => {
  show((content) => {
    content.skillGroups = groups
  })
  const skills = all('listitem', 'Heading of about').filter((item) => item.textContent?.startsWith('Skill'))
  expect(skills.filter((skill) => skill.querySelector('svg'))).toHaveLength(icons)
})

test('the rest of a long list is announced with the name of the list [A1, E1]', () => {
  show(({ experiences: [entry], skillGroups: [group] }) => {
    Object.assign(entry ?? {}, { responsibilities: numbered('Did task', 12) })
    Object.assign(group ?? {}, { skills: numbered('Skill', 40).map((name) => ({ name })) })
  })
  const { more } = words.summaries
  expect(texts(document.querySelectorAll('summary'))).toEqual([
    `${formatCount(more, 16)}${separator}Planted skills`,
    `${formatCount(more, 9)}${separator}Role at older${separator}Company older`,
  ])
})

test.each([
  [3, []],
  [4, [expect.stringContaining('Did task 3Did task 4')]],
])('of %d points and a result the result shows, and a single further entry [A1, E1]', (points, rest) => {
  show(({ experiences: [entry], skillGroups: [group] }) => {
    const responsibilities = [...numbered('Did task', points), 'Saved 12% of it']
    Object.assign(entry ?? {}, { responsibilities })
    Object.assign(group ?? {}, { skills: numbered('Skill', 25).map((name) => ({ name })) })
  })
  expect(texts(document.querySelectorAll('details'))).toEqual(rest)
  // The order changes only if the result would be hidden.
  const before = screen.getByText('Did task 1').closest('li')?.previousElementSibling
  expect(before).toEqual(points === 4 ? expect.anything() : null)
})

test('every section has its own accessible name, even with equal headings [R1]', () => {
  const { name } = show((content) => {
    content.sections.about = { label: 'About', heading: content.profile.name }
    content.sections.experiences = { label: 'Work', heading: 'Maps' }
    content.sections.projects = { label: 'Projects', heading: 'Maps' }
  })
  for (const section of [name, `${name} (2)`, 'Maps', 'Maps (2)']) expect(region(section)).toBeVisible()
})

test('two accounts at one network show their labels at every width [K1]', () => {
  show((content) => {
    content.profile.links = [
      'https://github.com/planted',
      'https://github.com/planted-at-work',
      'https://www.linkedin.com/in/planted',
    ]
  })
  const hidden = all('link', 'Heading of contact').map(
    (link) => link.querySelector('[class*="sr-only"]:not(.sr-only)') !== null,
  )
  expect(hidden.slice(1, 4)).toEqual([false, false, true])
})

const location = 'Porto, Portugal'

test.each([
  ['Open', `Open · ${location}`],
  [undefined, location],
])('with the status %s the intro shows "%s", and the contact section the location [D9]', (status, text) => {
  show(({ profile }) => Object.assign(profile, { location, status }))
  expect(within(region('Planted Person')).getByText(text)).toBeVisible()
  expect(within(region('Heading of contact')).getByText(location)).toBeInTheDocument()
})

test('a long mail address breaks after its "@" [K1, O4]', () => {
  show(({ profile }) => Object.assign(profile, { email: 'planted.person@planted.example.org' }))
  const [address] = all('link', 'Heading of contact')
  expect(address?.innerHTML).toContain('planted.person@<wbr>planted.example.org')
})

test('titles, names and captions that run against the page keep their direction [O6]', () => {
  const [dir, word] = words.language.dir === 'rtl' ? ['ltr', 'Word'] : ['rtl', 'מילה']
  const named = 'name title label heading company type institution degree issuer event'.split(' ')
  show((content) => {
    for (const [i, { path }] of collectTexts({ ...content, theme: {}, skillGroups: [] }).entries())
      if (named.includes(String(path.at(-1)))) put(content, path.join('.'), `${word} ${i}`)
  })
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (nodes.nextNode()) {
    const { textContent, parentElement } = nodes.currentNode
    if (textContent?.includes(word) && !parentElement?.closest('.sr-only'))
      texts.push(`${parentElement?.closest('[dir]')?.getAttribute('dir')} ${textContent}`)
  }
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => !text.startsWith(dir))).toEqual([])
})
