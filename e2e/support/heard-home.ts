import { type Credential, credentialLists } from '@/components/lib/credentials'
import { dateRange } from '@/components/lib/date-range'
import { filled } from '@/components/lib/words'
import { shownSections } from '@/components/site/navigation'
import { type Experience, PRESENT } from '@/content/schema'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { inNewTab } from '../../__tests__/support/words'
import {
  button,
  type Heard,
  heading,
  holding,
  image,
  item,
  link,
  list,
  named,
  outbound,
  text,
  texts,
} from './heard'
import { heardCard, heardPage, heardSlider } from './heard-page'

const { profile, sections, experiences, featuredProjects, olderProjects, slides, skillGroups } = content
const shown = shownSections(content)

function intro(isNarrow: boolean): Heard {
  const leadsToProjects = shown.includes('projects')
  const [latest] = experiences
  const now =
    latest?.endDate === PRESENT ? `${words.intro.now} ${latest.title}, ${latest.company}` : undefined
  return named(
    'region',
    profile.name,
    profile.portrait && image(profile.portrait.alt),
    text('paragraph', profile.status),
    heading(1, profile.name),
    text('paragraph', profile.title),
    text('paragraph', profile.intro),
    list(texts(profile.interests)),
    isNarrow || !leadsToProjects ? outbound(words.intro.resume) : link(words.intro.projects),
    ...(isNarrow
      ? []
      : [
          ...profile.links.slice(0, 2).map(({ label }) => outbound(label)),
          text('paragraph', now),
          shown.length > 0 ? link(words.intro.scrollDown) : undefined,
        ]),
  )
}

function section(id: (typeof shown)[number], ...holds: Heard[]): Heard {
  const { heading: title, lead } = sections[id]
  if (!shown.includes(id)) return undefined
  return named('region', title, heading(2, title), text('paragraph', lead), ...holds)
}

function about(): Heard {
  const figures = slides.map(({ title, image: { alt } }) => ({
    label: title,
    shows: named('figure', title, image(alt), text('text', title)),
  }))
  return section(
    'about',
    ...profile.about.map((one) => text('paragraph', one)),
    heardSlider(
      filled(words.sectionWords.pictures, { section: sections.about.label }),
      figures,
      button(words.slider.pause),
    ),
    ...skillGroups.flatMap(({ title, skills }) => [
      heading(3, title),
      list(texts(skills.map(({ name }) => name))),
    ]),
  )
}

function experience({
  company,
  title,
  startDate,
  endDate,
  responsibilities,
  image: picture,
  link: site,
}: Experience) {
  const website = filled(words.sectionWords.companyWebsite, { company })
  const seen = picture && image(picture.alt)
  return item(
    text('paragraph', dateRange(startDate, endDate)),
    picture && site ? outbound(`${picture.alt} ${website}`, seen, text('text', inNewTab(website))) : seen,
    heading(3, title),
    site && !picture ? holding('paragraph', outbound(company)) : text('paragraph', company),
    list(texts(responsibilities)),
  )
}

function entry({ title, detail, dates, points }: Credential): Heard {
  const told = (one?: Credential['title']): Heard =>
    one?.link ? holding('paragraph', outbound(one.text)) : text('paragraph', one?.text)
  return item(told(title), told(detail), text('paragraph', dates), list(texts(points)))
}

export function heardHome(isNarrow: boolean): string {
  const { email, links } = profile
  return heardPage(
    isNarrow,
    intro(isNarrow),
    about(),
    section(
      'experiences',
      list(experiences.map(experience)),
      ...credentialLists(content).flatMap(({ title, entries }) => [
        heading(3, title),
        list(entries.map(entry)),
      ]),
    ),
    section(
      'projects',
      list(featuredProjects.map(heardCard)),
      olderProjects.length > 0 ? link(words.sectionWords.viewAll) : undefined,
    ),
    section(
      'contact',
      ...(email ? [outbound(email), button(words.contact.copyAddress)] : []),
      list(
        [...links.map(({ label }) => label), ...(email ? [words.contact.mail] : [])].map((one) =>
          item(outbound(one)),
        ),
      ),
    ),
  )
}
