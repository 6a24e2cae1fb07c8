import type { Owner } from '../support/owner'
import { hebrewWords } from './words/hebrew'

const logo = 'logo.png'
const shots = [
  { file: 'overview.png', alt: 'המסך הראשי: רשימה מימין ותרשים משמאל.' },
  { file: 'details.png', alt: 'רשומה אחת על כל פרטיה.' },
]
const project = { logo, src: shots, github_link: 'https://example.org/code' }

/** A site that is read from right to left: the content, its dates, and every word of the interface in Hebrew. */
export const owner: Owner = {
  words: hebrewWords,
  profile: {
    name: 'נועה ורדי',
    title: 'מפתחת תוכנה',
    status: 'פתוחה להצעות, מרחוק או מהמשרד',
    intro: 'אני בונה מוצרים מהירים לרשת, מהכפתור ועד לשאילתה ב־SQL שמאחוריו.',
    interests: ['פיתוח צד לקוח', 'פיתוח Full-stack'],
    about: [
      'בשנתיים האחרונות עבדתי בצוותי מוצר, בין הממשק לבין השירותים שמזינים אותו. אני אוהבת בעיות שבהן מספר אומר אם צדקתי.',
      'TypeScript היא השפה שבה אני כותבת ביום־יום; מחוץ למסך אני מטפסת ומצלמת תחנות רכבת.',
    ],
    portrait: { file: 'portrait.jpg', alt: 'נועה ורדי מחייכת' },
    siteUrl: 'https://noa.example.com/',
    email: 'shalom@noa.example.com',
    links: ['https://github.com/example', 'https://www.linkedin.com/in/example', 'https://example.org/blog'],
    version: '2025.8.25',
  },
  sections: {
    about: { label: 'עליי', heading: 'סקרנית לגבי מה שנשאר מהיר.' },
    experiences: { label: 'ניסיון', heading: 'איפה הועלתי' },
    projects: { label: 'פרויקטים', heading: 'דברים שבניתי' },
    contact: { label: 'קשר', heading: 'כתבו לי.', lead: 'אני עונה בתוך יום.' },
    allProjects: { label: 'כל הפרויקטים', heading: 'כל הפרויקטים', lead: 'חפשו, סננו ושתפו.' },
  },
  featuredProjects: [
    {
      ...project,
      title: 'מקצר כתובות',
      type: 'רשת',
      createdAt: '2025-03',
      description: 'הופך כתובת ארוכה לקצרה בלחיצה אחת, ומספר כמה פעמים נפתחה (גם ב־HTML).',
      bulletpoints: ['עונה בתוך 9 אלפיות השנייה.', 'TypeScript מקצה לקצה, בלי עוגיות.'],
      footer: 'בשימוש של שלוש אגודות סטודנטים.',
      video_link: 'https://example.org/video',
      website_link: 'https://short.example.org/',
    },
    {
      ...project,
      title: 'מוצא קישורים שבורים',
      type: 'שורת פקודה',
      createdAt: '2024-12',
      description: 'עובר על תיקייה ובודק אם כל כתובת עדיין חיה.',
      bulletpoints: ['בודק 1,302 קישורים ב־19 שניות.'],
    },
    {
      ...project,
      logo: undefined,
      title: 'Lantern',
      type: 'רשת',
      createdAt: '2023-05',
      src: [],
      description: 'צ׳אט לקבוצות קטנות.',
      bulletpoints: [],
    },
  ],
  olderProjects: [
    ...['יומן', 'מפה', 'שעון', 'בלוג', 'מחשבון', 'פולשים מהחלל'].map((title, i) => ({
      ...project,
      title,
      type: 'רשת',
      createdAt: `2020-0${i + 1}`,
      description: `${title}: כלי קטן לשימוש יומיומי.`,
      bulletpoints: [],
    })),
  ],
  experiences: [
    {
      id: 'kestrade',
      company: 'שוק הדרום',
      title: 'מהנדסת צד לקוח',
      startDate: 'יוני 2023',
      endDate: 'היום',
      responsibilities: ['קיצרתי את זמן הטעינה ב־67%.', 'הכשרתי ארבע עמיתות.'],
      image: { file: 'work.png', alt: 'מסך של מערכת מסחר' },
      link: 'https://market.example.org/',
    },
    {
      id: 'greenhouse',
      company: 'Greenhouse Labs',
      title: 'מתמחה',
      startDate: 'פברואר 2022',
      endDate: 'מאי 2022',
      responsibilities: ['ניתחתי 400 נקודות קצה.'],
    },
  ],
  education: [
    {
      institution: 'האוניברסיטה לדוגמה',
      degree: 'תואר ראשון במדעי המחשב',
      startDate: 'אוקטובר 2019',
      endDate: 'ספטמבר 2022',
      points: ['עבודת גמר על השהיות בטלפונים זולים.'],
    },
  ],
  languages: [
    { name: 'עברית', level: 'שפת אם' },
    { name: 'אנגלית', level: 'שוטפת' },
  ],
  talks: [{ title: 'שנייה היא הרבה זמן', event: 'כנס הרשת', date: 'נוב׳ 2024' }],
  skillGroups: [
    { title: 'שפות תכנות', skills: ['TypeScript', 'Rust', 'C++'] },
    { title: 'כלים', skills: ['Linux', 'PostgreSQL'] },
  ],
  slides: [
    { title: 'תחנה בלילה', image: { file: 'night.png', alt: 'תחנת רכבת בלילה' } },
    { title: 'קיר טיפוס', image: { file: 'wall.png', alt: 'קיר טיפוס צבעוני' } },
  ],
  sortOptions: [
    { value: 'option1', label: 'מהחדש לישן' },
    { value: 'option2', label: 'מהישן לחדש' },
    { value: 'option3', label: 'לפי סוג' },
  ],
  pictures: {
    'logo.png': { width: 128, height: 128, colour: '#20505f' },
    'portrait.jpg': { width: 1200, height: 1500, colour: '#5a3d2a' },
    'overview.png': { width: 1600, height: 1000, colour: '#7a3b52' },
    'details.png': { width: 1200, height: 900, colour: '#3d5a2a' },
    'work.png': { width: 1200, height: 800, colour: '#2a3d5a' },
    'night.png': { width: 1200, height: 900, colour: '#22224a' },
    'wall.png': { width: 1200, height: 900, colour: '#8899aa' },
  },
}
