import { type ContentInput, entryLists } from '../../content/files'
import type { ProfileInput } from '../../content/schema'
import type { Sample } from '../doctor/sample'
import { NO_ADDRESS } from './profile'

/** Content of which every part but the profile may be missing. */
export type OwnContent = Omit<ContentInput, 'profile'> & { profile: Partial<ProfileInput> }

/**
 * What in the present content is the owner's own. Where the person is the sample's, nothing is but the colours and the
 * orders of the list of projects.
 */
export function ownContent(content: ContentInput, sample: Sample): OwnContent {
  const isSample = sample.says(content.profile.name)
  const entries = Object.fromEntries(
    entryLists.map((key) => [key, isSample ? [] : content[key].filter((entry) => !sample.isIn(entry))]),
  ) as Pick<ContentInput, (typeof entryLists)[number]>
  return {
    ...content,
    ...entries,
    profile: isSample ? {} : withoutSample(content.profile, sample),
    sections: sectionsOf(content.sections, isSample, sample),
  }
}

function withoutSample(profile: ProfileInput, sample: Sample): Partial<ProfileInput> {
  const isOwn = (value: unknown) => value !== NO_ADDRESS && !sample.isIn(value)
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => isOwn(value)))
}

/** Headings that are right for anybody. */
const plainSections: ContentInput['sections'] = {
  about: { label: 'About', heading: 'About' },
  experiences: { label: 'Experience', heading: 'Experience' },
  projects: { label: 'Projects', heading: 'Projects' },
  contact: { label: 'Contact', heading: 'Contact' },
  allProjects: { label: 'All projects', heading: 'All projects' },
}

function sectionsOf(sections: ContentInput['sections'], isSample: boolean, sample: Sample) {
  if (isSample) return plainSections
  const kept = Object.entries(sections).filter(([, section]) => !sample.isIn(section))
  return { ...plainSections, ...Object.fromEntries(kept) }
}
