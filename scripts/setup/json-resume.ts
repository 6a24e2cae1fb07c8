import type { Note } from '@/scripts/setup/fields'

/**
 * JSON Resume (https://jsonresume.org/schema), the format that all others are converted to.
 */

type Lines = string[]

/** What every format module returns. */
export interface Imported {
  /** The name of the file, or `github:NAME`. */
  source: string
  resume: JsonResume
  notes: Note[]
}

/** A resume whose values have been read: dates are `YYYY-MM` or `YYYY`, an end may be `Present`, addresses are whole, texts are plain. */
export interface JsonResume {
  basics?: {
    name?: string
    label?: string
    /** The address of a portrait, or its path beside the file. */
    image?: string
    email?: string
    url?: string
    summary?: string
    location?: { city?: string; region?: string; countryCode?: string; country?: string }
    profiles?: { network?: string; username?: string; url?: string }[]
  }
  work?: {
    name?: string
    position?: string
    location?: string
    url?: string
    startDate?: string
    endDate?: string
    summary?: string
    highlights?: Lines
    keywords?: Lines
  }[]
  volunteer?: {
    organization?: string
    position?: string
    location?: string
    url?: string
    startDate?: string
    endDate?: string
    summary?: string
    highlights?: Lines
  }[]
  education?: {
    institution?: string
    url?: string
    area?: string
    studyType?: string
    startDate?: string
    endDate?: string
    score?: string
    courses?: Lines
  }[]
  awards?: { title?: string; date?: string; awarder?: string; url?: string; summary?: string }[]
  certificates?: { name?: string; date?: string; issuer?: string; url?: string; description?: string }[]
  publications?: { name?: string; publisher?: string; releaseDate?: string; url?: string; summary?: string }[]
  skills?: { name?: string; keywords?: Lines }[]
  languages?: { language?: string; fluency?: string }[]
  interests?: { name?: string; keywords?: Lines }[]
  projects?: {
    name?: string
    description?: string
    highlights?: Lines
    keywords?: Lines
    startDate?: string
    endDate?: string
    url?: string
    /** `talk` for a talk: JSON Resume has no list of talks. */
    type?: string
    entity?: string
    github_link?: string
  }[]
}
