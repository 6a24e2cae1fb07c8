import type { Words } from './words-schema'

/**
 * Every word that the site says by itself: on the page, to assistive technology, in the resume and the other documents.
 * To have the site in your language, translate this file, and nothing else but your own content.
 *
 * What stands in braces is filled in: keep it as it is, and put it where your language wants it. Where a number decides
 * about the words, write a line for each form that your language has (`zero`, `one`, `two`, `few`, `many`, `other`: those
 * of Intl.PluralRules); `other` stands in for those that are left out.
 */

/** The language as browsers and search engines know it, such as `en`, `de` or `pt-BR`, and where its lines begin: `ltr` or `rtl`. */
export const language: Words['language'] = { lang: 'en', dir: 'ltr' }

/** The months of projects. Dates in `content/` are written with these, or with those of `resumeDates`. */
export const projectDates: Words['projectDates'] = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  month: '{year} {month}',
}

/** Months in the resume, and the time that an entry covers, on the page too. `present` is shown for the date 'Present'. */
export const resumeDates: Words['resumeDates'] = {
  months: ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'Jun.', 'Jul.', 'Aug.', 'Sep.', 'Oct.', 'Nov.', 'Dec.'],
  month: '{month} {year}',
  range: '{start} – {end}',
  present: 'Present',
}

/** In the resume and the other documents: what stands between the texts of a list, and the end of a sentence. */
export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}.' }

/** On every page, for those who hear it or use the keyboard. */
export const page: Words['page'] = {
  skip: 'Skip to the content',
  opensNewTab: '(opens in a new tab)',
}

/** The bar at the top, and its menu on narrow screens. */
export const header: Words['header'] = {
  label: 'Main',
  home: '(home)',
  resume: 'Resume',
}

export const menu: Words['menu'] = { label: 'Menu' }

/** The button with sun or moon says what it will do. */
export const colorMode: Words['colorMode'] = {
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
}

/** The end of every page. */
export const footer: Words['footer'] = {
  label: 'Footer',
  credit: 'Designed and built by {name}',
  version: 'Version',
}

/** The button that leads back to the top of a long page. */
export const backToTop: Words['backToTop'] = { label: 'Top' }

/** The page of an address that does not exist. */
export const notFound: Words['notFound'] = {
  title: 'Not found',
  heading: 'There is nothing at this address.',
  home: 'Go to the home page',
}

/** The first screen of the home page. */
export const intro: Words['intro'] = {
  resume: 'Check out my resume',
  projects: 'See what I made',
  now: 'Now',
  scrollDown: 'Scroll down',
}

/** The sections of the home page; their headings are in `content/sections.ts`. */
export const sectionWords: Words['sectionWords'] = {
  pictures: 'Pictures: {section}',
  companyWebsite: '{company}, website',
  viewAll: 'View All',
}

/** The names of the sections, in the menu and in the documents. `content/sections.ts` can replace them. */
export const sectionLabels: Words['sectionLabels'] = {
  about: 'About',
  experiences: 'Experiences',
  projects: 'Projects',
  contact: 'Contact',
  allProjects: 'All projects',
}

/** The line that opens the rest of a long list. */
export const summaries: Words['summaries'] = { more: { one: '{count} more', other: '{count} more' } }

/** Headings that follow from your content, for the sections without one in `content/sections.ts`. */
export const sectionHeadings: Words['sectionHeadings'] = {
  experiences: { one: '{count} role since {year}', other: '{count} roles since {year}' },
  projects: 'Selected projects',
  contact: 'Say hello',
}

/** The choices of the sort list on `/projects`. `content/sort-options.ts` can replace them. */
export const sortLabels: Words['sortLabels'] = {
  option1: 'Dates (new to old)',
  option2: 'Dates (old to new)',
  option3: 'Types',
}

/** Headings of the lists below your work, on the page, in the resume and in the documents. */
export const parts: Words['parts'] = {
  education: 'Education',
  publications: 'Publications',
  talks: 'Talks',
  awards: 'Awards',
  certifications: 'Certifications',
  volunteering: 'Volunteering',
  languages: 'Languages',
}

/** Facts of a school and of a job. */
export const entries: Words['entries'] = { score: 'Grade: {score}', stack: 'Stack: {stack}' }

/** The contact section; `mail` also names the address in the documents. */
export const contact: Words['contact'] = {
  copyAddress: 'Copy address',
  addressCopied: 'Mail address copied',
  mail: 'Mail',
}

/** A project's buttons. */
export const projectLinks: Words['projectLinks'] = {
  code: 'GitHub',
  demo: 'Demo',
  website: 'Website',
}

/** A project's logo, said to those who do not see it. */
export const projectPictures: Words['projectPictures'] = { logo: '{title} logo' }

/** The screen of all projects: the way back, and the tools above the list. */
export const explorer: Words['explorer'] = { goBack: 'Go Back' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'Search projects by title',
  searchHint: 'Search by title',
  type: 'Type',
  allTypes: 'All',
  sort: 'Sort',
  listFailed: '{list} could not be loaded. Reload the page to try again.',
}

/** The list below: its heading for those who hear it, how many there are, and what is said when nothing is found. */
export const results: Words['results'] = {
  heading: 'Results',
  all: { one: '{count} project', other: '{count} projects' },
  some: { one: '{shown} of {count} project', other: '{shown} of {count} projects' },
  none: 'No project matches.',
  advice: 'Try fewer letters, another type, or begin again.',
  clear: 'Clear filters',
}

/** The screen of all projects when there are none. */
export const noProjects: Words['noProjects'] = { text: 'There are no projects here yet.' }

/** An open project, and the larger view of its screenshots. */
export const dialog: Words['dialog'] = {
  close: 'Close',
  copyLink: 'Copy link',
  linkCopied: 'Link to {title} copied',
  screenshots: 'Screenshots of {title}',
  enlarge: 'Enlarge: {picture}',
  viewer: '{title}, screenshots',
  viewerScreenshots: 'Large screenshots of {title}',
}

/** The picture slider: mostly for those who hear it. `carousel` and `slide` are what it and its parts are. */
export const slider: Words['slider'] = {
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
export const toasts: Words['toasts'] = {
  dismiss: 'Dismiss',
  copyRefused: 'Copying was refused. Copy it from here:',
  toCopy: 'Text to copy',
}

/** A button whose action is under way. */
export const waiting: Words['waiting'] = { label: 'Loading....' }

/** What search results, shared links and other programs are told of the pages. */
export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: { one: '{count} project by {person}.', other: '{count} projects by {person}.' },
  markdown: 'This page as Markdown',
  overview: 'Overview for assistants',
}

/** The picture of a shared link to all projects. `{title}` is your job title. */
export const card: Words['card'] = {
  projects: { one: '{count} project', other: '{count} projects' },
  projectsBy: { one: '{count} project · {title}', other: '{count} projects · {title}' },
}

/** The resume as PDF; its headings for work and projects are in `content/sections.ts`. */
export const resume: Words['resume'] = {
  title: '{person}: resume',
  subject: 'Resume',
  web: 'Web',
  skills: 'Skills',
  more: 'More',
  andMore: { other: 'and {count} more.' },
  all: 'All of them:',
  page: '{number} of {count}',
}

/** `index.md`, `projects.md` and `llms.txt`, the pages as plain text for programs and assistants. */
export const documents: Words['documents'] = {
  resume: 'Resume',
  resumePdf: 'Resume (PDF)',
  contactCard: 'Contact card',
  viewAll: 'View all projects',
  by: 'By {person}',
  pages: 'Pages',
  aboutHome: 'the home page as Markdown, with experience, skills and contact',
  aboutProjects: 'every project in full, as Markdown',
  aboutResume: 'tagged PDF',
  aboutJsonResume: 'the same facts by the JSON Resume schema',
  aboutContactCard: 'vCard',
  now: 'Now: {title} at {company}',
  interests: 'Interests',
}
