import type {
  AwardInput,
  CertificationInput,
  EducationInput,
  ExperienceInput,
  LanguageInput,
  ProfileInput,
  TalkInput,
} from '../../content/schema'

/** A job that may have no name for addresses yet. */
export type Job = Omit<ExperienceInput, 'id'> & { id?: string }

/** A project as it stands in an import: what the site asks of one may be missing. */
export interface ImportedProject {
  title: string
  type?: string
  /** `YYYY-MM` */
  createdAt?: string
  description: string
  bulletpoints: string[]
  addresses: string[]
}

/** What one import says, in the site's own words and dates. */
export interface Imported {
  profile: Partial<ProfileInput>
  jobs: Job[]
  projects: ImportedProject[]
  education: EducationInput[]
  certifications: CertificationInput[]
  languages: Exclude<LanguageInput, string>[]
  awards: AwardInput[]
  talks: TalkInput[]
  skillGroups: { title?: string; skills: string[] }[]
  /** What has no place on the site, or cannot be read: a sentence each. */
  notes: string[]
}

export function emptyImport(): Imported {
  return {
    profile: {},
    jobs: [],
    projects: [],
    education: [],
    certifications: [],
    languages: [],
    awards: [],
    talks: [],
    skillGroups: [],
    notes: [],
  }
}
