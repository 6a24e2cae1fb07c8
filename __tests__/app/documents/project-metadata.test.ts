import { plantContent, plantedContent, siteFixture } from '@/__tests__/support/content'
import { toJson } from '@/app/documents/json-resume'
import { createProjectMetadata } from '@/app/documents/page-metadata'
import { createProjectData } from '@/app/documents/structured-data'
import type { Project } from '@/content/schema/content'

jest.mock('@/content/words', () => jest.requireActual('@/docs/translations/ja'))

const [alder] = plantContent().featuredProjects
const description = '次の列車の時刻を見る。'
const content = plantedContent({
  profile: { ...plantContent().profile, name: '山田 花子' },
  featuredProjects: [
    { ...alder, title: '時刻表', description },
    { title: '路線図', bulletpoints: ['全国の路線を見る。'] },
  ],
})
const [withPictures, withoutPictures] = content.projects as [Project, Project]

test('a shared project is previewed with its title, its text, its address and its first screenshot [G14]', () => {
  const url = 'https://example.org/a/b/projects/%E6%99%82%E5%88%BB%E8%A1%A8'
  expect(createProjectMetadata(withPictures, content, siteFixture)).toMatchObject({
    title: '時刻表 · 山田 花子',
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'article',
      url,
      locale: 'ja_JP',
      images: [
        {
          url: 'https://example.org/a/b/previews/planted-shot-png.jpg',
          alt: 'A screenshot of Alder',
          type: 'image/jpeg',
          width: 1200,
          height: 630,
        },
      ],
    },
  })
})

test('a project without pictures and description is previewed with the card of the site and its first point [G14]', () => {
  expect(createProjectMetadata(withoutPictures, content, siteFixture)).toMatchObject({
    title: '路線図 · 山田 花子',
    description: '全国の路線を見る。',
    openGraph: { images: [{ url: 'https://example.org/a/b/og.png', type: 'image/png' }] },
  })
})

test('the description of a project in search results ends at a sentence or a word [G14]', () => {
  const descriptionOf = (description: string) =>
    createProjectMetadata({ ...withPictures, description }, content, siteFixture).description
  const sentence = 'It does one thing for people who wait for trains.'
  expect(descriptionOf(Array(5).fill(sentence).join(' '))).toBe(Array(3).fill(sentence).join(' '))
  expect(descriptionOf('word '.repeat(50))).toMatch(/^(word ){30,}word…$/)
})

const dataOf = (project: Project) => JSON.parse(toJson(createProjectData(project, content, siteFixture)))

test('the structured data of a project contains what its page shows [G14]', () => {
  const author = { '@type': 'Person', name: '山田 花子' }
  expect(dataOf(withPictures)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SoftwareSourceCode',
    name: '時刻表',
    description,
    url: 'https://example.org/a/b/projects/%E6%99%82%E5%88%BB%E8%A1%A8',
    image: 'https://example.org/a/b/pictures/planted-shot-png.jpg',
    codeRepository: 'https://example.org/code',
    keywords: ['The language of Alder'],
    dateCreated: '2024-02',
    author,
  })
  expect(dataOf(withoutPictures)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: '路線図',
    url: 'https://example.org/a/b/projects/%E8%B7%AF%E7%B7%9A%E5%9B%B3',
    author,
  })
})
