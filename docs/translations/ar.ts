import type { Words } from '@/content/schema/words'

/** The words in Arabic: `cp docs/translations/ar.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'ar', dir: 'rtl' }

export const projectDates: Words['projectDates'] = {
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  month: '{month} {year}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} – {end}',
  present: 'حتى الآن',
}

export const punctuation: Words['punctuation'] = { list: '{before}، {next}', sentence: '{text}.' }

export const page: Words['page'] = {
  skip: 'الانتقال إلى المحتوى',
  opensNewTab: '(يُفتح في علامة تبويب جديدة)',
}

export const header: Words['header'] = {
  label: 'التنقل الرئيسي',
  home: '(الصفحة الرئيسية)',
  resume: 'السيرة الذاتية',
}

export const menu: Words['menu'] = { label: 'القائمة' }

export const colorMode: Words['colorMode'] = {
  toLight: 'التبديل إلى الوضع الفاتح',
  toDark: 'التبديل إلى الوضع الداكن',
}

export const footer: Words['footer'] = {
  label: 'تذييل الصفحة',
  credit: 'تصميم وتطوير: {name}',
  version: 'الإصدار',
}

export const backToTop: Words['backToTop'] = { label: 'إلى الأعلى' }

export const notFound: Words['notFound'] = {
  title: 'غير موجود',
  heading: 'لا يوجد شيء على هذا العنوان.',
  home: 'الانتقال إلى الصفحة الرئيسية',
}

export const intro: Words['intro'] = {
  resume: 'عرض سيرتي الذاتية',
  projects: 'عرض مشاريعي',
  now: 'حاليًا',
  scrollDown: 'مرّر إلى الأسفل',
  legend: 'كل قمة مشروع، {years}',
  jobsLegend: 'كل قمة وظيفة، {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: 'صور: {section}',
  companyWebsite: 'موقع {company}',
  viewAll: 'عرض الكل',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: 'نبذة عني',
  experiences: 'الخبرات',
  projects: 'المشاريع',
  contact: 'التواصل',
  allProjects: 'كل المشاريع',
}

export const summaries: Words['summaries'] = {
  more: {
    one: 'واحد آخر',
    two: 'اثنان آخران',
    few: '{count} أخرى',
    many: '{count} أخرى',
    other: '{count} أخرى',
  },
}

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: 'مشاريع مختارة',
  contact: 'تواصل معي',
}

export const sortLabels: Words['sortLabels'] = {
  option1: 'التاريخ (الأحدث أولًا)',
  option2: 'التاريخ (الأقدم أولًا)',
  option3: 'النوع',
}

export const parts: Words['parts'] = {
  education: 'التعليم',
  publications: 'المنشورات',
  talks: 'المحاضرات',
  awards: 'الجوائز',
  certifications: 'الشهادات',
  volunteering: 'العمل التطوعي',
  languages: 'اللغات',
}

export const entries: Words['entries'] = { score: 'التقدير: {score}', stack: 'التقنيات: {stack}' }

export const contact: Words['contact'] = {
  copyAddress: 'نسخ العنوان',
  addressCopied: 'تم نسخ البريد الإلكتروني',
  mail: 'البريد الإلكتروني',
}

export const projectLinks: Words['projectLinks'] = {
  code: 'الشيفرة المصدرية',
  demo: 'عرض تجريبي',
  website: 'الموقع',
}

export const projectPictures: Words['projectPictures'] = { logo: 'شعار {title}' }

export const explorer: Words['explorer'] = { goBack: 'رجوع' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'البحث في المشاريع بالعنوان',
  searchHint: 'ابحث بالعنوان',
  type: 'النوع',
  allTypes: 'الكل',
  technology: 'التقنية',
  sort: 'الترتيب',
}

export const results: Words['results'] = {
  heading: 'النتائج',
  all: {
    zero: 'لا مشاريع',
    one: 'مشروع واحد',
    two: 'مشروعان',
    few: '{count} مشاريع',
    many: '{count} مشروعًا',
    other: '{count} مشروع',
  },
  some: {
    one: '{shown} من مشروع واحد',
    two: '{shown} من مشروعين',
    few: '{shown} من {count} مشاريع',
    many: '{shown} من {count} مشروعًا',
    other: '{shown} من {count} مشروع',
  },
  none: 'لا يوجد مشروع مطابق.',
  advice: 'جرّب حروفًا أقل أو نوعًا آخر، أو ابدأ من جديد.',
  clear: 'مسح عوامل التصفية',
}

export const noProjects: Words['noProjects'] = { text: 'لا توجد مشاريع هنا بعد.' }

export const dialog: Words['dialog'] = {
  close: 'إغلاق',
  copyLink: 'نسخ الرابط',
  openPage: 'فتح الصفحة',
  linkCopied: 'تم نسخ رابط {title}',
  screenshots: 'لقطات شاشة من {title}',
  enlarge: 'تكبير: {picture}',
  viewer: '{title}: لقطات الشاشة',
  viewerScreenshots: 'لقطات شاشة كبيرة من {title}',
}

export const projectPage: Words['projectPage'] = {
  next: 'المشروع التالي',
  previous: 'المشروع السابق',
  others: 'مشاريع أخرى',
}

export const slider: Words['slider'] = {
  carousel: 'عارض صور',
  slide: 'شريحة',
  place: '{number} من {count}',
  show: 'عرض الشريحة {number}: {picture}',
  play: 'تشغيل الشرائح',
  pause: 'إيقاف الشرائح مؤقتًا',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
}

export const toasts: Words['toasts'] = {
  dismiss: 'إغلاق الرسالة',
  copyRefused: 'تعذّر النسخ. انسخ النص من هنا:',
  toCopy: 'النص المراد نسخه',
}

export const waiting: Words['waiting'] = { label: 'جارٍ التحميل…' }

export const metadata: Words['metadata'] = {
  person: '{name}، {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: {
    zero: 'لا مشاريع من {person}.',
    one: 'مشروع واحد من {person}.',
    two: 'مشروعان من {person}.',
    few: '{count} مشاريع من {person}.',
    many: '{count} مشروعًا من {person}.',
    other: '{count} مشروع من {person}.',
  },
}

export const resume: Words['resume'] = {
  title: 'السيرة الذاتية: {person}',
  subject: 'السيرة الذاتية',
  web: 'الموقع',
  skills: 'المهارات',
  more: 'المزيد',
  andMore: {
    one: 'وواحد آخر.',
    two: 'واثنان آخران.',
    few: 'و{count} أخرى.',
    many: 'و{count} أخرى.',
    other: 'و{count} أخرى.',
  },
  all: 'الكل:',
  page: '{number} من {count}',
}
