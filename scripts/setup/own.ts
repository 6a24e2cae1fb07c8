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
  const isOwn = (value: unknown) => !isSample && value !== NO_ADDRESS && !sample.isIn(value)
  const own = <T extends object>(value: T): Partial<T> =>
    Object.fromEntries(Object.entries(value).filter(([, part]) => isOwn(part))) as Partial<T>
  const entries = Object.fromEntries(entryLists.map((key) => [key, content[key].filter(isOwn)]))
  return {
    ...content,
    ...(entries as Pick<ContentInput, (typeof entryLists)[number]>),
    profile: own(content.profile),
    sections: { ...plainSections, ...own(content.sections) },
  }
}

/** Headings that are right for anybody. */
const plainSections: ContentInput['sections'] = {
  about: { label: 'About', heading: 'About' },
  experiences: { label: 'Experience', heading: 'Experience' },
  projects: { label: 'Projects', heading: 'Projects' },
  contact: { label: 'Contact', heading: 'Contact' },
  allProjects: { label: 'All projects', heading: 'All projects' },
}
