/** @jest-environment node */
import { ContentError, validateContent } from '@/content/validate'
import { type PlantedContent, plantContent } from '../support/content'

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

describe('each of ten faults names file, entry, field, fault and mend', () => {
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

  test('D1 unknown type', () => {
    expect(oneFault(({ featuredProjects }) => put(featuredProjects[0], 'type', 'Website'))).toBe(
      'content/featured-projects.ts, entry 1 "Alder", field type ("Website"): is not a known type. ' +
        'Write one of: Web, CLI App, Mobile, ML, Game, Desktop.',
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

  test('D1 empty bullet list', () => {
    expect(oneFault(({ featuredProjects }) => put(featuredProjects[0], 'bulletpoints', []))).toBe(
      'content/featured-projects.ts, entry 1 "Alder", field bulletpoints ([]): is an empty list. ' +
        'Write at least one of its bullet points.',
    )
  })

  test('D4 unknown icon', () => {
    const fault = oneFault(({ skillGroups }) => put(skillGroups[0]?.skills[0], 'icon', 'golang'))
    expect(fault).toContain(
      'content/skills.ts, entry 1 "Planted skills", field skills[1].icon ("golang"): is not a known icon. ' +
        'Write one of: javascript, ',
    )
  })

  test('D3 endDate before startDate', () => {
    expect(oneFault(({ experiences }) => put(experiences[0], 'endDate', 'Jan. 2022'))).toBe(
      'content/experiences.ts, entry 1 "Company older", field endDate ("Jan. 2022"): is before startDate. ' +
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
    /^3 values in content\/ must be mended:\n {2}- content\/profile.ts.*\n {2}- content\/featured-projects.ts.*\n {2}- content\/experiences.ts.*$/,
  )
})

test('one fault is told in the singular', () => {
  const content = plantContent()
  put(content.profile, 'name', ' ')
  expect(() => validateContent(content, () => true)).toThrow(/^One value in content\/ must be mended:/)
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
    ({ profile }) => put(profile.links, 'github', address),
    ({ profile }) => put(profile.links, 'instagram', address),
  ]
  for (const spoil of places)
    expect(faultsOf(spoil)).toEqual([expect.stringContaining('is not a web address.')])
})

test.each(['/resume.pdf?x', 'resume.pdf', '/resume.doc', 'https://example.org/r.pdf', '/a b.pdf'])(
  'H1 the resume "%s" is refused',
  (resume) => {
    expect(faultsOf(({ profile }) => put(profile, 'resume', resume))).toEqual([
      expect.stringContaining('content/profile.ts, field resume'),
    ])
  },
)

test.each(['../secret.png', 'a/../../b.png', 'shot.heic', 'shot'])('the picture "%s" is refused', (file) => {
  expect(faultsOf(({ slides }) => put(slides[0]?.image, 'file', file))).toEqual([
    expect.stringContaining("is not a picture's path."),
  ])
})

test.each(['2024-00', '2024-1', '24-01', '2024/01', 'Jan 2024', '2024-01-01'])(
  'D1 the month "%s" is refused',
  (month) => {
    expect(faultsOf(({ featuredProjects }) => put(featuredProjects[0], 'createdAt', month))).toHaveLength(1)
  },
)

test.each([null, 5, true, {}, [], 'text'])(
  'a project that is %j is a fault with a mend, not a crash',
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
] as const)('%s that is missing altogether is a fault with a mend', (file) => {
  const faults = faultsOf((content) => put(content, file, undefined))
  expect(faults).toHaveLength(1)
  expect(faults[0]).not.toContain('Invalid input')
})

test.each([
  ['profile.links', ({ profile }: PlantedContent) => put(profile, 'links', undefined)],
  ['sections.about', ({ sections }: PlantedContent) => put(sections, 'about', undefined)],
  ['sections.allProjects', ({ sections }: PlantedContent) => put(sections, 'allProjects', 'All')],
])('%s that is missing says how to mend it', (_name, spoil) => {
  const [fault] = faultsOf(spoil)
  expect(fault).toMatch(/is not a group of fields\. Write /)
})

test('a long wrong value is cut in the message', () => {
  const [fault] = faultsOf(({ featuredProjects }) =>
    put(featuredProjects[0], 'github_link', 'x'.repeat(1000)),
  )
  expect(fault?.length).toBeLessThan(250)
})

test('G6 a title without a letter or digit cannot be an address', () => {
  expect(faultsOf(({ featuredProjects }) => put(featuredProjects[0], 'title', '🙂'))).toEqual([
    expect.stringContaining('has neither a letter nor a digit.'),
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

test('lists that may be empty may be empty', () => {
  expect(
    faultsOf((content) => {
      content.slides = []
      content.featuredProjects = []
      content.olderProjects = []
      content.experiences = []
      content.skillGroups = []
    }),
  ).toEqual([])
})

test('texts are trimmed, and nothing of what the owner wrote is changed in place', () => {
  const raw = plantContent()
  raw.profile.name = '  Planted Person  '
  expect(validateContent(raw, () => true).profile.name).toBe('Planted Person')
  const expected = plantContent()
  expected.profile.name = '  Planted Person  '
  expect(raw).toEqual(expected)
})

test('D2 all projects are the featured ones, then the older ones, each with its slug', () => {
  const content = validateContent(plantContent(), () => true)
  expect(content.projects.map(({ slug }) => slug)).toEqual(['alder', 'beech', 'cherry'])
  expect(content.projects).toEqual([...content.featuredProjects, ...content.olderProjects])
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
  put(content.experiences[0], 'endDate', 'Dec. 2022')
  expect(validateContent(content, () => true).experiences.map(({ id }) => id)).toEqual([
    'current',
    'middle',
    'older',
  ])
})
