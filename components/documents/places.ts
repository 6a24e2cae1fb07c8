import type { Experience, Profile, Project, SkillGroup } from '@/content/schema'
import type { Credential, CredentialList } from '../lib/credentials'

/** A text of the content and where the owner wrote it, for what must be said when it cannot be shown. */
export interface Located {
  text: string
  /** Such as `content/experiences.ts, entry "Kestrade", field title`. */
  place: string
}

export function fromProfile<K extends keyof Profile>(field: K, text: string): Located {
  return { text, place: `content/profile.ts, field ${field}` }
}

export function fromExperience(entry: Experience, field: string, text: string): Located {
  return { text, place: `content/experiences.ts, entry "${entry.company}", field ${field}` }
}

/** @param featured which of the two lists the project stands in */
export function fromProject(project: Project, featured: boolean, field: string, text: string): Located {
  const file = featured ? 'content/featured-projects.ts' : 'content/older-projects.ts'
  return { text, place: `${file}, entry "${project.title}", field ${field}` }
}

export function fromCredential(list: CredentialList, entry: Credential, text: string): Located {
  return { text, place: `content/${list.file}.ts, entry "${entry.title.text}"` }
}

export function fromSkills(group: SkillGroup, text: string): Located {
  return { text, place: `content/skills.ts, entry "${group.title}"` }
}

/** Words of the interface. */
export function fromWords(text: string): Located {
  return { text, place: 'content/words.ts' }
}

/** Signs and addresses, which no owner can fix. */
export function fixed(text: string): Located {
  return { text, place: 'components/documents' }
}
