import type { z } from 'zod'
import { endDate, endsInOrder, startDate } from '@/content/schema/dates'
import {
  fields,
  list,
  needsOneOf,
  optionalList,
  optionalText,
  orText,
  text,
  webAddress,
} from '@/content/schema/fields'

/**
 * The optional lists (D7), in the order of the page. To add a list, define it here, add its title
 * to `parts` in `content/words.ts`, and add its file to `content/schema/raw.ts`.
 */

/** An entry of any list. Field names mean the same in every list. */
export type ListEntry = Partial<Record<string, string | readonly string[]>>

/** The names of fields in JSON Resume, which has no pictures and ids of entries. */
export type ResumeFields<Schema extends z.ZodType> = Record<
  Exclude<keyof z.output<Schema>, 'id' | 'image' | 'logo' | 'src'>,
  string
>

type FieldOf<Schema extends z.ZodType> = keyof z.output<Schema> & string

interface ListDefinition<Schema extends z.ZodType<ListEntry>> {
  entry: Schema
  /** The fields that name an entry. The first present one is the title, the other the detail. */
  names: readonly [FieldOf<Schema>, FieldOf<Schema>]
  /** The field in `names` that the link belongs to, by default the first. */
  linked?: FieldOf<Schema>
  /** Its section in JSON Resume, which allows additional fields. */
  resume: {
    section: string
    fields: ResumeFields<Schema>
    /** The `type` of the entries, if the section has other entries too. */
    type?: string
  }
}

const define = <Schema extends z.ZodType<ListEntry>>(definition: ListDefinition<Schema>) => definition

const link = webAddress.optional()
const dated = {
  date: startDate.optional(),
  link,
  description: optionalText('a few sentences'),
}

const education = define({
  entry: fields({
    institution: optionalText('the school or university'),
    degree: optionalText('the degree or the subject'),
    startDate: startDate.optional(),
    endDate: endDate.optional(),
    location: optionalText('city and country'),
    score: optionalText('the grade'),
    points: optionalList(text('a fact')),
    link,
  })
    .refine(...needsOneOf('institution', 'degree'))
    .refine(...endsInOrder),
  names: ['degree', 'institution'],
  linked: 'institution',
  resume: {
    section: 'education',
    fields: {
      institution: 'institution',
      degree: 'area',
      location: 'location',
      link: 'url',
      startDate: 'startDate',
      endDate: 'endDate',
      score: 'score',
      points: 'courses',
    },
  },
})

const publications = define({
  entry: fields({
    title: text('the title of the publication'),
    publisher: optionalText('who published it'),
    ...dated,
  }),
  names: ['title', 'publisher'],
  resume: {
    section: 'publications',
    fields: {
      title: 'name',
      publisher: 'publisher',
      date: 'releaseDate',
      link: 'url',
      description: 'summary',
    },
  },
})

const talks = define({
  entry: fields({
    title: text('the title of the talk'),
    event: optionalText('where it was given'),
    ...dated,
  }),
  names: ['title', 'event'],
  resume: {
    // JSON Resume has no talks, but projects have a type.
    section: 'projects',
    type: 'talk',
    fields: { title: 'name', event: 'entity', date: 'startDate', link: 'url', description: 'description' },
  },
})

const awards = define({
  entry: fields({
    title: text('the name of the award'),
    issuer: optionalText('who gave it'),
    ...dated,
  }),
  names: ['title', 'issuer'],
  resume: {
    section: 'awards',
    fields: { title: 'title', issuer: 'awarder', date: 'date', link: 'url', description: 'summary' },
  },
})

const certifications = define({
  entry: fields({
    name: text('the name of the certificate'),
    issuer: optionalText('who issued it'),
    ...dated,
  }),
  names: ['name', 'issuer'],
  resume: {
    section: 'certificates',
    fields: { name: 'name', date: 'date', issuer: 'issuer', link: 'url', description: 'description' },
  },
})

const volunteering = define({
  entry: fields({
    organization: optionalText('the organization'),
    role: optionalText('what you are there'),
    startDate: startDate.optional(),
    endDate: endDate.optional(),
    location: optionalText('city and country'),
    summary: optionalText('what it is about'),
    points: optionalList(text('a fact')),
    link,
  })
    .refine(...needsOneOf('organization', 'role'))
    .refine(...endsInOrder),
  names: ['role', 'organization'],
  linked: 'organization',
  resume: {
    section: 'volunteer',
    fields: {
      organization: 'organization',
      role: 'position',
      location: 'location',
      link: 'url',
      startDate: 'startDate',
      endDate: 'endDate',
      summary: 'summary',
      points: 'highlights',
    },
  },
})

const languages = define({
  entry: orText(
    'name',
    fields({ name: text('the language'), level: optionalText('how well, such as "native" or "B2"') }),
  ),
  names: ['name', 'level'],
  resume: { section: 'languages', fields: { name: 'language', level: 'fluency' } },
})

/** The entries of a list of the owner's (D10). */
const ownEntry = define({
  entry: fields({
    title: text('a title'),
    subtitle: optionalText('a name, a place or a role'),
    text: optionalText('a few sentences'),
    points: optionalList(text('a fact')),
    date: startDate.optional(),
    link,
  }),
  names: ['title', 'subtitle'],
  resume: {
    // JSON Resume allows additional sections.
    section: 'ownLists',
    fields: {
      title: 'name',
      subtitle: 'subtitle',
      text: 'summary',
      points: 'highlights',
      date: 'date',
      link: 'url',
    },
  },
})

const lists = { education, publications, talks, awards, certifications, volunteering, languages }

/** The name of a list, its file, its constant and its title in `content/words.ts`. */
export type ListKey = keyof typeof lists

/** The names of the lists, in the order of the page. */
export const listKeys = Object.keys(lists) as ListKey[]

/** A list with entries of one kind. */
export type EntriesKey = ListKey | 'ownLists'

/** The definitions with a common type. */
export const listDefinitions: Record<EntriesKey, ListDefinition<z.ZodType<ListEntry>>> = {
  ...lists,
  ownLists: ownEntry,
}

/** Lists that each have a title of the owner's (D10). */
export const ownListSchema = fields({
  title: text('the title of the list'),
  entries: optionalList(ownEntry.entry),
})

type ListSchemas = { [Key in ListKey]: z.ZodArray<(typeof lists)[Key]['entry']> }

const schemas = listKeys.map((key) => [key, list(lists[key].entry)])
export const listSchemas = Object.fromEntries(schemas) as ListSchemas
