import type { Words } from '@/content/schema/words'

/** The words in German: `cp docs/translations/de.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'de', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  month: '{month} {year}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} bis {end}',
  present: 'heute',
}

export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}.' }

export const page: Words['page'] = { skip: 'Zum Inhalt springen', opensNewTab: '(öffnet einen neuen Tab)' }

export const header: Words['header'] = {
  label: 'Hauptnavigation',
  home: '(Startseite)',
  resume: 'Lebenslauf',
}

export const menu: Words['menu'] = { label: 'Menü' }

export const colorMode: Words['colorMode'] = {
  toLight: 'Zur hellen Ansicht wechseln',
  toDark: 'Zur dunklen Ansicht wechseln',
}

export const footer: Words['footer'] = {
  label: 'Fußzeile',
  credit: 'Gestaltet und gebaut von {name}',
  version: 'Version',
}

export const backToTop: Words['backToTop'] = { label: 'Nach oben' }

export const notFound: Words['notFound'] = {
  title: 'Nicht gefunden',
  heading: 'Unter dieser Adresse gibt es nichts.',
  home: 'Zur Startseite',
}

export const intro: Words['intro'] = {
  resume: 'Meinen Lebenslauf ansehen',
  projects: 'Was ich gebaut habe',
  now: 'Zurzeit',
  scrollDown: 'Nach unten scrollen',
  legend: 'Jeder Gipfel ist ein Projekt, {years}',
  jobsLegend: 'Jeder Gipfel ist eine Stelle, {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: 'Bilder: {section}',
  companyWebsite: 'Website von {company}',
  viewAll: 'Alle ansehen',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: 'Über mich',
  experiences: 'Werdegang',
  projects: 'Projekte',
  contact: 'Kontakt',
  allProjects: 'Alle Projekte',
}

export const summaries: Words['summaries'] = { more: { other: '{count} weitere' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: 'Ausgewählte Projekte',
  contact: 'Schreiben Sie mir',
}

export const sortLabels: Words['sortLabels'] = {
  option1: 'Neueste zuerst',
  option2: 'Älteste zuerst',
  option3: 'Art',
}

export const parts: Words['parts'] = {
  education: 'Ausbildung',
  publications: 'Veröffentlichungen',
  certifications: 'Zertifikate',
  languages: 'Sprachen',
  awards: 'Auszeichnungen',
  volunteering: 'Ehrenamt',
  talks: 'Vorträge',
}

export const entries: Words['entries'] = { score: 'Note: {score}', stack: 'Technologien: {stack}' }

export const contact: Words['contact'] = {
  copyAddress: 'Adresse kopieren',
  addressCopied: 'E-Mail-Adresse kopiert',
  mail: 'E-Mail',
}

export const projectLinks: Words['projectLinks'] = {
  code: 'Quelltext',
  demo: 'Demo',
  website: 'Website',
}

export const projectPictures: Words['projectPictures'] = { logo: 'Logo von {title}' }

export const explorer: Words['explorer'] = { goBack: 'Zurück' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'Projekte nach Titel durchsuchen',
  searchHint: 'Titel suchen',
  type: 'Art',
  allTypes: 'Alle',
  technology: 'Technologie',
  sort: 'Reihenfolge',
}

export const results: Words['results'] = {
  heading: 'Ergebnisse',
  all: { one: 'Ein Projekt', other: '{count} Projekte' },
  some: { one: '{shown} von einem Projekt', other: '{shown} von {count} Projekten' },
  none: 'Kein Projekt passt dazu.',
  advice: 'Versuchen Sie es mit weniger Buchstaben, einer anderen Art, oder beginnen Sie von vorn.',
  clear: 'Filter zurücksetzen',
}

export const noProjects: Words['noProjects'] = { text: 'Hier gibt es noch keine Projekte.' }

export const dialog: Words['dialog'] = {
  close: 'Schließen',
  copyLink: 'Link kopieren',
  openPage: 'Seite öffnen',
  linkCopied: 'Link zu {title} kopiert',
  screenshots: 'Bildschirmfotos von {title}',
  enlarge: 'Vergrößern: {picture}',
  viewer: '{title}: Bildschirmfotos',
  viewerScreenshots: 'Große Bildschirmfotos von {title}',
}

export const projectPage: Words['projectPage'] = {
  next: 'Nächstes Projekt',
  previous: 'Voriges Projekt',
  others: 'Weitere Projekte',
}

export const slider: Words['slider'] = {
  carousel: 'Bilderkarussell',
  slide: 'Bild',
  place: '{number} von {count}',
  show: 'Bild {number} zeigen: {picture}',
  play: 'Bilder weiterlaufen lassen',
  pause: 'Bilder anhalten',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
}

export const toasts: Words['toasts'] = {
  dismiss: 'Ausblenden',
  copyRefused: 'Das Kopieren wurde verweigert. Kopieren Sie von hier:',
  toCopy: 'Text zum Kopieren',
}

export const waiting: Words['waiting'] = { label: 'Wird geladen …' }

export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: { one: 'Ein Projekt von {person}.', other: '{count} Projekte von {person}.' },
}

export const resume: Words['resume'] = {
  title: 'Lebenslauf: {person}',
  subject: 'Lebenslauf',
  web: 'Web',
  skills: 'Kenntnisse',
  more: 'Weitere',
  andMore: { one: 'und eines mehr.', other: 'und {count} weitere.' },
  all: 'Alle zusammen:',
  page: 'Seite {number} von {count}',
}
