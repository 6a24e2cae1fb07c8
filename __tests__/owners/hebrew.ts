import type { Owner } from '@/__tests__/support/owner'

/**
 * Read from right to left, with Latin words and numbers in the sentences, and with titles that are
 * read the other way. Enough projects for search and filters, pictures of every shape, a violet
 * brand, and a site below a path.
 */
export const owner: Owner = {
  translation: 'he',
  theme: { brand: '#6d28d9' },
  profile: {
    name: 'נועה ורדי',
    title: 'מפתחת תוכנה',
    status: 'פתוחה להצעות, מרחוק או מהמשרד',
    intro: 'אני בונה מוצרים מהירים לרשת, מהכפתור ועד לשאילתה ב־SQL שמאחוריו.',
    interests: ['פיתוח צד לקוח', 'פיתוח Full-stack'],
    about: ['TypeScript היא השפה שבה אני כותבת ביום־יום; מחוץ למסך אני מטפסת ומצלמת תחנות רכבת.'],
    portrait: { file: 'portrait.jpg', alt: 'נועה ורדי מחייכת' },
    siteUrl: 'https://noa.example.com/a/map/',
    email: 'shalom@noa.example.com',
    links: ['https://github.com/example', 'https://example.org/blog'],
    version: '2025.8.25',
  },
  featuredProjects: [
    {
      title: 'מקצר כתובות',
      type: 'שורת פקודה',
      createdAt: '2025-03',
      logo: 'logo.png',
      src: [
        { file: 'overview.png', alt: 'המסך הראשי: רשימה מימין ותרשים משמאל.' },
        { file: 'phone.png', alt: 'רשומה אחת על כל פרטיה.' },
        { file: 'banner.png', alt: 'כל הקישורים זה לצד זה.' },
        { file: 'tiny.png', alt: 'אחד מהם.' },
      ],
      description: 'הופך כתובת ארוכה לקצרה בלחיצה אחת, ומספר כמה פעמים נפתחה (גם ב־HTML).',
      bulletpoints: ['עונה בתוך 9 אלפיות השנייה.', 'TypeScript מקצה לקצה, בלי עוגיות.'],
      stack: ['TypeScript', 'C++'],
      footer: 'בשימוש של שלוש אגודות סטודנטים.',
      github_link: 'https://example.org/code',
      video_link: 'https://example.org/video',
      website_link: 'https://short.example.org/',
    },
  ],
  olderProjects: ['Lantern', 'Learn C++', 'Wall-E (v2)', 'C++ למתחילים!', 'יומן', 'e', 'מפה', 'Map'].map(
    (title, i) => ({
      title,
      type: 'רשת',
      createdAt: `2020-0${i + 1}`,
      ...(i % 2 && { logo: 'logo.png' }),
      description: `${title}: כלי קטן לשימוש יומיומי.`,
      stack: ['TypeScript', 'C++'].slice(i % 3),
      github_link: 'https://example.org/code',
    }),
  ),
  experiences: [
    {
      id: 'greenhouse',
      company: 'Greenhouse Labs',
      title: 'מהנדסת צד לקוח',
      startDate: 'יוני 2023',
      endDate: 'היום',
      responsibilities: ['קיצרתי את זמן הטעינה ב־67%.'],
      image: { file: 'overview.png', alt: 'מסך של מערכת מסחר' },
      link: 'https://greenhouse.example.org/',
    },
  ],
  languages: [{ name: 'עברית', level: 'שפת אם' }],
  skillGroups: [{ title: 'שפות תכנות', skills: ['TypeScript', 'C++'] }],
  slides: [
    { title: 'תחנה בלילה', image: { file: 'overview.png', alt: 'תחנת רכבת בלילה' } },
    { title: 'קיר טיפוס', image: { file: 'portrait.jpg', alt: 'קיר טיפוס צבעוני' } },
  ],
  pictures: {
    'logo.png': { width: 128, height: 128, colour: '#20505f' },
    'portrait.jpg': { width: 1200, height: 1500, colour: '#5a3d2a' },
    'overview.png': { width: 1600, height: 1000, colour: '#7a3b52' },
    'phone.png': { width: 1080, height: 2400, colour: '#312e81' },
    'banner.png': { width: 2400, height: 500, colour: '#0369a1' },
    'tiny.png': { width: 24, height: 24, colour: '#15803d' },
  },
}
