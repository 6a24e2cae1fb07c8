import type { Owner } from '../support/owner'
import { germanWords } from './words/german'

/** German throughout: every word of the interface, dates, and words that are longer than a line of a phone. */
export const owner: Owner = {
  words: germanWords,
  profile: {
    name: 'Jördis Großkopf',
    title: 'Softwareentwicklerin',
    status: 'Offen für neue Aufgaben',
    intro: 'Ich baue Oberflächen für Leitstellen, in denen eine Verzögerung von einer Sekunde auffällt.',
    interests: ['Benutzeroberflächen', 'Zuverlässigkeit'],
    about: [
      'Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtsgesellschaftskapitäne passen in jede Zeile.',
    ],
    portrait: { file: 'portraet.jpg', alt: 'Jördis, lächelnd vor einem Stellwerk' },
    siteUrl: 'https://joerdis.example.com/',
    email: 'gruesse@joerdis.example.com',
    links: ['https://github.com/example', 'https://chaos.social/@example'],
    version: '2025.8.25',
  },
  sections: {
    about: { label: 'Über mich', heading: 'Neugierig auf das, was schnell bleibt.' },
    experiences: { label: 'Werdegang', heading: 'Wo ich nützlich war' },
    projects: { label: 'Projekte', heading: 'Was ich gebaut habe' },
    contact: { label: 'Kontakt', heading: 'Schreiben Sie mir.', lead: 'Ich antworte binnen eines Tages.' },
    allProjects: { label: 'Alle Projekte', heading: 'Alle Projekte', lead: 'Suchen, filtern, weitergeben.' },
  },
  featuredProjects: [
    {
      title: 'Weichenwächter',
      type: 'Leitstand',
      createdAt: '2025-03',
      logo: 'logo.png',
      src: [
        { file: 'uebersicht.png', alt: 'Links die Liste, rechts ein Verlauf über dreißig Tage.' },
        { file: 'portraet.jpg', alt: 'Das Bild der Entwicklerin darin.' },
      ],
      description: 'Meldet Weichen, die zu langsam umlaufen, bevor sie stehen bleiben.',
      bulletpoints: ['Verarbeitet 4.000 Meldungen in der Sekunde.'],
      footer: 'Im Einsatz in drei Stellwerken.',
      github_link: 'https://example.org/quelltext',
      video_link: 'https://example.org/film',
      website_link: 'https://weichen.example.org/',
    },
  ],
  olderProjects: ['Lautsprecher', 'Übergangsrechner'].map((title, i) => ({
    title,
    type: 'Werkzeug',
    createdAt: `2020-0${i + 1}`,
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
      responsibilities: ['Antwortzeiten der Leitstelle um 67 % gesenkt.'],
      image: { file: 'uebersicht.png', alt: 'Eine Leitstelle mit sechs Bildschirmen' },
      link: 'https://leitwerk.example.org/',
    },
  ],
  education: [
    {
      institution: 'Technische Universität Musterstadt',
      degree: 'M. Sc. Informatik',
      startDate: 'Okt 2016',
      endDate: 'Dez. 2021',
    },
  ],
  certifications: [{ name: 'Barrierefreies Web', issuer: 'Prüfstelle Muster', date: 'Juni 2023' }],
  languages: [{ name: 'Deutsch', level: 'Muttersprache' }],
  awards: [{ title: 'Preis für verständliche Software', issuer: 'Musterstiftung', date: '2024' }],
  talks: [{ title: 'Eine Sekunde ist lang', event: 'Bahntage', date: 'Sep 2024' }],
  skillGroups: [{ title: 'Programmiersprachen', skills: ['TypeScript', 'C++'] }],
  slides: [
    { title: 'Nachts am Stellwerk', image: { file: 'uebersicht.png', alt: 'Ein Stellwerk bei Nacht' } },
    { title: 'Weichen im Schnee', image: { file: 'portraet.jpg', alt: 'Verschneite Weichen' } },
  ],
  sortOptions: [
    { value: 'option1', label: 'Neue zuerst' },
    { value: 'option2', label: 'Alte zuerst' },
    { value: 'option3', label: 'Nach Art' },
  ],
  pictures: {
    'logo.png': { width: 128, height: 128, colour: '#20505f' },
    'portraet.jpg': { width: 1200, height: 1500, colour: '#5a3d2a' },
    'uebersicht.png': { width: 1600, height: 1000, colour: '#7a3b52' },
  },
}
