import type { Owner } from '@/__tests__/support/owner'
import { dateOf } from '@/__tests__/support/words'

const pictures = {
  'logo.png': { width: 128, height: 128, colour: '#20505f' },
  'wide shot.png': { width: 1600, height: 1000, colour: '#7a3b52' },
  'Ünicode tall.png': { width: 900, height: 1900, colour: '#3d5a2a' },
}
const names = ['Archive', 'Budget', 'Cursor', 'Digest', 'Editor', 'Ferry', 'Gauge']
const types = ['Web', 'CLI App', 'Mobile', 'ML', 'Game', 'Desktop']

const projects = Array.from({ length: 60 }, (_, i) => ({
  title: `${names[i % names.length]} for queues ${i + 1}`,
  type: types[i % types.length] ?? '',
  createdAt: `${2005 + (i % 17)}-${String((i % 12) + 1).padStart(2, '0')}`,
  logo: 'logo.png',
  src: Object.keys(pictures)
    .slice(0, i % 4)
    .map((file) => ({ file, alt: `A queue that is shorter than the day before, as ${file}` })),
  description:
    'Counts what waits in each queue, tells whom it keeps waiting, and forgets it the day after. '.repeat(3),
  bulletpoints: ['Ten thousand queues', 'One binary without a single setting', 'In use since it was written'],
  github_link: `https://example.com/ledger-${i + 1}`,
  ...(i % 2 === 0 && { website_link: `https://ledger-${i + 1}.example.org/` }),
}))

/** Twenty years of work: sixty projects, with one screenshot, several or none, and ten jobs with ten points each. */
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
