import type { Words } from '@/content/schema/words'

/** The words in Polish: `cp docs/translations/pl.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'pl', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
  month: '{month} {year}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} – {end}',
  present: 'obecnie',
}

export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}.' }

export const page: Words['page'] = { skip: 'Przejdź do treści', opensNewTab: '(otwiera się w nowej karcie)' }

export const header: Words['header'] = { label: 'Główna nawigacja', home: '(strona główna)', resume: 'CV' }

export const menu: Words['menu'] = { label: 'Menu' }

export const colorMode: Words['colorMode'] = {
  toLight: 'Przełącz na jasny motyw',
  toDark: 'Przełącz na ciemny motyw',
}

export const footer: Words['footer'] = {
  label: 'Stopka',
  credit: 'Projekt i wykonanie: {name}',
  version: 'Wersja',
}

export const backToTop: Words['backToTop'] = { label: 'Do góry' }

export const notFound: Words['notFound'] = {
  title: 'Nie znaleziono',
  heading: 'Pod tym adresem nic nie ma.',
  home: 'Przejdź do strony głównej',
}

export const intro: Words['intro'] = {
  resume: 'Zobacz moje CV',
  projects: 'Zobacz moje projekty',
  now: 'Obecnie',
  scrollDown: 'Przewiń w dół',
  legend: 'Każdy szczyt to projekt, {years}',
  jobsLegend: 'Każdy szczyt to jedno stanowisko, {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: 'Zdjęcia: {section}',
  companyWebsite: 'Strona firmy {company}',
  viewAll: 'Zobacz wszystkie',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: 'O mnie',
  experiences: 'Doświadczenie',
  projects: 'Projekty',
  contact: 'Kontakt',
  allProjects: 'Wszystkie projekty',
}

export const summaries: Words['summaries'] = { more: { other: 'jeszcze {count}' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: 'Wybrane projekty',
  contact: 'Napisz do mnie',
}

export const sortLabels: Words['sortLabels'] = {
  option1: 'Data (od najnowszych)',
  option2: 'Data (od najstarszych)',
  option3: 'Rodzaj',
}

export const parts: Words['parts'] = {
  education: 'Wykształcenie',
  publications: 'Publikacje',
  talks: 'Wystąpienia',
  awards: 'Nagrody',
  certifications: 'Certyfikaty',
  volunteering: 'Wolontariat',
  languages: 'Języki',
}

export const entries: Words['entries'] = { score: 'Ocena: {score}', stack: 'Technologie: {stack}' }

export const contact: Words['contact'] = {
  copyAddress: 'Kopiuj adres',
  addressCopied: 'Skopiowano adres e-mail',
  mail: 'E-mail',
}

export const projectLinks: Words['projectLinks'] = { code: 'Kod źródłowy', demo: 'Demo', website: 'Strona' }

export const projectPictures: Words['projectPictures'] = { logo: 'Logo projektu {title}' }

export const explorer: Words['explorer'] = { goBack: 'Wróć' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'Szukaj projektów po tytule',
  searchHint: 'Szukaj po tytule',
  type: 'Rodzaj',
  allTypes: 'Wszystkie',
  technology: 'Technologia',
  sort: 'Kolejność',
}

export const results: Words['results'] = {
  heading: 'Wyniki',
  all: {
    one: '{count} projekt',
    few: '{count} projekty',
    many: '{count} projektów',
    other: '{count} projektu',
  },
  some: {
    one: '{shown} z {count} projektu',
    few: '{shown} z {count} projektów',
    many: '{shown} z {count} projektów',
    other: '{shown} z {count} projektu',
  },
  none: 'Brak pasujących projektów.',
  advice: 'Wpisz mniej liter, wybierz inny rodzaj albo zacznij od nowa.',
  clear: 'Wyczyść filtry',
}

export const noProjects: Words['noProjects'] = { text: 'Nie ma tu jeszcze żadnych projektów.' }

export const dialog: Words['dialog'] = {
  close: 'Zamknij',
  copyLink: 'Kopiuj link',
  openPage: 'Otwórz stronę',
  linkCopied: 'Skopiowano link do projektu {title}',
  screenshots: 'Zrzuty ekranu projektu {title}',
  enlarge: 'Powiększ: {picture}',
  viewer: '{title}: zrzuty ekranu',
  viewerScreenshots: 'Duże zrzuty ekranu projektu {title}',
}

export const projectPage: Words['projectPage'] = {
  next: 'Następny projekt',
  previous: 'Poprzedni projekt',
  others: 'Więcej projektów',
}

export const slider: Words['slider'] = {
  carousel: 'karuzela',
  slide: 'slajd',
  place: '{number} z {count}',
  show: 'Pokaż slajd {number}: {picture}',
  play: 'Odtwarzaj slajdy',
  pause: 'Zatrzymaj slajdy',
  previous: 'Poprzedni slajd',
  next: 'Następny slajd',
}

export const toasts: Words['toasts'] = {
  dismiss: 'Zamknij komunikat',
  copyRefused: 'Nie udało się skopiować. Skopiuj stąd:',
  toCopy: 'Tekst do skopiowania',
}

export const waiting: Words['waiting'] = { label: 'Wczytywanie…' }

export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: {
    one: '{count} projekt. Autor: {person}.',
    few: '{count} projekty. Autor: {person}.',
    many: '{count} projektów. Autor: {person}.',
    other: '{count} projektu. Autor: {person}.',
  },
}

export const resume: Words['resume'] = {
  title: 'CV: {person}',
  subject: 'CV',
  web: 'WWW',
  skills: 'Umiejętności',
  more: 'Inne',
  andMore: { other: 'i jeszcze {count}.' },
  all: 'Wszystkie:',
  page: '{number} z {count}',
}
