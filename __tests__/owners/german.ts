import type { Owner } from '@/__tests__/support/owner'

/** An address that no line of a phone can hold. */
const report = (name: string) =>
  `https://joerdis.example.com/berichte/${name}/was-wir-versucht-haben-und-was-blieb`

/**
 * German throughout: interface, dates, and words that are longer than a line of a phone, as are the addresses in its texts.
 * Pictures of every shape, networks of designers, a custom brand colour.
 */
export const owner: Owner = {
  translation: 'de',
  theme: { brand: '#6d28d9' },
  profile: {
    name: 'Jördis Großkopf',
    title: 'Softwareentwicklerin',
    status: 'Offen für neue Aufgaben',
    intro: `Ich baue Oberflächen für Leitstellen. Zuletzt: ${report('metro')}`,
    interests: ['Benutzeroberflächen', `Schriften, wie in ${report('schrift')}`],
    about: [
      'Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtsgesellschaftskapitäne passen in jede Zeile.',
    ],
    portrait: { file: 'portraet.jpg', alt: 'Jördis, lächelnd vor einem Stellwerk' },
    siteUrl: 'https://joerdis.example.com/',
    email: 'gruesse@joerdis.example.com',
    links: [
      { network: 'behance', href: 'https://www.behance.net/example' },
      'https://chaos.social/@example',
      { label: 'Druckerei', href: 'https://druck.example.org/' },
    ],
    version: '2025.8.25',
  },
  featuredProjects: [
    {
      title: 'Weichenwächter',
      type: 'Leitstand',
      createdAt: '2025-03',
      logo: 'logo-hoch.png',
      src: [
        { file: 'bilder/telefon.png', alt: 'Links die Liste, rechts ein Verlauf über dreißig Tage.' },
        { file: 'bilder/plakat.png', alt: 'Das Plakat dazu.' },
        { file: 'bilder/banner.png', alt: 'Alle Weichen nebeneinander.' },
        { file: 'bilder/winzig.png', alt: 'Eine davon.' },
      ],
      description: `Meldet Weichen, die zu langsam umlaufen, bevor sie stehen bleiben. ${report('metro')}`,
      bulletpoints: ['Verarbeitet 4.000 Meldungen in der Sekunde.', `Getestet: ${report('tests')}`],
      footer: `Im Einsatz in drei Stellwerken: ${report('notizen')}`,
      github_link: 'https://example.org/quelltext',
      video_link: 'https://example.org/film',
      website_link: 'https://weichen.example.org/',
    },
  ],
  olderProjects: ['Lautsprecher', 'Übergangsrechner'].map((title, i) => ({
    title,
    type: 'Werkzeug',
    createdAt: `2020-0${i + 1}`,
    logo: 'logo-breit.png',
    src: [],
    description: `${title}: ein kleines Hilfsmittel für den Betrieb.`,
    bulletpoints: [],
    github_link: 'https://example.org/quelltext',
  })),
  experiences: [
    {
      id: 'leitwerk',
      company: 'Leitwerk Süd',
      title: 'Softwareentwicklerin',
      startDate: 'März 2022',
      endDate: 'heute',
      responsibilities: [`Antwortzeiten um 67 % gesenkt, siehe ${report('system')}`],
      image: { file: 'firma.png', alt: 'Das Zeichen der Firma' },
      link: 'https://leitwerk.example.org/',
    },
  ],
  education: [
    { institution: 'Technische Universität Musterstadt', startDate: 'Okt 2016', endDate: 'Dez. 2021' },
  ],
  certifications: [{ name: 'Barrierefreies Web', issuer: 'Prüfstelle Muster', date: 'Juni 2023' }],
  languages: [{ name: 'Deutsch', level: 'Muttersprache' }],
  skillGroups: [{ title: 'Programmiersprachen', skills: ['TypeScript', 'C++'] }],
  slides: [
    { title: 'Nachts am Stellwerk', image: { file: 'hoch.png', alt: 'Ein Stellwerk bei Nacht' } },
    { title: 'Weichen im Schnee', image: { file: 'portraet.jpg', alt: 'Verschneite Weichen' } },
  ],
  pictures: {
    'portraet.jpg': { width: 2400, height: 1600, colour: '#445566' },
    'logo-hoch.png': { width: 60, height: 120, colour: '#6d28d9' },
    'logo-breit.png': { width: 240, height: 60, colour: '#1d4ed8' },
    'firma.png': { width: 300, height: 300, colour: '#0f766e' },
    'hoch.png': { width: 1080, height: 1920, colour: '#9d174d' },
    'bilder/telefon.png': { width: 1080, height: 2400, colour: '#312e81' },
    'bilder/plakat.png': { width: 1400, height: 2000, colour: '#be123c' },
    'bilder/banner.png': { width: 2400, height: 500, colour: '#0369a1' },
    'bilder/winzig.png': { width: 24, height: 24, colour: '#15803d' },
  },
}
