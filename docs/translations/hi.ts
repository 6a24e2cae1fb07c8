import type { Words } from '@/content/schema/words'

/** The words in Hindi: `cp docs/translations/hi.ts content/words.ts`. */

export const language: Words['language'] = { lang: 'hi', dir: 'ltr' }

export const projectDates: Words['projectDates'] = {
  months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
  month: '{month} {year}',
}

export const resumeDates: Words['resumeDates'] = {
  ...projectDates,
  range: '{start} – {end}',
  present: 'वर्तमान',
}

export const punctuation: Words['punctuation'] = { list: '{before}, {next}', sentence: '{text}।' }

export const page: Words['page'] = { skip: 'सामग्री पर जाएँ', opensNewTab: '(नए टैब में खुलता है)' }

export const header: Words['header'] = { label: 'मुख्य नेविगेशन', home: '(मुखपृष्ठ)', resume: 'रेज़्यूमे' }

export const menu: Words['menu'] = { label: 'मेन्यू' }

export const colorMode: Words['colorMode'] = { toLight: 'लाइट मोड पर जाएँ', toDark: 'डार्क मोड पर जाएँ' }

export const footer: Words['footer'] = { label: 'फ़ुटर', credit: 'डिज़ाइन और निर्माण: {name}', version: 'संस्करण' }

export const backToTop: Words['backToTop'] = { label: 'ऊपर' }

export const notFound: Words['notFound'] = {
  title: 'नहीं मिला',
  heading: 'इस पते पर कुछ नहीं है।',
  home: 'मुखपृष्ठ पर जाएँ',
}

export const intro: Words['intro'] = {
  resume: 'मेरा रेज़्यूमे देखें',
  projects: 'मेरे प्रोजेक्ट देखें',
  now: 'अभी',
  scrollDown: 'नीचे स्क्रॉल करें',
  legend: 'हर शिखर एक प्रोजेक्ट है, {years}',
  jobsLegend: 'हर शिखर एक नौकरी है, {years}',
}

export const sectionWords: Words['sectionWords'] = {
  pictures: 'तस्वीरें: {section}',
  companyWebsite: '{company} की वेबसाइट',
  viewAll: 'सभी देखें',
}

export const sectionLabels: Words['sectionLabels'] = {
  about: 'मेरे बारे में',
  experiences: 'अनुभव',
  projects: 'प्रोजेक्ट',
  contact: 'संपर्क',
  allProjects: 'सभी प्रोजेक्ट',
}

export const summaries: Words['summaries'] = { more: { other: '{count} और' } }

export const sectionHeadings: Words['sectionHeadings'] = {
  projects: 'चुने हुए प्रोजेक्ट',
  contact: 'संपर्क करें',
}

export const sortLabels: Words['sortLabels'] = {
  option1: 'तारीख (नए पहले)',
  option2: 'तारीख (पुराने पहले)',
  option3: 'प्रकार',
}

export const parts: Words['parts'] = {
  education: 'शिक्षा',
  publications: 'प्रकाशन',
  talks: 'व्याख्यान',
  awards: 'पुरस्कार',
  certifications: 'प्रमाणपत्र',
  volunteering: 'स्वयंसेवा',
  languages: 'भाषाएँ',
}

export const entries: Words['entries'] = { score: 'ग्रेड: {score}', stack: 'तकनीकें: {stack}' }

export const contact: Words['contact'] = {
  copyAddress: 'पता कॉपी करें',
  addressCopied: 'ईमेल पता कॉपी हो गया',
  mail: 'ईमेल',
}

export const projectLinks: Words['projectLinks'] = { code: 'सोर्स कोड', demo: 'डेमो', website: 'वेबसाइट' }

export const projectPictures: Words['projectPictures'] = { logo: '{title} का लोगो' }

export const explorer: Words['explorer'] = { goBack: 'वापस जाएँ' }

export const explorerTools: Words['explorerTools'] = {
  searchLabel: 'शीर्षक से प्रोजेक्ट खोजें',
  searchHint: 'शीर्षक से खोजें',
  type: 'प्रकार',
  allTypes: 'सभी',
  technology: 'तकनीक',
  sort: 'क्रम',
}

export const results: Words['results'] = {
  heading: 'परिणाम',
  all: { other: '{count} प्रोजेक्ट' },
  some: { other: '{count} में से {shown} प्रोजेक्ट' },
  none: 'कोई प्रोजेक्ट नहीं मिला।',
  advice: 'कम अक्षर लिखें, दूसरा प्रकार चुनें या फिर से शुरू करें।',
  clear: 'फ़िल्टर हटाएँ',
}

export const noProjects: Words['noProjects'] = { text: 'यहाँ अभी कोई प्रोजेक्ट नहीं है।' }

export const dialog: Words['dialog'] = {
  close: 'बंद करें',
  copyLink: 'लिंक कॉपी करें',
  openPage: 'पेज खोलें',
  linkCopied: '{title} का लिंक कॉपी हो गया',
  screenshots: '{title} के स्क्रीनशॉट',
  enlarge: 'बड़ा करें: {picture}',
  viewer: '{title}: स्क्रीनशॉट',
  viewerScreenshots: '{title} के बड़े स्क्रीनशॉट',
}

export const projectPage: Words['projectPage'] = {
  next: 'अगला प्रोजेक्ट',
  previous: 'पिछला प्रोजेक्ट',
  others: 'और प्रोजेक्ट',
}

export const slider: Words['slider'] = {
  carousel: 'कैरोसेल',
  slide: 'स्लाइड',
  place: '{count} में से {number}',
  show: 'स्लाइड {number} दिखाएँ: {picture}',
  play: 'स्लाइड चलाएँ',
  pause: 'स्लाइड रोकें',
  previous: 'पिछली स्लाइड',
  next: 'अगली स्लाइड',
}

export const toasts: Words['toasts'] = {
  dismiss: 'संदेश हटाएँ',
  copyRefused: 'कॉपी नहीं हो सका। यहाँ से कॉपी करें:',
  toCopy: 'कॉपी करने का टेक्स्ट',
}

export const waiting: Words['waiting'] = { label: 'लोड हो रहा है…' }

export const metadata: Words['metadata'] = {
  person: '{name}, {title}',
  projectsTitle: '{heading} · {name}',
  projectsDescription: { one: '{person} का {count} प्रोजेक्ट।', other: '{person} के {count} प्रोजेक्ट।' },
}

export const resume: Words['resume'] = {
  title: 'रेज़्यूमे: {person}',
  subject: 'रेज़्यूमे',
  web: 'वेब',
  skills: 'कौशल',
  more: 'और',
  andMore: { other: 'और {count} अन्य।' },
  all: 'सभी:',
  page: '{count} में से {number}',
}
