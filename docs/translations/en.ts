/**
 * The texts of the interface: on the page, for assistive technology, in the resume and the other
 * documents. To translate the site, translate this file and your content.
 *
 * Names in braces are placeholders: do not translate them, and put them where your language needs
 * them. Texts that depend on a number have a line for each plural form of your language (`zero`,
 * `one`, `two`, `few`, `many`, `other`, as in Intl.PluralRules). Missing forms use `other`.
 */

/** A text that depends on a number. */
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Language tag, such as `en`, `de` or `pt-BR`, and direction: `ltr` or `rtl`. */
export const language: { lang: string; dir: 'ltr' | 'rtl' } = { lang: 'en', dir: 'ltr' }

/** The months of projects. Dates may use these, the ones of `resumeDates`, or English ones. */
export const projectDates = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  month: '{year} {month}',
}

/** Months and periods of entries, on page and resume. `present` is shown for the date 'Present'. */
export const resumeDates = {
  months: ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'Jun.', 'Jul.', 'Aug.', 'Sep.', 'Oct.', 'Nov.', 'Dec.'],
  month: '{month} {year}',
  range: '{start} – {end}',
  present: 'Present',
}

/** How to join the entries of a list, and end a sentence. */
export const punctuation = { list: '{before}, {next}', sentence: '{text}.' }

/** On every page, for screen readers and the keyboard. */
export const page = {
  skip: 'Skip to the content',
  opensNewTab: '(opens in a new tab)',
}

/** The header, and its menu on narrow screens. */
export const header = {
  label: 'Main',
  home: '(home)',
  resume: 'Resume',
}

export const menu = { label: 'Menu' }

/** The name of the colour mode button. */
export const colorMode = {
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
}

/** The footer of every page. */
export const footer = {
  label: 'Footer',
  credit: 'Designed and built by {name}',
  version: 'Version',
}

/** The button back to the top of a long page. */
export const backToTop = { label: 'Top' }

/** The page for an unknown address. */
export const notFound = {
  title: 'Not found',
  heading: 'There is nothing at this address.',
  home: 'Go to the home page',
}

/** The first screen of the home page. */
export const intro = {
  resume: 'Check out my resume',
  projects: 'See what I made',
  now: 'Now',
  scrollDown: 'Scroll down',
  legend: 'Every summit is a project, {years}',
  jobsLegend: 'Every summit is a job, {years}',
}

/** In the sections of the home page. */
export const sectionWords = {
  pictures: 'Pictures: {section}',
  companyWebsite: '{company}, website',
  viewAll: 'View All',
}

/** Default names of the sections in menu and documents. `content/sections.ts` can replace them. */
export const sectionLabels = {
  about: 'About',
  experiences: 'Experiences',
  projects: 'Projects',
  contact: 'Contact',
  allProjects: 'All projects',
}

/** The button that shows the rest of a long list. */
export const summaries = { more: { one: '{count} more', other: '{count} more' } as Plural }

/** Default headings. `content/sections.ts` can replace them. */
export const sectionHeadings = {
  projects: 'Selected projects',
  contact: 'Say hello',
}

/** Default names of the sort options on `/projects`. `content/sort-options.ts` can replace them. */
export const sortLabels = {
  option1: 'Dates (new to old)',
  option2: 'Dates (old to new)',
  option3: 'Types',
}

/** Headings of the optional lists, on the page, in the resume and the documents. */
export const parts = {
  education: 'Education',
  publications: 'Publications',
  talks: 'Talks',
  awards: 'Awards',
  certifications: 'Certifications',
  volunteering: 'Volunteering',
  languages: 'Languages',
}

/** Facts of a school and of a job. */
export const entries = { score: 'Grade: {score}', stack: 'Stack: {stack}' }

/** The contact section; `mail` also names the address in the documents. */
export const contact = {
  copyAddress: 'Copy address',
  addressCopied: 'Mail address copied',
  mail: 'Mail',
}

/** A project's buttons. */
export const projectLinks = {
  code: 'GitHub',
  demo: 'Demo',
  website: 'Website',
}

/** Alternative text of a project's logo. */
export const projectPictures = { logo: '{title} logo' }

/** The page of all projects: the button back, and the search and filters. */
export const explorer = { goBack: 'Go Back' }

export const explorerTools = {
  searchLabel: 'Search projects by title',
  searchHint: 'Search by title',
  type: 'Type',
  allTypes: 'All',
  technology: 'Technology',
  sort: 'Sort',
}

/** The results: a heading for screen readers, the number of projects, or that nothing matches. */
export const results = {
  heading: 'Results',
  all: { one: '{count} project', other: '{count} projects' } as Plural,
  some: { one: '{shown} of {count} project', other: '{shown} of {count} projects' } as Plural,
  none: 'No project matches.',
  advice: 'Try fewer letters, another type, or begin again.',
  clear: 'Clear filters',
}

/** The page of all projects if there are none. */
export const noProjects = { text: 'There are no projects here yet.' }

/** An open project, and the large view of its screenshots. */
export const dialog = {
  close: 'Close',
  copyLink: 'Copy link',
  openPage: 'Open page',
  linkCopied: 'Link to {title} copied',
  screenshots: 'Screenshots of {title}',
  enlarge: 'Enlarge: {picture}',
  viewer: '{title}, screenshots',
  viewerScreenshots: 'Large screenshots of {title}',
}

/** The page of a project: the links to the other projects. */
export const projectPage = {
  next: 'Next project',
  previous: 'Previous project',
  others: 'More projects',
}

/** The picture slider, mostly for screen readers. `carousel` and `slide` describe its role. */
export const slider = {
  carousel: 'carousel',
  slide: 'slide',
  place: '{number} of {count}',
  show: 'Show slide {number}: {picture}',
  play: 'Play the slides',
  pause: 'Pause the slides',
  previous: 'Previous slide',
  next: 'Next slide',
}

/** Short messages at the edge of the screen. */
export const toasts = {
  dismiss: 'Dismiss',
  copyRefused: 'Copying was refused. Copy it from here:',
  toCopy: 'Text to copy',
}

/** A button during its action. */
export const waiting = { label: 'Loading....' }

/** Titles and descriptions in search results and shared links. */
export const metadata = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: {
    one: '{count} project by {person}.',
    other: '{count} projects by {person}.',
  } as Plural,
}

/** The resume as PDF. Its headings for work and projects are the labels of the sections. */
export const resume = {
  title: '{person}: resume',
  subject: 'Resume',
  web: 'Web',
  skills: 'Skills',
  more: 'More',
  andMore: { other: 'and {count} more.' } as Plural,
  all: 'All of them:',
  page: '{number} of {count}',
}
