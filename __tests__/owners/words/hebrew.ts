import * as english from '../../../content/words'
import type { Words } from '../../../content/words-schema'

const dates = {
  months: ['ינו׳', 'פבר׳', 'מרץ', 'אפר׳', 'מאי', 'יוני', 'יולי', 'אוג׳', 'ספט׳', 'אוק׳', 'נוב׳', 'דצמ׳'],
  month: '{month} {year}',
}

/**
 * What is hard in Hebrew: it is read from right to left, has months of its own and a form for two. All the rest stays
 * untranslated, so that a text of the other direction stands in every part of the page.
 */
export const hebrewWords: Words = {
  ...english,
  language: { lang: 'he', dir: 'rtl' },
  projectDates: dates,
  resumeDates: { ...dates, range: '{start} – {end}', present: 'היום' },
  header: { label: 'ניווט ראשי', home: '(דף הבית)', resume: 'קורות חיים' },
  intro: { resume: 'לקורות החיים שלי', projects: 'מה שבניתי', now: 'עכשיו', scrollDown: 'גלילה למטה' },
  results: {
    ...english.results,
    all: { one: 'פרויקט אחד', two: 'שני פרויקטים', other: '{count} פרויקטים' },
  },
  dialog: { ...english.dialog, enlarge: 'הגדלה: {picture}', viewer: '{title}, צילומי מסך' },
  metadata: { ...english.metadata, projectsTitle: '{heading} · {name}' },
  card: {
    projects: { one: 'פרויקט אחד', two: 'שני פרויקטים', other: '{count} פרויקטים' },
    projectsBy: { one: 'פרויקט אחד מאת {title}', other: '{count} פרויקטים מאת {title}' },
  },
  resume: {
    ...english.resume,
    skills: 'כישורים',
    andMore: { one: 'ועוד אחד.', two: 'ועוד שניים.', other: 'ועוד {count}.' },
    page: '{number} מתוך {count}',
  },
}
