import type { Experience, Profile, Project, SkillGroup } from '@/content/schema'
import type { Credential, CredentialList } from '../../components/lib/credentials'

/** A text and where it was written, for the message when a document cannot show it. */
export interface SourcedText {
  text: string
  /** Such as `content/experiences.ts, entry "Kestrade", field title`. */
  source: string
}

export function fromProfile<K extends keyof Profile>(field: K, text: string): SourcedText {
  return { text, source: `content/profile.ts, field ${field}` }
}

export function fromExperience(entry: Experience, field: string, text: string): SourcedText {
  return { text, source: `content/experiences.ts, entry "${entry.company}", field ${field}` }
}

/** @param featured which of the two lists the project stands in */
export function fromProject(project: Project, featured: boolean, field: string, text: string): SourcedText {
  const file = featured ? 'content/featured-projects.ts' : 'content/older-projects.ts'
  return { text, source: `${file}, entry "${project.title}", field ${field}` }
}

export function fromCredential(list: CredentialList, entry: Credential, text: string): SourcedText {
  return { text, source: `content/${list.file}.ts, entry "${entry.title.text}"` }
}

export function fromSkills(group: SkillGroup, text: string): SourcedText {
  return { text, source: `content/skills.ts, entry "${group.title}"` }
}

/** Words of the interface. */
export function fromWords(text: string): SourcedText {
  return { text, source: 'content/words.ts' }
}

/** Signs and addresses, which no owner can fix. */
export function fixed(text: string): SourcedText {
  return { text, source: 'app/typst' }
}
