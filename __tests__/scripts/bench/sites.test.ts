/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { projectSchema } from '@/content/schema'
import { withoutScripts } from '../../../scripts/bench/strip'
import { generatedProjects } from '../../../scripts/bench/thousand'

const pictures = [{ logo: 'a/logo.svg', src: [{ file: 'a/one.png', alt: 'One' }] }]

test('generated projects are valid, different, and the same in every run', () => {
  const projects = generatedProjects(1000, pictures)
  for (const project of projects) expect(projectSchema.safeParse(project).success).toBe(true)
  expect(new Set(projects.map(({ title }) => title)).size).toBe(1000)
  expect(generatedProjects(1000, pictures)).toEqual(projects)
})

test('their words compress no better than prose does', () => {
  const text = generatedProjects(50, pictures)
    .map(({ description }) => description)
    .join('\n')
  expect(gzipSync(text).length / text.length).toBeGreaterThan(0.3)
})

test('a stripped page keeps its words and data, and asks for no script', () => {
  const html =
    '<link rel="preload" as="script" href="/a.js"><link rel="stylesheet" href="/a.css"><script src="/a.js" async=""></script>' +
    '<p>Words</p><script>self.x=1</script><script id="d" type="application/ld+json">{"a":1}</script>'
  expect(withoutScripts(html)).toBe(
    '<link rel="stylesheet" href="/a.css"><p>Words</p><script id="d" type="application/ld+json">{"a":1}</script>',
  )
})
