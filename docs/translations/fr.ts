import type { Words } from '@/content/schema/words'

/** The words in French: `cp docs/translations/fr.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'fr', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  month: '{month} {year}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} – {end}',
  present: 'aujourd’hui',
}

export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}.' }

export const page: Words['page'] = {
  skip: 'Aller au contenu',
  opensNewTab: '(s’ouvre dans un nouvel onglet)',
}

export const header: Words['header'] = { label: 'Navigation principale', home: '(accueil)', resume: 'CV' }

export const menu: Words['menu'] = { label: 'Menu' }

export const colorMode: Words['colorMode'] = {
  toLight: 'Passer au mode clair',
  toDark: 'Passer au mode sombre',
}

export const footer: Words['footer'] = {
  label: 'Pied de page',
  credit: 'Conception et réalisation\u00a0: {name}',
  version: 'Version',
}

export const backToTop: Words['backToTop'] = { label: 'Haut de page' }

export const notFound: Words['notFound'] = {
  title: 'Page introuvable',
  heading: 'Il n’y a rien à cette adresse.',
  home: 'Aller à la page d’accueil',
}

export const intro: Words['intro'] = {
  resume: 'Voir mon CV',
  projects: 'Voir mes projets',
  now: 'En ce moment',
  scrollDown: 'Faire défiler',
  legend: 'Chaque sommet est un projet, {years}',
  jobsLegend: 'Chaque sommet est un emploi, {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: 'Images\u00a0: {section}',
  companyWebsite: 'Site web de {company}',
  viewAll: 'Tout voir',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: 'À propos',
  experiences: 'Expérience',
  projects: 'Projets',
  contact: 'Contact',
  allProjects: 'Tous les projets',
}

export const summaries: Words['summaries'] = { more: { one: '{count} autre', other: '{count} autres' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: 'Projets choisis',
  contact: 'Écrivez-moi',
}

export const sortLabels: Words['sortLabels'] = {
  option1: 'Date (récents d’abord)',
  option2: 'Date (anciens d’abord)',
  option3: 'Type',
}

export const parts: Words['parts'] = {
  education: 'Formation',
  publications: 'Publications',
  talks: 'Conférences',
  awards: 'Distinctions',
  certifications: 'Certifications',
  volunteering: 'Bénévolat',
  languages: 'Langues',
}

export const entries: Words['entries'] = {
  score: 'Note\u00a0: {score}',
  stack: 'Technologies\u00a0: {stack}',
}

export const contact: Words['contact'] = {
  copyAddress: 'Copier l’adresse',
  addressCopied: 'Adresse e-mail copiée',
  mail: 'E-mail',
}

export const projectLinks: Words['projectLinks'] = { code: 'Code source', demo: 'Démo', website: 'Site web' }

export const projectPictures: Words['projectPictures'] = { logo: 'Logo de {title}' }

export const explorer: Words['explorer'] = { goBack: 'Retour' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'Rechercher un projet par titre',
  searchHint: 'Rechercher un titre',
  type: 'Type',
  allTypes: 'Tous',
  technology: 'Technologie',
  sort: 'Tri',
}

export const results: Words['results'] = {
  heading: 'Résultats',
  all: { one: '{count} projet', other: '{count} projets' },
  some: { one: '{shown} sur {count} projet', other: '{shown} sur {count} projets' },
  none: 'Aucun projet ne correspond.',
  advice: 'Essayez moins de lettres ou un autre type, ou recommencez.',
  clear: 'Effacer les filtres',
}

export const noProjects: Words['noProjects'] = { text: 'Il n’y a pas encore de projet ici.' }

export const dialog: Words['dialog'] = {
  close: 'Fermer',
  copyLink: 'Copier le lien',
  openPage: 'Ouvrir la page',
  linkCopied: 'Lien vers {title} copié',
  screenshots: 'Captures d’écran de {title}',
  enlarge: 'Agrandir\u00a0: {picture}',
  viewer: '{title}\u00a0: captures d’écran',
  viewerScreenshots: 'Grandes captures d’écran de {title}',
}

export const projectPage: Words['projectPage'] = {
  next: 'Projet suivant',
  previous: 'Projet précédent',
  others: 'Autres projets',
}

export const slider: Words['slider'] = {
  carousel: 'carrousel',
  slide: 'diapositive',
  place: '{number} sur {count}',
  show: 'Afficher la diapositive {number}\u00a0: {picture}',
  play: 'Lancer le défilement',
  pause: 'Mettre le défilement en pause',
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
}

export const toasts: Words['toasts'] = {
  dismiss: 'Fermer le message',
  copyRefused: 'La copie a échoué. Copiez le texte ici\u00a0:',
  toCopy: 'Texte à copier',
}

export const waiting: Words['waiting'] = { label: 'Chargement…' }

export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: { one: '{count} projet de {person}.', other: '{count} projets de {person}.' },
}

export const resume: Words['resume'] = {
  title: 'CV\u00a0: {person}',
  subject: 'CV',
  web: 'Web',
  skills: 'Compétences',
  more: 'Autres',
  andMore: { one: 'et {count} autre.', other: 'et {count} autres.' },
  all: 'Tous\u00a0:',
  page: '{number} sur {count}',
}
