import type { Words } from '@/content/schema/words'

/** The words in Brazilian Portuguese: `cp docs/translations/pt-BR.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'pt-BR', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
  month: '{month} de {year}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  month: '{month} {year}',
  range: '{start} – {end}',
  present: 'atual',
}

export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}.' }

export const page: Words['page'] = { skip: 'Pular para o conteúdo', opensNewTab: '(abre em uma nova aba)' }

export const header: Words['header'] = { label: 'Navegação principal', home: '(início)', resume: 'Currículo' }

export const menu: Words['menu'] = { label: 'Menu' }

export const colorMode: Words['colorMode'] = {
  toLight: 'Mudar para o modo claro',
  toDark: 'Mudar para o modo escuro',
}

export const footer: Words['footer'] = {
  label: 'Rodapé',
  credit: 'Design e desenvolvimento: {name}',
  version: 'Versão',
}

export const backToTop: Words['backToTop'] = { label: 'Topo' }

export const notFound: Words['notFound'] = {
  title: 'Não encontrado',
  heading: 'Não há nada neste endereço.',
  home: 'Ir para a página inicial',
}

export const intro: Words['intro'] = {
  resume: 'Ver meu currículo',
  projects: 'Ver meus projetos',
  now: 'Agora',
  scrollDown: 'Role para baixo',
  legend: 'Cada cume é um projeto, {years}',
  jobsLegend: 'Cada cume é um emprego, {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: 'Imagens: {section}',
  companyWebsite: 'Site da empresa {company}',
  viewAll: 'Ver todos',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: 'Sobre mim',
  experiences: 'Experiência',
  projects: 'Projetos',
  contact: 'Contato',
  allProjects: 'Todos os projetos',
}

export const summaries: Words['summaries'] = { more: { other: 'mais {count}' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: 'Projetos selecionados',
  contact: 'Fale comigo',
}

export const sortLabels: Words['sortLabels'] = {
  option1: 'Data (mais recentes)',
  option2: 'Data (mais antigos)',
  option3: 'Tipo',
}

export const parts: Words['parts'] = {
  education: 'Formação',
  publications: 'Publicações',
  talks: 'Palestras',
  awards: 'Prêmios',
  certifications: 'Certificações',
  volunteering: 'Voluntariado',
  languages: 'Idiomas',
}

export const entries: Words['entries'] = { score: 'Nota: {score}', stack: 'Tecnologias: {stack}' }

export const contact: Words['contact'] = {
  copyAddress: 'Copiar o endereço',
  addressCopied: 'Endereço de e-mail copiado',
  mail: 'E-mail',
}

export const projectLinks: Words['projectLinks'] = { code: 'Código', demo: 'Demonstração', website: 'Site' }

export const projectPictures: Words['projectPictures'] = { logo: 'Logo de {title}' }

export const explorer: Words['explorer'] = { goBack: 'Voltar' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'Buscar projetos por título',
  searchHint: 'Buscar por título',
  type: 'Tipo',
  allTypes: 'Todos',
  technology: 'Tecnologia',
  sort: 'Ordem',
}

export const results: Words['results'] = {
  heading: 'Resultados',
  all: { one: '{count} projeto', other: '{count} projetos' },
  some: { one: '{shown} de {count} projeto', other: '{shown} de {count} projetos' },
  none: 'Nenhum projeto encontrado.',
  advice: 'Tente com menos letras ou com outro tipo, ou comece de novo.',
  clear: 'Limpar filtros',
}

export const noProjects: Words['noProjects'] = { text: 'Ainda não há projetos aqui.' }

export const dialog: Words['dialog'] = {
  close: 'Fechar',
  copyLink: 'Copiar link',
  openPage: 'Abrir a página',
  linkCopied: 'Link para {title} copiado',
  screenshots: 'Capturas de tela de {title}',
  enlarge: 'Ampliar: {picture}',
  viewer: '{title}: capturas de tela',
  viewerScreenshots: 'Capturas de tela grandes de {title}',
}

export const projectPage: Words['projectPage'] = {
  next: 'Próximo projeto',
  previous: 'Projeto anterior',
  others: 'Mais projetos',
}

export const slider: Words['slider'] = {
  carousel: 'carrossel',
  slide: 'slide',
  place: '{number} de {count}',
  show: 'Mostrar o slide {number}: {picture}',
  play: 'Reproduzir os slides',
  pause: 'Pausar os slides',
  previous: 'Slide anterior',
  next: 'Próximo slide',
}

export const toasts: Words['toasts'] = {
  dismiss: 'Fechar o aviso',
  copyRefused: 'Não foi possível copiar. Copie daqui:',
  toCopy: 'Texto para copiar',
}

export const waiting: Words['waiting'] = { label: 'Carregando…' }

export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: { one: '{count} projeto de {person}.', other: '{count} projetos de {person}.' },
}

export const resume: Words['resume'] = {
  title: 'Currículo: {person}',
  subject: 'Currículo',
  web: 'Web',
  skills: 'Habilidades',
  more: 'Outros',
  andMore: { other: 'e mais {count}.' },
  all: 'Todos:',
  page: '{number} de {count}',
}
