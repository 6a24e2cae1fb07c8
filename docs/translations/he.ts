import type { Words } from '@/content/schema/words'

/** The words in Hebrew: `cp docs/translations/he.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'he', dir: 'rtl' }

export const projectDates: Words['projectDates'] = {
  months: ['ינו׳', 'פבר׳', 'מרץ', 'אפר׳', 'מאי', 'יוני', 'יולי', 'אוג׳', 'ספט׳', 'אוק׳', 'נוב׳', 'דצמ׳'],
  month: '{month} {year}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} – {end}',
  present: 'היום',
}

export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}.' }

export const page: Words['page'] = { skip: 'דילוג לתוכן', opensNewTab: '(נפתח בלשונית חדשה)' }

export const header: Words['header'] = { label: 'ניווט ראשי', home: '(דף הבית)', resume: 'קורות חיים' }

export const menu: Words['menu'] = { label: 'תפריט' }

export const colorMode: Words['colorMode'] = { toLight: 'מעבר לתצוגה בהירה', toDark: 'מעבר לתצוגה כהה' }

export const footer: Words['footer'] = {
  label: 'תחתית העמוד',
  credit: 'עיצוב ובנייה: {name}',
  version: 'גרסה',
}

export const backToTop: Words['backToTop'] = { label: 'למעלה' }

export const notFound: Words['notFound'] = {
  title: 'לא נמצא',
  heading: 'אין כלום בכתובת הזאת.',
  home: 'לדף הבית',
}

export const intro: Words['intro'] = {
  resume: 'לקורות החיים שלי',
  projects: 'מה שבניתי',
  now: 'עכשיו',
  scrollDown: 'גלילה למטה',
  legend: 'כל פסגה היא פרויקט, {years}',
  jobsLegend: 'כל פסגה היא משרה, {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: 'תמונות: {section}',
  companyWebsite: 'האתר של {company}',
  viewAll: 'לכל הפרויקטים',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: 'אודות',
  experiences: 'ניסיון',
  projects: 'פרויקטים',
  contact: 'יצירת קשר',
  allProjects: 'כל הפרויקטים',
}

export const summaries: Words['summaries'] = {
  more: { one: 'עוד אחד', two: 'עוד שניים', other: 'עוד {count}' },
}

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: 'פרויקטים נבחרים',
  contact: 'בואו נדבר',
}

export const sortLabels: Words['sortLabels'] = {
  option1: 'תאריך (מהחדש לישן)',
  option2: 'תאריך (מהישן לחדש)',
  option3: 'סוג',
}

export const parts: Words['parts'] = {
  education: 'השכלה',
  publications: 'פרסומים',
  certifications: 'הסמכות',
  languages: 'שפות',
  awards: 'פרסים',
  volunteering: 'התנדבות',
  talks: 'הרצאות',
}

export const entries: Words['entries'] = { score: 'ציון: {score}', stack: 'טכנולוגיות: {stack}' }

export const contact: Words['contact'] = {
  copyAddress: 'העתקת הכתובת',
  addressCopied: 'כתובת הדוא״ל הועתקה',
  mail: 'דוא״ל',
}

export const projectLinks: Words['projectLinks'] = { code: 'קוד המקור', demo: 'הדגמה', website: 'אתר' }

export const projectPictures: Words['projectPictures'] = { logo: 'הלוגו של {title}' }

export const explorer: Words['explorer'] = { goBack: 'חזרה' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'חיפוש פרויקטים לפי שם',
  searchHint: 'חיפוש לפי שם',
  type: 'סוג',
  allTypes: 'הכול',
  technology: 'טכנולוגיה',
  sort: 'מיון',
}

export const results: Words['results'] = {
  heading: 'תוצאות',
  all: { one: 'פרויקט אחד', two: 'שני פרויקטים', other: '{count} פרויקטים' },
  some: {
    one: '{shown} מתוך פרויקט אחד',
    two: '{shown} מתוך שני פרויקטים',
    other: '{shown} מתוך {count} פרויקטים',
  },
  none: 'אין פרויקט מתאים.',
  advice: 'כדאי לנסות פחות אותיות, סוג אחר, או להתחיל מחדש.',
  clear: 'ניקוי הסינון',
}

export const noProjects: Words['noProjects'] = { text: 'עדיין אין כאן פרויקטים.' }

export const dialog: Words['dialog'] = {
  close: 'סגירה',
  copyLink: 'העתקת קישור',
  openPage: 'פתיחת הדף',
  linkCopied: 'הקישור אל {title} הועתק',
  screenshots: 'צילומי מסך של {title}',
  enlarge: 'הגדלה: {picture}',
  viewer: '{title}, צילומי מסך',
  viewerScreenshots: 'צילומי מסך גדולים של {title}',
}

export const projectPage: Words['projectPage'] = {
  next: 'הפרויקט הבא',
  previous: 'הפרויקט הקודם',
  others: 'עוד פרויקטים',
}

export const slider: Words['slider'] = {
  carousel: 'קרוסלה',
  slide: 'שקופית',
  place: '{number} מתוך {count}',
  show: 'הצגת שקופית {number}: {picture}',
  play: 'הפעלת השקופיות',
  pause: 'עצירת השקופיות',
  previous: 'השקופית הקודמת',
  next: 'השקופית הבאה',
}

export const toasts: Words['toasts'] = {
  dismiss: 'הסתרה',
  copyRefused: 'ההעתקה נחסמה. אפשר להעתיק מכאן:',
  toCopy: 'טקסט להעתקה',
}

export const waiting: Words['waiting'] = { label: 'בטעינה…' }

export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: {
    one: 'פרויקט אחד מאת {person}.',
    two: 'שני פרויקטים מאת {person}.',
    other: '{count} פרויקטים מאת {person}.',
  },
}

export const resume: Words['resume'] = {
  title: 'קורות חיים: {person}',
  subject: 'קורות חיים',
  web: 'אתר',
  skills: 'כישורים',
  more: 'עוד',
  andMore: { one: 'ועוד אחד.', two: 'ועוד שניים.', other: 'ועוד {count}.' },
  all: 'כולם:',
  page: '{number} מתוך {count}',
}
