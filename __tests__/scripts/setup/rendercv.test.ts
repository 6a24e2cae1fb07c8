import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { importedFrom } from '@/__tests__/support/imported'
import { rootOf } from '@/scripts/setup/fields'
import { readRenderCv } from '@/scripts/setup/rendercv'

/** The content of a file, and the notes as lines. */
function read(yaml: string) {
  const place = rootOf('cv.yaml')
  return importedFrom(readRenderCv(parse(yaml), place), place)
}

/** The resume and notes of a file with these sections. */
const readSections = (sections: string) => read(`cv:\n  sections:\n${sections.replace(/^/gm, '    ')}`)

test('jobs, schools and publications are known by their fields, under any title of a section [O10]', () => {
  const yaml = readFileSync('__tests__/support/rendercv.yaml', 'utf8')
  expect(read(yaml)).toEqual({
    education: [
      {
        institution: 'University of the Basque Country',
        startDate: '2012-09',
        location: 'Bilbao',
        points: ['GPA: 3.9/4.0'],
        endDate: '2016-05',
        degree: 'PhD Robotics',
      },
    ],
    publications: [
      {
        title: 'Quiet motion planning',
        publisher: 'Robotics Notes',
        date: '2016-07',
        link: 'https://doi.org/10.1000/example.1',
      },
    ],
    profile: {
      name: 'Tomás Arrieta',
      title: 'Robotics engineer',
      email: 'tomas@example.org',
      location: 'Bilbao, Spain',
      intro: 'Robotics engineer who likes quiet machines.',
      about: ['Ten years of embedded C++.'],
      links: [
        'https://www.linkedin.com/in/tomas-arrieta',
        { href: 'https://social.example.org/@tomas', network: 'mastodon' },
        'https://tomas.example.org/',
      ],
    },
    portrait: 'tomas.jpg',
    experiences: [
      {
        company: 'Robots del Norte',
        title: 'Lead',
        startDate: '2018-06',
        endDate: 'Present',
        location: 'Bilbao, Spain',
        summary: 'Welding cells.',
        responsibilities: ['Reduced the cycle time by 18%', 'Wrote the planner (https://example.org/p)'],
      },
      { company: 'Lab', title: 'Intern', endDate: '2011' },
      { company: 'Fair' },
    ],
    projects: [
      {
        title: 'Armlib (https://github.com/tarrieta/armlib)',
        createdAt: '2020',
        description: 'A library for arms',
        bulletpoints: ['300 stars'],
      },
    ],
    notes: [
      'design is not content',
      'locale is not content',
      'cv.phone is private',
      'cv.custom_connections has no place on the site',
      'cv.sections.where_i_worked[0].revenue is not a field of the format: 5M',
      'cv.sections.papers[0].authors has no place on the site',
      'cv.sections.papers[0].url is not imported beside doi: https://papers.example.org/1',
      'cv.sections.where_i_worked[2].date is not a date: Summer 2010',
      'cv.sections.open_source[0].end_date has no place on the site: 2021',
    ],
  })
})

test('a title of the fixed list decides about plain entries [O10]', () => {
  const sections = `Honors & Awards:
  - name: Best talk
    date: 2019
    summary: Of 40
certifications:
  - label: CKA
    details: CNCF
invited_talks:
  - reversed_number: Quiet
volunteering:
  - name: Code Club
    start_date: 2019
    highlights: [Taught]
languages:
  - label: Spanish
    details: native
interests:
  - label: Sea
    details: Rowing, Sailing
Personal projects:
  - name: Sail
technical_skills:
  - label: Web
    details: C++, Python (NumPy, SciPy)
  - bullet: Go`
  expect(readSections(sections)).toEqual({
    awards: [{ title: 'Best talk', date: '2019', description: 'Of 40' }],
    certifications: [{ name: 'CKA', description: 'CNCF' }],
    talks: [{ title: 'Quiet' }],
    volunteering: [{ organization: 'Code Club', startDate: '2019', endDate: 'Present', points: ['Taught'] }],
    languages: [{ name: 'Spanish', level: 'native' }],
    profile: { interests: ['Sea (Rowing, Sailing)'] },
    projects: [{ title: 'Sail' }],
    skillGroups: [
      { title: 'Web', skills: ['C++', 'Python (NumPy, SciPy)'] },
      { title: 'Skills', skills: ['Go'] },
    ],
    notes: [],
  })
})

test('a section with another title is an own list [O10, D10]', () => {
  const sections = `teaching_and_workshops:
  - name: Statistics
    location: Lund
    summary: A course.
    highlights: [Weekly]
Kenntnisse:
  - label: Web
    details: CSS, HTML
projects: [A tool for tides]
motto: Onward`
  const course = { title: 'Statistics', subtitle: 'Lund', text: 'A course.', points: ['Weekly'] }
  expect(readSections(sections)).toEqual({
    ownLists: [
      { title: 'Teaching and Workshops', entries: [course] },
      { title: 'Kenntnisse', entries: [{ title: 'Web', subtitle: 'CSS, HTML' }] },
      { title: 'Projects', entries: [{ title: 'A tool for tides' }] },
      { title: 'Motto', entries: [{ title: 'Onward' }] },
    ],
    notes: [],
  })
})

test('values of another form are listed [O10]', () => {
  const sections =
    'skills: {go: 1}\nprojects: [1, {name: {a: 1}}, null]\nclubs:\n  - {name: Chess, start_date: 2019, end_date: present}'
  expect(readSections(sections)).toEqual({
    ownLists: [{ title: 'Clubs', entries: [{ title: 'Chess', date: '2019' }] }],
    notes: [
      'cv.sections.skills is not a list',
      'cv.sections.projects[0] is not a group of fields: 1',
      'cv.sections.clubs[0].end_date is not imported beside start_date: present',
      'cv.sections.projects[1].name is not a text',
    ],
  })
})
