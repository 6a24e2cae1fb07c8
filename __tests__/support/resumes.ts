import { describeNotes } from '@/scripts/old-setup/notes'
import { parseResume } from '@/scripts/old-setup/parse'
import { importResume } from '@/scripts/old-setup/resume'

/** Reads a resume; a text is parsed first. */
export const read = (resume: object | string) =>
  importResume('r.json', typeof resume === 'string' ? parseResume('r.json', resume) : resume)

/** Returns the notes about a resume, with their details. */
export const notesOf = (resume: object | string) => describeNotes(read(resume).notes, true).join('\n')

export const basics = { name: 'Vera Lind' }
export const job = { company: 'Fig Ltd', title: 'Cook' }
