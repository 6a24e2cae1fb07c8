import { AtPath } from '@/__tests__/support/at-path'
import { plantedContent, rawContent, siteFixture } from '@/__tests__/support/content'
import { renderOnServer } from '@/__tests__/support/render-on-server'
import { createVcard } from '@/app/contact.vcf/vcard'
import { createHomeMarkdown, createProjectsMarkdown } from '@/app/index.md/markdown'
import { createLlmsText } from '@/app/llms.txt/llms'
import HomePage from '@/app/page'
import ProjectsPage from '@/app/projects/page'
import { createJsonResume } from '@/app/resume.json/json-resume'
import { createResume } from '@/app/resume.pdf/resume-model'
import { createHomeGraph, createProjectsGraph } from '@/app/structured-data'
import { credentialLists } from '@/components/lib/credentials'
import { currentJobs } from '@/components/lib/jobs'
import { splitAddresses } from '@/components/lib/prose'
import { content } from '@/content/schema/load'
import { collectTexts } from '@/content/schema/texts'
import type { Content } from '@/content/schema/validate'

/** Returns the facts of a content that documents must contain, by kind. */
function factsOf(content: Content) {
  const { profile, experiences, skillGroups, featuredProjects, projects } = content
  const [current] = currentJobs(content)
  const person = [profile.name, profile.title, profile.location]
  const titles = projects.map(({ title }) => title)
  const skills = skillGroups.flatMap((group) => group.skills.map(({ name }) => name))
  const credentials = credentialLists(content).flatMap(({ entries }) =>
    entries.flatMap(({ title, detail, description, points }) => [
      ...[title.text, detail?.text, description],
      ...points,
    ]),
  )
  const jobs = experiences.flatMap((job) => [
    ...[job.title, job.company, job.location, job.summary],
    ...[...job.responsibilities, ...job.stack],
  ])
  const featured = featuredProjects.map(({ title }) => title)
  return {
    person,
    work: [current?.title, current?.company],
    skills,
    titles,
    featured,
    home: [...person, ...jobs, ...skills, ...credentials, ...featured],
    projects: projects.flatMap(({ title, description, bulletpoints }) => [
      title,
      description,
      ...bulletpoints,
    ]),
  }
}

/** Returns the facts that a text lacks. White space, Markdown's backslashes and the line ends of vCards do not count. */
function missingFrom(text: string, facts: readonly (string | undefined)[]) {
  const plain = (words: string) => words.replace(/\r\n |\\(?=[^n])/g, '').replace(/\s+/g, ' ')
  return facts.filter((fact) => fact && !plain(text).includes(plain(fact)))
}

const textsIn = (value: unknown) =>
  collectTexts(JSON.parse(JSON.stringify(value)))
    .map(({ text }) => text)
    .join('\n')

const [job, ...jobs] = rawContent.experiences
const planted = plantedContent({
  profile: { ...rawContent.profile, location: 'Tarn, Poland' },
  experiences: [
    { ...job, location: 'Gdynia', summary: 'A planted summary.', stack: ['Sieves', 'Tides'] },
    ...jobs,
  ],
  publications: [{ title: 'Sieves', publisher: 'Tide Press', description: 'A planted description.' }],
})
const facts = factsOf(planted)
const extent = { projects: 9, detailed: 9, points: 9, names: 9, details: 9 }

test.each([
  ['index.md', createHomeMarkdown(planted, siteFixture), facts.home],
  ['projects.md', createProjectsMarkdown(planted, siteFixture), facts.projects],
  ['llms.txt', createLlmsText(planted, siteFixture), [...facts.person, ...facts.featured]],
  ['contact.vcf', createVcard(planted, siteFixture), [...facts.person, ...facts.work]],
  ['resume.pdf', textsIn(createResume(planted, siteFixture, extent)), facts.home],
  ['resume.json', textsIn(createJsonResume(planted, siteFixture)), [...facts.home, ...facts.projects]],
  [
    'the structured data of /',
    textsIn(createHomeGraph(planted, siteFixture)),
    [...facts.person, ...facts.work, ...facts.skills],
  ],
  ['the structured data of /projects', textsIn(createProjectsGraph(planted, siteFixture)), facts.titles],
])('%s contains every fact of the content', (_, text, facts) => {
  expect(missingFrom(text, facts)).toEqual([])
})

test.each([
  ['/', <HomePage key="home" />, factsOf(content).home],
  ['/projects', <ProjectsPage key="projects" />, factsOf(content).projects],
] as const)('the page %s contains every fact of the content', async (path, page, facts) => {
  const html = await renderOnServer(<AtPath path={path}>{page}</AtPath>)
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // An address within a text is a link that shows only its host.
  const parts = facts.flatMap((fact) => splitAddresses(fact ?? '').filter((_, i) => i % 2 === 0))
  expect(
    missingFrom(
      body.textContent ?? '',
      parts.map((part) => part.trim()),
    ),
  ).toEqual([])
})
