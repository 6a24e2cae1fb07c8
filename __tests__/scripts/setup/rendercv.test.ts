import { parse } from 'yaml'
import * as words from '@/docs/translations/en'
import { readRenderCv } from '@/scripts/setup/rendercv'

/** The resume in a file, without its empty lists, and the notes as lines. */
function read(yaml: string) {
  const { resume, notes } = readRenderCv('cv.yaml', parse(yaml), words)
  const parts = Object.entries(resume).filter(([, part]) => Object.keys(part).length > 0)
  return {
    resume: Object.fromEntries(parts),
    notes: notes.map(({ path, reason, value }) => [path, reason, value].filter(Boolean).join(' ')),
  }
}

/** The resume and notes of a file with these sections. */
const readSections = (sections: string) => read(`cv:\n  sections:\n${sections.replace(/^/gm, '    ')}`)

const file = `
cv:
  name: Tomás Arrieta
  headline: Robotics engineer
  location: Bilbao, Spain
  email: tomas@example.org
  phone: tel:+34-000
  website: https://tomas.example.org/
  photo: tomas.jpg
  social_networks:
    - network: LinkedIn
      username: tomas-arrieta
    - network: Mastodon
      username: "@tomas@social.example.org"
  custom_connections:
    - placeholder: Book a call
      url: https://calls.example.org
  sections:
    summary:
      - Robotics engineer who likes *quiet* machines.
      - bullet: Ten years of **embedded** C++.
    where_i_worked:
      - company: Robots del Norte
        position: Lead
        location: Bilbao, Spain
        start_date: 2018-06
        end_date: present
        summary: Welding cells.
        highlights:
          - Reduced the cycle time by 18%
          - Wrote [the planner](https://example.org/p)
        revenue: 5M
      - company: Lab
        position: Intern
        date: 2011
      - company: Fair
        date: Summer 2010
    schools:
      - institution: University of the Basque Country
        area: Robotics
        degree: PhD
        start_date: 2012-09
        end_date: 2016-05
        location: Bilbao
        highlights: ["GPA: 3.9/4.0"]
    papers:
      - title: Quiet motion planning
        authors: [Tomás Arrieta, A. Other]
        doi: 10.1000/example.1
        url: https://papers.example.org/1
        journal: Robotics Notes
        date: 2016-07-01
    open_source:
      - name: "[Armlib](https://github.com/tarrieta/armlib)"
        start_date: 2020
        end_date: 2021
        summary: A library for arms
        highlights: [300 stars]
      - name: Gripper
        date: 2022-05
    technologies:
      - label: Languages
        details: C++, Python (NumPy, SciPy), Rust
    selected_honors:
      - bullet: Young Researcher Award (2015)
design:
  theme: classic
locale:
  language: english
`

test('the fields of an entry decide about its list, under any title of a section [O10]', () => {
  expect(read(file)).toEqual({
    resume: {
      basics: {
        name: 'Tomás Arrieta',
        label: 'Robotics engineer',
        location: { city: 'Bilbao, Spain' },
        email: 'tomas@example.org',
        url: 'https://tomas.example.org/',
        image: 'tomas.jpg',
        profiles: [
          { network: 'LinkedIn', username: 'tomas-arrieta' },
          { network: 'Mastodon', username: '@tomas@social.example.org' },
        ],
        summary: 'Robotics engineer who likes quiet machines.\n\nTen years of embedded C++.',
      },
      work: [
        {
          name: 'Robots del Norte',
          position: 'Lead',
          location: 'Bilbao, Spain',
          summary: 'Welding cells.',
          highlights: ['Reduced the cycle time by 18%', 'Wrote the planner (https://example.org/p)'],
          startDate: '2018-06',
          endDate: 'Present',
        },
        { name: 'Lab', position: 'Intern', endDate: '2011' },
        { name: 'Fair' },
      ],
      education: [
        {
          institution: 'University of the Basque Country',
          area: 'Robotics',
          studyType: 'PhD',
          courses: ['GPA: 3.9/4.0'],
          startDate: '2012-09',
          endDate: '2016-05',
        },
      ],
      publications: [
        {
          name: 'Quiet motion planning',
          publisher: 'Robotics Notes',
          url: 'https://doi.org/10.1000/example.1',
          releaseDate: '2016-07',
        },
      ],
      skills: [{ name: 'Languages', keywords: ['C++', 'Python (NumPy, SciPy)', 'Rust'] }],
      projects: [
        {
          name: 'Armlib (https://github.com/tarrieta/armlib)',
          description: 'A library for arms',
          highlights: ['300 stars'],
          startDate: '2020',
        },
        { name: 'Gripper', startDate: '2022-05' },
      ],
    },
    notes: [
      'design is not content',
      'locale is not content',
      'cv.phone is private',
      'cv.custom_connections has no place on the site',
      'cv.sections.selected_honors[0] is in a section whose title is not known',
      'cv.sections.where_i_worked[0].revenue is not a field of the format 5M',
      'cv.sections.where_i_worked[2].date is not a date Summer 2010',
      'cv.sections.schools[0].location has no place on the site Bilbao',
      'cv.sections.papers[0].url differs from the newer field https://papers.example.org/1',
      'cv.sections.papers[0].authors has no place on the site',
      'cv.sections.open_source[0].end_date has no place on the site 2021',
    ],
  })
})

test.each([
  [
    'Awards:\n  - name: Best talk\n    date: 2019\n    summary: Of 40',
    'awards',
    { title: 'Best talk', date: '2019', summary: 'Of 40' },
  ],
  ['awards:\n  - bullet: Best talk (2019)', 'awards', { title: 'Best talk (2019)' }],
  ['certifications:\n  - name: CKA\n    end_date: 2023-02', 'certificates', { name: 'CKA', date: '2023-02' }],
  ['certificates:\n  - label: CKA\n    details: CNCF', 'certificates', { name: 'CKA', description: 'CNCF' }],
  [
    'talks:\n  - name: Quiet\n    date: 2020-01',
    'projects',
    { name: 'Quiet', startDate: '2020-01', type: 'talk' },
  ],
  ['invited_talks:\n  - reversed_number: Quiet', 'projects', { name: 'Quiet', type: 'talk' }],
  [
    'volunteering:\n  - name: Code Club\n    start_date: 2019\n    highlights: [Taught]',
    'volunteer',
    { organization: 'Code Club', startDate: '2019', highlights: ['Taught'] },
  ],
  [
    'languages:\n  - label: Spanish\n    details: native',
    'languages',
    { language: 'Spanish', fluency: 'native' },
  ],
  ['languages: [Spanish]', 'languages', { language: 'Spanish' }],
  [
    'interests:\n  - label: Sea\n    details: Rowing, Sailing',
    'interests',
    { name: 'Sea', keywords: ['Rowing', 'Sailing'] },
  ],
  ['skills:\n  - bullet: Go', 'skills', { name: 'Go' }],
  [
    'volunteering:\n  - company: Code Club\n    position: Mentor',
    'work',
    { name: 'Code Club', position: 'Mentor' },
  ],
])('a title of the fixed list decides about plain entries: %j', (section, list, entry) => {
  expect(readSections(section)).toEqual({ resume: { [list]: [entry] }, notes: [] })
})

test('entries of sections with another title, and values of another form, are listed [O10]', () => {
  const { resume, notes } = readSections(
    'welcome: [Hello]\nmotto: Onward\n"__proto__":\n  - bullet: x\nskills: {go: 1}\nprojects: [1, {name: {a: 1}}, null]',
  )
  expect(resume).toEqual({})
  expect(notes).toEqual([
    'cv.sections.welcome[0] is in a section whose title is not known Hello',
    'cv.sections.motto[0] is in a section whose title is not known Onward',
    'cv.sections.__proto__[0] is in a section whose title is not known',
    'cv.sections.skills is not a list',
    'cv.sections.projects[0] is in a section whose title is not known 1',
    'cv.sections.projects[1].name is not a text',
  ])
})
