import { generatedProjects } from '../support/generated-projects'
import type { Owner } from '../support/owner'
import { dateOf } from '../support/words'

const pictures = {
  'logo.png': { width: 128, height: 128, colour: '#20505f' },
  'wide shot.png': { width: 1600, height: 1000, colour: '#7a3b52' },
  'Ünicode tall.png': { width: 900, height: 1900, colour: '#3d5a2a' },
}
const shots = [
  { logo: 'logo.png', src: [{ file: 'wide shot.png', alt: '' }] },
  { logo: 'logo.png', src: Object.keys(pictures).map((file) => ({ file, alt: '' })) },
  { logo: 'logo.png', src: [] },
]
const projects = generatedProjects(60, shots)

/** Twenty years of work: sixty projects, ten jobs with ten points each. */
export const owner: Owner = {
  profile: {
    name: 'Ottoline Featherstonehaugh-Cholmondeley',
    title: 'Principal engineer for distributed systems and the people who run them',
    intro:
      'I have spent two decades between databases and the people who wait for them: planning capacity, taking queues apart, teaching teams to measure before they tune, and deleting more code than I wrote. What is left of it stands below.',
    interests: ['Databases', 'Queues', 'Teaching', 'Capacity planning', 'Incident reviews'],
    about: [
      'See https://example.org/a/very/long/address/that/has/no/space/anywhere/in/it/and/goes/on/and/on/until/it/ends.',
    ],
    portrait: undefined,
    siteUrl: 'https://ottoline.example.com/',
    email: 'ottoline.featherstonehaugh-cholmondeley@distributed-systems.example.com',
    links: ['https://example.org/ottoline', 'https://github.com/example', 'https://mastodon.social/@example'],
    version: 'v1.0',
  },
  featuredProjects: projects.slice(0, 6),
  olderProjects: projects.slice(6),
  experiences: Array.from({ length: 10 }, (_, job) => ({
    id: `job-${job}`,
    company: `Company number ${job + 1}`,
    title: 'Engineer',
    startDate: dateOf(1, 2004 + 2 * job),
    endDate: job === 9 ? 'Present' : dateOf(12, 2005 + 2 * job),
    responsibilities: Array.from(
      { length: 10 },
      (_, point) =>
        `Point ${point + 1} of job ${job + 1}: moved ${point + 11} services without an hour of downtime.`,
    ),
  })),
  pictures,
}
