import type { ProfileInput } from '@/content/schema/content'

/**
 * About you. A link needs only its address if the host is a known network, such as
 * 'https://github.com/you'. The first two links are in the intro and the resume too.
 */
export const profile: ProfileInput = {
  name: 'Noa Verdel',
  title: 'Software developer',
  status: 'Open to work, remote or hybrid',
  intro:
    'I build quick, careful products for the web, from the button under your thumb to the query behind it.',
  interests: ['Front-end development', 'Full-stack development'],
  about: [
    'I study computer science and have spent the last two years inside product teams, moving between interface work and the services that feed it. I like problems where a number tells you whether you were right.',
    'What I care about is the distance between a press and an answer. It is made of queries, bytes and layouts, and all three can be shortened by somebody who is willing to measure them first and to delete things afterwards.',
    'Away from the screen I climb, cook badly and photograph railway stations at night.',
  ],
  portrait: {
    file: 'portrait.png',
    alt: 'Portrait of Noa Verdel: short dark hair, round glasses and a green jacket, looking to the side.',
  },
  siteUrl: 'https://noaverdel.example.com/',
  email: 'hello@noaverdel.example.com',
  links: [
    { href: 'https://example.com/noaverdel', network: 'github', label: 'Github' },
    { href: 'https://example.com/in/noaverdel', network: 'linkedin', label: 'Linkedin' },
    { href: 'https://example.com/noa.verdel', network: 'facebook' },
    { href: 'https://example.com/noaverdel.photos', network: 'instagram' },
  ],
  version: '2025.8.25',
}
