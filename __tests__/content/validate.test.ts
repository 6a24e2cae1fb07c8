/** @jest-environment node */

import { ContentError } from '@/content/fault'
import type { ProjectInput } from '@/content/schema'
import { validateContent } from '@/content/validate'
import { emptied, type PlantedContent, plantContent } from '../support/content'
import { dateOf } from '../support/words'

/** The faults of the planted content once a test has spoiled it. */
function faultsOf(spoil: (content: PlantedContent) => void, hasPicture = (_file: string) => true): string[] {
  const content = plantContent()
  spoil(content)
  try {
    validateContent(content, hasPicture)
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  return []
}

/** Writes what the types refuse: an owner may have silenced them, or write plain JavaScript. */
function put(owner: object | undefined, field: string, value: unknown): void {
  if (!owner) throw new Error('The planted content lacks this entry.')
  if (value === undefined) Reflect.deleteProperty(owner, field)
  else Reflect.set(owner, field, value)
}

const first = <T>(list: T[]): T => {
  const [entry] = list
  if (!entry) throw new Error('The planted content lacks an entry.')
  return entry
}

test('D1 the planted content is valid as it stands', () => {
  expect(faultsOf(() => {})).toEqual([])
})

describe('each of ten faults names file, entry, field, fault and fix', () => {
  const oneFault = (spoil: (content: PlantedContent) => void, hasPicture?: (file: string) => boolean) => {
    const faults = faultsOf(spoil, hasPicture)
    expect(faults).toHaveLength(1)
    return faults[0]
  }

  test('D1 missing title', () => {
    expect(oneFault(({ olderProjects }) => put(olderProjects[0], 'title', undefined))).toBe(
      'content/older-projects.ts, entry 1, field title: is missing. Write a title in quotes.',
    )
  })

  test('D1 bad month', () => {
    expect(oneFault(({ featuredProjects }) => put(featuredProjects[1], 'createdAt', '2024-13'))).toBe(
      'content/featured-projects.ts, entry 2 "Beech", field createdAt ("2024-13"): is not a month. ' +
        'Write year and month as "YYYY-MM", such as "2025-06".',
    )
  })

  test('D8 a type is any text, but it is one', () => {
    expect(oneFault(({ featuredProjects }) => put(featuredProjects[0], 'type', ''))).toBe(
      'content/featured-projects.ts, entry 1 "Alder", field type (""): is empty. ' +
        'Write what kind of project it is, such as "Web".',
    )
  })

  test('D1 missing image file', () => {
    expect(
      oneFault(
        ({ featuredProjects }) =>
          put(featuredProjects[1], 'src', [
            { file: 'there.png', alt: 'There' },
            { file: 'gone.png', alt: 'Gone' },
          ]),
        (file) => file !== 'gone.png',
      ),
    ).toBe(
      'content/featured-projects.ts, entry 2 "Beech", field src[2].file ("gone.png"): is not in content/images. ' +
        'Put the file there, or correct the path.',
    )
  })

  test('G6 duplicate slug, across the two lists', () => {
    expect(oneFault(({ olderProjects }) => put(olderProjects[0], 'title', 'BEECH!'))).toBe(
      'content/older-projects.ts, entry 1 "BEECH!", field title ("BEECH!"): gives the address "?project=beech", ' +
        'which another project has. Change one of the two titles.',
    )
  })

  test('D1 bad URL', () => {
    expect(
      oneFault(({ featuredProjects }) => put(featuredProjects[0], 'github_link', 'example.org/me')),
    ).toBe(
      'content/featured-projects.ts, entry 1 "Alder", field github_link ("example.org/me"): is not a web address. ' +
        'Write it in full, starting with https://.',
    )
  })

  test('D1 missing bullet list', () => {
    expect(oneFault(({ featuredProjects }) => put(featuredProjects[0], 'bulletpoints', undefined))).toBe(
      'content/featured-projects.ts, entry 1 "Alder", field bulletpoints: is missing. ' +
        'Write a list of bullet points in square brackets, or [] for none.',
    )
  })

  test('D4 unknown icon', () => {
    const fault = oneFault(({ skillGroups }) => {
      skillGroups[0]?.skills.push({ name: 'TypeScript', icon: 'typscript' })
    })
    expect(fault).toMatch(
      /^content\/skills\.ts, entry 1 "Planted skills", field skills\[2\]\.icon \("typscript"\): is not a known icon\. Write a name from simpleicons\.org \(these come nearest: "typescript", .*\), "none", or leave the field out\.$/,
    )
  })

  test('D3 endDate before startDate', () => {
    expect(oneFault(({ experiences }) => put(experiences[0], 'endDate', dateOf(1, 2022)))).toBe(
      `content/experiences.ts, entry 1 "Company older", field endDate ("${dateOf(1, 2022)}"): is before startDate. ` +
        'Swap the two, or write "Present".',
    )
  })

  test('D1 unknown field', () => {
    expect(
      oneFault(({ featuredProjects }) => put(featuredProjects[0], 'gitub_link', 'https://example.org')),
    ).toBe(
      'content/featured-projects.ts, entry 1 "Alder", field gitub_link ("https://example.org"): ' +
        'is not a known field. Correct its spelling, or remove it.',
    )
  })
})

test('several faults are told at once, each on a line of its own', () => {
  const content = plantContent()
  put(content.featuredProjects[0], 'title', '')
  put(content.experiences[1], 'link', 'nowhere')
  put(content.profile, 'email', 'planted(at)example.org')
  expect(() => validateContent(content, () => true)).toThrow(
    /^3 values in content\/ must be fixed:\n {2}- content\/profile.ts.*\n {2}- content\/featured-projects.ts.*\n {2}- content\/experiences.ts.*$/,
  )
})

test('one fault is told in the singular', () => {
  const content = plantContent()
  put(content.profile, 'name', ' ')
  expect(() => validateContent(content, () => true)).toThrow(/^One value in content\/ must be fixed:/)
})

test('every missing picture is told, wherever it is named', () => {
  const faults = faultsOf(
    () => {},
    () => false,
  )
  const { featuredProjects, olderProjects, experiences, slides } = plantContent()
  const named = [...featuredProjects, ...olderProjects].flatMap(({ src }) => ['logo', ...src]).length
  expect(faults).toHaveLength(1 + named + experiences.length + slides.length)
  expect(faults).toContainEqual(
    expect.stringContaining('content/profile.ts, field portrait.file ("planted/portrait.png"): is not in'),
  )
  expect(faults).toContainEqual(
    expect.stringContaining(
      'content/slides.ts, entry 2 "Second slide", field image.file ("planted/slide-2.png")',
    ),
  )
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.org/x',
  'https://',
  'https://example.org/a b',
  '',
])('D6 the address "%s" is refused wherever an address stands', (address) => {
  const places: ((content: PlantedContent) => void)[] = [
    ({ featuredProjects }) => put(featuredProjects[0], 'github_link', address),
    ({ featuredProjects }) => put(featuredProjects[0], 'video_link', address),
    ({ featuredProjects }) => put(featuredProjects[0], 'website_link', address),
    ({ experiences }) => put(experiences[0], 'link', address),
    ({ profile }) => put(profile, 'siteUrl', address),
    ({ profile }) => put(profile, 'links', [address]),
    ({ profile }) => put(profile, 'links', [{ href: address, network: 'github' }]),
    ({ education }) => put(education[0], 'link', address),
  ]
  for (const spoil of places)
    expect(faultsOf(spoil)).toEqual([expect.stringContaining('is not a web address.')])
})

test.each(['../secret.png', 'a/../../b.png', 'shot.heic', 'shot'])('the picture "%s" is refused', (file) => {
  expect(faultsOf(({ slides }) => put(slides[0]?.image, 'file', file))).toEqual([
    expect.stringContaining("is not a picture's path."),
  ])
})

test.each([null, 5, true, {}, [], 'text'])(
  'a project that is %j says how to fix it, and is not a crash',
  (value) => {
    const faults = faultsOf((content) => put(content, 'featuredProjects', [value]))
    expect(faults.length).toBeGreaterThan(0)
    for (const fault of faults) {
      expect(fault).toContain('content/featured-projects.ts, entry 1')
      expect(fault).not.toContain('Invalid input')
    }
  },
)

test.each([
  'profile',
  'sections',
  'featuredProjects',
  'experiences',
  'skillGroups',
  'slides',
  'sortOptions',
] as const)('%s that is missing altogether says how to fix it', (file) => {
  const faults = faultsOf((content) => put(content, file, undefined))
  expect(faults).toHaveLength(1)
  expect(faults[0]).not.toContain('Invalid input')
})

test.each([
  ['sections.about', ({ sections }: PlantedContent) => put(sections, 'about', undefined)],
  ['sections.allProjects', ({ sections }: PlantedContent) => put(sections, 'allProjects', 'All')],
])('%s that is missing says how to fix it', (_name, spoil) => {
  const [fault] = faultsOf(spoil)
  expect(fault).toMatch(/is not a group of fields\. Write /)
})

test('G6 a title without a letter or digit cannot be an address', () => {
  expect(faultsOf(({ featuredProjects }) => put(featuredProjects[0], 'title', '🙂'))).toEqual([
    expect.stringContaining('has neither a letter nor a digit.'),
  ])
})

test('D3 a highlight stands in a line of its entry', () => {
  const withHighlight = (highlight: string) =>
    faultsOf(({ experiences }) => {
      put(experiences[0], 'responsibilities', ['Analysed 400 endpoints'])
      put(experiences[0], 'highlight', highlight)
    })
  expect(withHighlight('400')).toEqual([])
  expect(withHighlight('500')).toEqual([
    'content/experiences.ts, entry 1 "Company older", field highlight ("500"): ' +
      'stands in none of the responsibilities. Write it as it stands in one of them, or leave the field out.',
  ])
})

test('D3 two experiences cannot share an id, D5 nor two sort options a value', () => {
  expect(faultsOf(({ experiences }) => put(experiences[1], 'id', experiences[0]?.id))).toEqual([
    expect.stringContaining('entry 2 "Company current", field id ("older"): stands on another entry too.'),
  ])
  expect(faultsOf(({ sortOptions }) => put(sortOptions[2], 'value', 'option1'))).toEqual([
    expect.stringContaining(
      'entry 3 "Kinds planted", field value ("option1"): stands on another option too.',
    ),
  ])
})

test('a title may be hostile: it is text and stays as it is', () => {
  const title = '<script>alert("x")</script> \u202Eabc 🙂'
  const content = plantContent()
  put(content.featuredProjects[0], 'title', title)
  expect(first(validateContent(content, () => true).featuredProjects).title).toBe(title)
})

test('O2 a name and the address of the site are enough', () => {
  const content = plantContent()
  emptied(content)
  const { profile, projects, experiences } = validateContent(content, () => false)
  expect(profile).toEqual({
    name: 'Planted Person',
    siteUrl: 'https://planted.example.org/',
    interests: [],
    about: [],
    links: [],
  })
  expect([projects, experiences]).toEqual([[], []])
})

test('O2 what may be left out may also be written as empty, and is then not there', () => {
  const content = plantContent()
  for (const field of ['title', 'status', 'intro', 'version'] as const) content.profile[field] = ' '
  const { profile } = validateContent(content, () => true)
  expect([profile.title, profile.status, profile.intro, profile.version]).toEqual(Array(4).fill(undefined))
})

test('D7 education may have years alone, no dates, or one that goes on, but not end before it starts', () => {
  const education = (startDate?: string, endDate?: string) => (content: PlantedContent) => {
    content.education = [{ institution: 'Planted school', startDate, endDate }]
  }
  for (const dates of [[], ['2018'], ['2018', '2018'], [dateOf(9, 2018), '2018'], ['2018', 'Present']])
    expect(faultsOf(education(...dates))).toEqual([])
  expect(faultsOf(education('2018', dateOf(5, 2017)))).toEqual([
    `content/education.ts, entry 1 "Planted school", field endDate ("${dateOf(5, 2017)}"): is before startDate. ` +
      'Swap the two, or write "Present".',
  ])
})

test('D7 a language may be its name alone; a fault in it names the file and the entry', () => {
  const content = plantContent()
  content.languages = ['Polish', { name: 'English', level: 'C1' }]
  expect(validateContent(content, () => true).languages).toEqual([
    { name: 'Polish' },
    { name: 'English', level: 'C1' },
  ])
  expect(faultsOf((spoilt) => put(spoilt, 'languages', [' ']))).toEqual([
    'content/languages.ts, entry 1 (" "): is empty. Write the language.',
  ])
})

test('D8 a link is known by its key, else by its host, else it is called as its host', () => {
  const content = plantContent()
  content.profile.links = [
    { href: 'https://code.example.org/me', network: 'gitlab' },
    'https://www.linkedin.com/in/me',
    'https://gist.github.com/me',
    'https://notgithub.com/me',
    { href: 'https://example.org/', label: 'My garden', icon: 'Obsidian' },
  ]
  expect(validateContent(content, () => true).profile.links).toEqual([
    { href: 'https://code.example.org/me', network: 'gitlab', label: 'GitLab' },
    { href: 'https://www.linkedin.com/in/me', network: 'linkedin', label: 'LinkedIn' },
    { href: 'https://gist.github.com/me', network: 'github', label: 'GitHub' },
    { href: 'https://notgithub.com/me', label: 'notgithub.com' },
    { href: 'https://example.org/', label: 'My garden', icon: 'SiObsidian' },
  ])
})

test('D8 a fault in a link names it as it was written', () => {
  expect(
    faultsOf(({ profile }) => put(profile, 'links', ['https://github.com/me', 'github.com/me'])),
  ).toEqual([
    'content/profile.ts, field links[2] ("github.com/me"): is not a web address. Write it in full, starting with https://.',
  ])
  expect(
    faultsOf(({ profile }) => put(profile, 'links', [{ href: 'https://example.org/', network: 'myspace' }])),
  ).toEqual([
    expect.stringContaining('field links[1].network ("myspace"): is not a known network. Write one of:'),
  ])
  expect(
    faultsOf(({ profile }) => put(profile, 'links', ['https://example.org/', 'https://example.org/'])),
  ).toEqual([expect.stringContaining('field links[2] ("https://example.org/"): stands in the list twice.')])
})

test('D4 a skill finds its icon by its name, by the one it is given, or has none', () => {
  const content = plantContent()
  content.skillGroups = [
    { title: 'Nothing yet', skills: [] },
    {
      title: 'Some',
      skills: ['Rust', { name: 'The crab', icon: 'rust' }, { name: 'Go', icon: 'none' }, 'Nothing known'],
    },
  ]
  expect(validateContent(content, () => true).skillGroups).toEqual([
    {
      title: 'Some',
      skills: [
        { name: 'Rust', icon: 'SiRust' },
        { name: 'The crab', icon: 'SiRust' },
        { name: 'Go', icon: undefined },
        { name: 'Nothing known', icon: undefined },
      ],
    },
  ])
})

test('D2 where none is featured, the first six of the others stand on the home page', () => {
  const content = plantContent()
  const [one] = content.olderProjects
  content.featuredProjects = []
  content.olderProjects = Array.from({ length: 8 }, (_, i) => ({
    ...one,
    title: `Project ${i}`,
  })) as ProjectInput[]
  const { featuredProjects, olderProjects, projects } = validateContent(content, () => true)
  expect(featuredProjects.map(({ slug }) => slug)).toEqual(projects.slice(0, 6).map(({ slug }) => slug))
  expect(olderProjects).toHaveLength(2)
})

test('texts are trimmed, and nothing of what the owner wrote is changed in place', () => {
  const raw = plantContent()
  raw.profile.name = '  Planted Person  '
  expect(validateContent(raw, () => true).profile.name).toBe('Planted Person')
  const expected = plantContent()
  expected.profile.name = '  Planted Person  '
  expect(raw).toEqual(expected)
})

test('E1 experiences stand newest first, whatever the order in the file', () => {
  const { experiences } = validateContent(plantContent(), () => true)
  expect(experiences.map(({ id }) => id)).toEqual(['current', 'middle', 'older'])
})

test('E1 of two that go on, the later start comes first; of two that ended together too', () => {
  const content = plantContent()
  put(content.experiences[0], 'endDate', 'Present')
  expect(validateContent(content, () => true).experiences.map(({ id }) => id)).toEqual([
    'current',
    'older',
    'middle',
  ])
  put(content.experiences[0], 'endDate', dateOf(12, 2022))
  expect(validateContent(content, () => true).experiences.map(({ id }) => id)).toEqual([
    'current',
    'middle',
    'older',
  ])
})
