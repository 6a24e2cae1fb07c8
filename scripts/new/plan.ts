import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentInput } from '@/content/schema/content'
import { sortNewestFirst } from '@/content/schema/dates'
import { hasImage } from '@/content/schema/images-folder'
import { slugify } from '@/content/schema/slug'
import { type ContentPlan, planChanges } from '@/scripts/content-source/changes'
import { type Answers, collect, type Field, kinds, type Question } from '@/scripts/new/fields'
import type { readNewOptions } from '@/scripts/new/options'
import { readPicture, readPictures } from '@/scripts/new/pictures'
import { insertByDate, sortProjects } from '@/scripts/setup/compose'
import { uniqueId } from '@/scripts/setup/names'

/**
 * Plans the changes for a new entry: its list, and its pictures. No file is changed.
 *
 * @param root the top of the repository
 * @param question prompts; without it the options are the answers
 * @throws if an answer is missing or invalid, or a file would be overwritten
 */
export async function planEntry(
  root: string,
  current: ContentInput,
  { kind, answers: options, isOlder }: NonNullable<ReturnType<typeof readNewOptions>>,
  question?: Question,
): Promise<ContentPlan> {
  const { fields = [], key = 'featuredProjects' } = kinds[kind] ?? {}
  const isProject = kind === 'project'
  const answers = await collect(isProject ? withFreeTitle(fields, current) : fields, options, question)
  const text = (name: string) => answers.get(name)?.[0] ?? ''
  const ids = new Set(current.experiences.flatMap(({ id }) => id ?? []))
  const id = kind === 'experience' ? uniqueId(text('company') || text('title'), ids) : undefined
  const { copies, pictures } = await picturesOf(answers, id ?? slugify(text('title')))
  const values = fields.map(({ name, isList, schema }) => {
    const written = answers.get(name)?.filter(Boolean) ?? []
    const all = written.map((answer) => schema.safeParse(answer).data ?? answer)
    return [name, all.length === 0 ? undefined : (pictures[name] ?? (isList ? all : all[0]))]
  })
  const entry = { ...(id && { id }), ...Object.fromEntries(values) }
  assertNoneReplaced(join(root, 'content', 'images'), copies)
  const list = isOlder ? 'olderProjects' : key
  const sorted: <T extends object>(entries: readonly T[]) => T[] = isProject ? sortProjects : sortNewestFirst
  const content = { ...current, [list]: insertByDate<object>(current[list] as object[], [entry], sorted) }
  return planChanges(root, current, content, new Map(copies.map(({ file, bytes }) => [file, bytes])))
}

/** The fields of a project, whose title must not give the address of another project. */
function withFreeTitle(fields: readonly Field[], { featuredProjects, olderProjects }: ContentInput): Field[] {
  const taken = [...featuredProjects, ...olderProjects].map(({ title }) => slugify(title))
  const error = 'gives the address of another project. Choose another title.'
  return fields.map((field) => {
    if (field.name !== 'title') return field
    return {
      ...field,
      schema: field.schema.refine((title) => !taken.includes(slugify(String(title))), { error }),
    }
  })
}

/** Reads the pictures of an entry, and returns what its fields contain. */
async function picturesOf(answers: Answers, folder: string) {
  const [logoPath] = answers.get('logo') ?? []
  const logo = logoPath ? [await readPicture(logoPath, `${folder}/logo`)] : []
  const paths = answers.get('src') ?? answers.get('image') ?? []
  const { copies, images } = await readPictures(paths, answers.get('alt') ?? [], folder)
  const pictures: Record<string, unknown> = { logo: logo[0]?.file, src: images, image: images[0] }
  return { copies: [...logo, ...copies], pictures }
}

/** @throws if a picture has the path of another one */
function assertNoneReplaced(images: string, copies: readonly { file: string; bytes: Buffer }[]): void {
  for (const { file, bytes } of copies) {
    if (hasImage(file, images) && !readFileSync(join(images, file)).equals(bytes))
      throw new Error(
        `content/images/${file} is another picture. Rename yours, or remove that one. No files were changed.`,
      )
  }
}
