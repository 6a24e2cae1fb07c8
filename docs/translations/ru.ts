import type { Words } from '@/content/schema/words'

/** The words in Russian: `cp docs/translations/ru.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'ru', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['янв.', 'февр.', 'март', 'апр.', 'май', 'июнь', 'июль', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
  month: '{month} {year}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} — {end}',
  present: 'наст. время',
}

export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}.' }

export const page: Words['page'] = {
  skip: 'Перейти к содержанию',
  opensNewTab: '(откроется в новой вкладке)',
}

export const header: Words['header'] = {
  label: 'Основная навигация',
  home: '(главная страница)',
  resume: 'Резюме',
}

export const menu: Words['menu'] = { label: 'Меню' }

export const colorMode: Words['colorMode'] = {
  toLight: 'Включить светлую тему',
  toDark: 'Включить тёмную тему',
}

export const footer: Words['footer'] = {
  label: 'Подвал сайта',
  credit: 'Дизайн и разработка: {name}',
  version: 'Версия',
}

export const backToTop: Words['backToTop'] = { label: 'Наверх' }

export const notFound: Words['notFound'] = {
  title: 'Не найдено',
  heading: 'По этому адресу ничего нет.',
  home: 'На главную страницу',
}

export const intro: Words['intro'] = {
  resume: 'Посмотреть резюме',
  projects: 'Посмотреть проекты',
  now: 'Сейчас',
  scrollDown: 'Листайте вниз',
  legend: 'Каждая вершина — проект, {years}',
  jobsLegend: 'Каждая вершина — место работы, {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: 'Изображения: {section}',
  companyWebsite: 'Сайт компании {company}',
  viewAll: 'Смотреть все',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: 'Обо мне',
  experiences: 'Опыт работы',
  projects: 'Проекты',
  contact: 'Контакты',
  allProjects: 'Все проекты',
}

export const summaries: Words['summaries'] = { more: { other: 'ещё {count}' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: 'Избранные проекты',
  contact: 'Напишите мне',
}

export const sortLabels: Words['sortLabels'] = {
  option1: 'По дате (сначала новые)',
  option2: 'По дате (сначала старые)',
  option3: 'По типу',
}

export const parts: Words['parts'] = {
  education: 'Образование',
  publications: 'Публикации',
  talks: 'Выступления',
  awards: 'Награды',
  certifications: 'Сертификаты',
  volunteering: 'Волонтёрство',
  languages: 'Языки',
}

export const entries: Words['entries'] = { score: 'Оценка: {score}', stack: 'Технологии: {stack}' }

export const contact: Words['contact'] = {
  copyAddress: 'Скопировать адрес',
  addressCopied: 'Адрес почты скопирован',
  mail: 'Почта',
}

export const projectLinks: Words['projectLinks'] = { code: 'Исходный код', demo: 'Демо', website: 'Сайт' }

export const projectPictures: Words['projectPictures'] = { logo: 'Логотип {title}' }

export const explorer: Words['explorer'] = { goBack: 'Назад' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'Поиск проектов по названию',
  searchHint: 'Поиск по названию',
  type: 'Тип',
  allTypes: 'Все',
  technology: 'Технология',
  sort: 'Сортировка',
}

export const results: Words['results'] = {
  heading: 'Результаты',
  all: { one: '{count} проект', few: '{count} проекта', many: '{count} проектов', other: '{count} проекта' },
  some: {
    one: '{shown} из {count} проекта',
    few: '{shown} из {count} проектов',
    many: '{shown} из {count} проектов',
    other: '{shown} из {count} проекта',
  },
  none: 'Подходящих проектов нет.',
  advice: 'Введите меньше букв, выберите другой тип или начните заново.',
  clear: 'Сбросить фильтры',
}

export const noProjects: Words['noProjects'] = { text: 'Здесь пока нет проектов.' }

export const dialog: Words['dialog'] = {
  close: 'Закрыть',
  copyLink: 'Скопировать ссылку',
  openPage: 'Открыть страницу',
  linkCopied: 'Ссылка на «{title}» скопирована',
  screenshots: 'Снимки экрана: {title}',
  enlarge: 'Увеличить: {picture}',
  viewer: '{title}: снимки экрана',
  viewerScreenshots: 'Крупные снимки экрана: {title}',
}

export const projectPage: Words['projectPage'] = {
  next: 'Следующий проект',
  previous: 'Предыдущий проект',
  others: 'Другие проекты',
}

export const slider: Words['slider'] = {
  carousel: 'карусель',
  slide: 'слайд',
  place: '{number} из {count}',
  show: 'Показать слайд {number}: {picture}',
  play: 'Запустить показ слайдов',
  pause: 'Приостановить показ слайдов',
  previous: 'Предыдущий слайд',
  next: 'Следующий слайд',
}

export const toasts: Words['toasts'] = {
  dismiss: 'Закрыть сообщение',
  copyRefused: 'Не удалось скопировать. Скопируйте отсюда:',
  toCopy: 'Текст для копирования',
}

export const waiting: Words['waiting'] = { label: 'Загрузка…' }

export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: {
    one: '{count} проект. Автор: {person}.',
    few: '{count} проекта. Автор: {person}.',
    many: '{count} проектов. Автор: {person}.',
    other: '{count} проекта. Автор: {person}.',
  },
}

export const resume: Words['resume'] = {
  title: 'Резюме: {person}',
  subject: 'Резюме',
  web: 'Сайт',
  skills: 'Навыки',
  more: 'Другие',
  andMore: { other: 'и ещё {count}.' },
  all: 'Все:',
  page: '{number} из {count}',
}
