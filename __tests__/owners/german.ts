import type { Owner } from '../support/owner'
import { germanWords } from './words/german'

const logo = 'logo.png'
const shots = [
  { file: 'uebersicht.png', alt: 'Die Übersicht: links die Liste, rechts ein Verlauf über dreißig Tage.' },
  { file: 'einzelheiten.png', alt: 'Ein Eintrag mit allen Einzelheiten.' },
]
const project = { logo, src: shots, github_link: 'https://example.org/quelltext' }

/** A site that is German throughout: the content, its dates, and every word of the interface. */
export const owner: Owner = {
  words: germanWords,
  profile: {
    name: 'Jördis Großkopf',
    title: 'Softwareentwicklerin',
    status: 'Offen für neue Aufgaben',
    intro: 'Ich baue Oberflächen für Leitstellen, in denen eine Verzögerung von einer Sekunde auffällt.',
    interests: ['Benutzeroberflächen', 'Zuverlässigkeit'],
    about: [
      'Seit zehn Jahren arbeite ich zwischen Stellwerk und Bildschirm. Was mich reizt, ist Genauigkeit unter Zeitdruck.',
      'Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtsgesellschaftskapitäne passen in jede Zeile.',
    ],
    portrait: { file: 'portraet.jpg', alt: 'Jördis, lächelnd vor einem Stellwerk' },
    siteUrl: 'https://joerdis.example.com/',
    email: 'gruesse@joerdis.example.com',
    links: [
      'https://github.com/example',
      'https://www.linkedin.com/in/example',
      'https://chaos.social/@example',
    ],
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
      ...project,
      title: 'Weichenwächter',
      type: 'Leitstand',
      createdAt: '2025-03',
      description: 'Meldet Weichen, die zu langsam umlaufen, bevor sie stehen bleiben.',
      bulletpoints: ['Verarbeitet 4.000 Meldungen in der Sekunde.', 'Läuft seit zwei Jahren ohne Ausfall.'],
      footer: 'Im Einsatz in drei Stellwerken.',
      video_link: 'https://example.org/film',
      website_link: 'https://weichen.example.org/',
    },
    {
      ...project,
      title: 'Fahrplanverdichter',
      type: 'Werkzeug',
      createdAt: '2024-12',
      description: 'Findet Lücken im Fahrplan, in die noch ein Zug passt.',
      bulletpoints: ['Rechnet einen Tag in neun Sekunden.'],
    },
  ],
  olderProjects: [
    ...[
      'Bahnsteiganzeige',
      'Gleisplaner',
      'Lautsprecher',
      'Stellpult',
      'Übergangsrechner',
      'Wagenreihung',
      'Zugzähler',
    ].map((title, i) => ({
      ...project,
      title,
      type: 'Web',
      createdAt: `2020-0${i + 1}`,
      description: `${title}: ein kleines Hilfsmittel für den Betrieb.`,
      bulletpoints: [],
    })),
  ],
  experiences: [
    {
      id: 'leitwerk',
      company: 'Leitwerk Süd',
      title: 'Softwareentwicklerin',
      startDate: 'März 2022',
      endDate: 'heute',
      responsibilities: ['Antwortzeiten der Leitstelle um 67 % gesenkt.', 'Vier Kolleginnen eingearbeitet.'],
      image: { file: 'leitstelle.png', alt: 'Eine Leitstelle mit sechs Bildschirmen' },
      link: 'https://leitwerk.example.org/',
    },
    {
      id: 'signalbau',
      company: 'Signalbau Nord',
      title: 'Werkstudentin',
      startDate: 'Okt. 2019',
      endDate: 'Mai 2021',
      responsibilities: ['Prüfstände für Signale gebaut.'],
    },
  ],
  education: [
    {
      institution: 'Technische Universität Musterstadt',
      degree: 'M. Sc. Informatik',
      startDate: 'Okt 2016',
      endDate: 'Dez 2021',
    },
  ],
  certifications: [{ name: 'Barrierefreies Web', issuer: 'Prüfstelle Muster', date: 'Juni 2023' }],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'fließend' },
  ],
  awards: [{ title: 'Preis für verständliche Software', issuer: 'Musterstiftung', date: '2024' }],
  talks: [{ title: 'Eine Sekunde ist lang', event: 'Bahntage', date: 'Sep 2024' }],
  skillGroups: [
    { title: 'Programmiersprachen', skills: ['TypeScript', 'Rust', 'C++'] },
    { title: 'Werkzeuge', skills: ['Linux', 'PostgreSQL'] },
  ],
  slides: [
    { title: 'Nachts am Stellwerk', image: { file: 'nacht.png', alt: 'Ein Stellwerk bei Nacht' } },
    { title: 'Weichen im Schnee', image: { file: 'schnee.png', alt: 'Verschneite Weichen' } },
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
    'einzelheiten.png': { width: 1200, height: 900, colour: '#3d5a2a' },
    'leitstelle.png': { width: 1200, height: 800, colour: '#2a3d5a' },
    'nacht.png': { width: 1200, height: 900, colour: '#22224a' },
    'schnee.png': { width: 1200, height: 900, colour: '#8899aa' },
  },
}
