import type { CheckedContent, Section } from '@/content/schema/content'
import { listKeys } from '@/content/schema/lists'
import { language, parts, resume, sectionHeadings, sectionLabels } from '@/content/words'

/** Longest first sentence of About that becomes its heading, in characters. */
const MAX_SENTENCE_LENGTH = 70

type Sections = Record<keyof CheckedContent['sections'], Section>

/** Adds labels and headings. A missing heading is derived from the content, or is the label. */
export function completeSections(content: CheckedContent): Sections {
  const { sections } = content
  const defaults = { ...sectionLabels, experiences: getExperiencesLabel(content) }
  const complete = (name: keyof Sections, derived?: string): Section => {
    const { label = defaults[name], heading = derived ?? label, lead } = sections[name]
    return { label, heading, lead }
  }
  const projects = content.featuredProjects.length + content.olderProjects.length
  return {
    about: complete(
      'about',
      hasSkillsAlone(content) ? resume.skills : findOpeningSentence(content.profile.about),
    ),
    experiences: complete('experiences'),
    projects: complete('projects', projects > 1 ? sectionHeadings.projects : undefined),
    contact: complete('contact', sectionHeadings.contact),
    allProjects: complete('allProjects'),
  }
}

function hasSkillsAlone({ profile, slides, skillGroups }: CheckedContent): boolean {
  return skillGroups.length > 0 && profile.about.length + slides.length === 0
}

/** Returns the label of the section of jobs and lists: without jobs the name of its first list, such as Education. */
function getExperiencesLabel(content: CheckedContent): string {
  const first = listKeys.find((key) => content[key].length > 0)
  return content.experiences.length === 0 && first ? parts[first] : sectionLabels.experiences
}

/** Returns the first sentence of a text if it is short enough for a heading and more text follows. */
function findOpeningSentence([paragraph = '', ...others]: readonly string[]): string | undefined {
  const segments = new Intl.Segmenter(language.lang, { granularity: 'sentence' }).segment(paragraph)
  const sentence = [...segments][0]?.segment.trim() ?? ''
  const isAll = sentence === paragraph && others.length === 0
  return sentence && sentence.length <= MAX_SENTENCE_LENGTH && !isAll ? sentence : undefined
}
