import type { Words } from '@/content/schema/words'

/** The words in Spanish: `cp docs/translations/es.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'es', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  month: '{month} {year}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} – {end}',
  present: 'actualidad',
}

export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}.' }

export const page: Words['page'] = {
  skip: 'Saltar al contenido',
  opensNewTab: '(se abre en una pestaña nueva)',
}

export const header: Words['header'] = {
  label: 'Navegación principal',
  home: '(inicio)',
  resume: 'Currículum',
}

export const menu: Words['menu'] = { label: 'Menú' }

export const colorMode: Words['colorMode'] = {
  toLight: 'Cambiar al modo claro',
  toDark: 'Cambiar al modo oscuro',
}

export const footer: Words['footer'] = {
  label: 'Pie de página',
  credit: 'Diseño y desarrollo: {name}',
  version: 'Versión',
}

export const backToTop: Words['backToTop'] = { label: 'Arriba' }

export const notFound: Words['notFound'] = {
  title: 'No encontrado',
  heading: 'No hay nada en esta dirección.',
  home: 'Ir a la página de inicio',
}

export const intro: Words['intro'] = {
  resume: 'Ver mi currículum',
  projects: 'Ver mis proyectos',
  now: 'Ahora',
  scrollDown: 'Desplázate hacia abajo',
  legend: 'Cada cumbre es un proyecto, {years}',
  jobsLegend: 'Cada cumbre es un empleo, {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: 'Imágenes: {section}',
  companyWebsite: 'Sitio web de {company}',
  viewAll: 'Ver todos',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: 'Sobre mí',
  experiences: 'Experiencia',
  projects: 'Proyectos',
  contact: 'Contacto',
  allProjects: 'Todos los proyectos',
}

export const summaries: Words['summaries'] = { more: { other: '{count} más' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: 'Proyectos destacados',
  contact: 'Escríbeme',
}

export const sortLabels: Words['sortLabels'] = {
  option1: 'Fecha (recientes primero)',
  option2: 'Fecha (antiguos primero)',
  option3: 'Tipo',
}

export const parts: Words['parts'] = {
  education: 'Formación',
  publications: 'Publicaciones',
  talks: 'Charlas',
  awards: 'Premios',
  certifications: 'Certificaciones',
  volunteering: 'Voluntariado',
  languages: 'Idiomas',
}

export const entries: Words['entries'] = { score: 'Nota: {score}', stack: 'Tecnologías: {stack}' }

export const contact: Words['contact'] = {
  copyAddress: 'Copiar la dirección',
  addressCopied: 'Dirección de correo copiada',
  mail: 'Correo',
}

export const projectLinks: Words['projectLinks'] = { code: 'Código', demo: 'Demo', website: 'Sitio web' }

export const projectPictures: Words['projectPictures'] = { logo: 'Logotipo de {title}' }

export const explorer: Words['explorer'] = { goBack: 'Volver' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'Buscar proyectos por título',
  searchHint: 'Buscar por título',
  type: 'Tipo',
  allTypes: 'Todos',
  technology: 'Tecnología',
  sort: 'Orden',
}

export const results: Words['results'] = {
  heading: 'Resultados',
  all: { one: '{count} proyecto', other: '{count} proyectos' },
  some: { one: '{shown} de {count} proyecto', other: '{shown} de {count} proyectos' },
  none: 'Ningún proyecto coincide.',
  advice: 'Prueba con menos letras o con otro tipo, o empieza de nuevo.',
  clear: 'Borrar los filtros',
}

export const noProjects: Words['noProjects'] = { text: 'Aquí todavía no hay proyectos.' }

export const dialog: Words['dialog'] = {
  close: 'Cerrar',
  copyLink: 'Copiar el enlace',
  openPage: 'Abrir la página',
  linkCopied: 'Enlace a {title} copiado',
  screenshots: 'Capturas de pantalla de {title}',
  enlarge: 'Ampliar: {picture}',
  viewer: '{title}: capturas de pantalla',
  viewerScreenshots: 'Capturas de pantalla grandes de {title}',
}

export const projectPage: Words['projectPage'] = {
  next: 'Proyecto siguiente',
  previous: 'Proyecto anterior',
  others: 'Más proyectos',
}

export const slider: Words['slider'] = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  place: '{number} de {count}',
  show: 'Mostrar la diapositiva {number}: {picture}',
  play: 'Reproducir las diapositivas',
  pause: 'Pausar las diapositivas',
  previous: 'Diapositiva anterior',
  next: 'Diapositiva siguiente',
}

export const toasts: Words['toasts'] = {
  dismiss: 'Cerrar el aviso',
  copyRefused: 'No se pudo copiar. Cópialo desde aquí:',
  toCopy: 'Texto para copiar',
}

export const waiting: Words['waiting'] = { label: 'Cargando…' }

export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: { one: '{count} proyecto de {person}.', other: '{count} proyectos de {person}.' },
}

export const resume: Words['resume'] = {
  title: 'Currículum: {person}',
  subject: 'Currículum',
  web: 'Web',
  skills: 'Competencias',
  more: 'Otros',
  andMore: { other: 'y {count} más.' },
  all: 'Todos:',
  page: '{number} de {count}',
}
