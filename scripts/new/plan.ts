import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentInput } from '../../content/files'
import { hasImage } from '../../content/images-folder'
import { monthNumber } from '../../content/schema'
import { slugify } from '../../content/slug'
import { type Changes, planChanges } from '../content-source/changes'
import { uniqueId } from '../setup/names'
import { type Answers, collect, fields, type Question } from './fields'
import type { readNewOptions } from './options'
import { readPicture, readPictures } from './pictures'

/**
 * What has to be written for a new entry: the list with one entry more, and its pictures. Nothing is written here.
 *
 * @param root the top of the repository
 * @param question none where flags answer
 * @throws when an answer is missing or not legal, a picture is in the way, or the list is made by code
 */
export async function planEntry(
  root: string,
  current: ContentInput,
  { kind, flags, isOlder }: NonNullable<ReturnType<typeof readNewOptions>>,
  question?: Question,
): Promise<Changes> {
  const wanted = kind === 'project' ? withFreeTitle(fields.project, current) : fields[kind]
  const answers = await collect(wanted, flags, question)
  const { content, copies } =
    kind === 'project' ? await withProject(answers, current, isOlder) : await withExperience(answers, current)
  const images = join(root, 'content', 'images')
  for (const { file, bytes } of copies) {
    // A picture of another entry is never overwritten.
    if (hasImage(file, images) && !readFileSync(join(images, file)).equals(bytes)) {
      throw new Error(
        `content/images/${file} is another picture. Rename yours, or remove that one. No files were changed.`,
      )
    }
  }
  return planChanges(root, current, content, new Map(copies.map(({ file, bytes }) => [file, bytes])))
}

/** The fields of a project, whose title must not give the address of another project. */
function withFreeTitle(
  list: typeof fields.project,
  { featuredProjects, olderProjects }: ContentInput,
): typeof fields.project {
  const taken = [...featuredProjects, ...olderProjects].map(({ title }) => slugify(title))
  const error = 'gives the address of another project. Choose another title.'
  return list.map((field) => {
    if (field.name !== 'title') return field
    return {
      ...field,
      schema: field.schema.refine((title) => !taken.includes(slugify(String(title))), { error }),
    }
  })
}

/** The content with one project more, before the first one of its list that is older, and the pictures that come with it. */
async function withProject({ one, all }: Answers, content: ContentInput, isOlder: boolean) {
  const folder = slugify(one('title') ?? '')
  const logoPath = one('logo')
  const logo = logoPath ? [await readPicture(logoPath, `${folder}/logo`)] : []
  const { copies, images } = await readPictures(all('picture'), all('alt'), folder)
  const entry = {
    title: one('title') ?? '',
    type: one('type'),
    createdAt: one('date'),
    logo: logo[0]?.file,
    src: images,
    description: one('description'),
    bulletpoints: all('bullet'),
    footer: one('footer'),
    github_link: one('github'),
    video_link: one('video'),
    website_link: one('website'),
  }
  const key = isOlder ? 'olderProjects' : 'featuredProjects'
  const list = placed(content[key], entry, ({ createdAt = '' }) => createdAt < (entry.createdAt ?? ''))
  return { content: { ...content, [key]: list }, copies: [...logo, ...copies] }
}

/** The content with one job more, before the first one that began earlier, and the pictures that come with it. */
async function withExperience({ one, all }: Answers, content: ContentInput) {
  const { experiences } = content
  const id = uniqueId(
    one('company') ?? one('title') ?? '',
    new Set(experiences.flatMap((entry) => entry.id ?? [])),
  )
  const { copies, images } = await readPictures(all('picture'), all('alt'), id)
  const entry = {
    id,
    company: one('company'),
    title: one('title'),
    startDate: one('start'),
    endDate: one('end'),
    responsibilities: all('point'),
    image: images[0],
    link: one('link'),
  }
  const start = monthNumber(entry.startDate ?? '')
  const list = placed(experiences, entry, ({ startDate = '' }) => monthNumber(startDate) < start)
  return { content: { ...content, experiences: list }, copies }
}

/** A list with one entry more: before the first one that is earlier, or at the end. */
function placed<T>(list: readonly T[], entry: T, isEarlier: (other: T) => boolean): T[] {
  const at = list.findIndex(isEarlier)
  return list.toSpliced(at < 0 ? list.length : at, 0, entry)
}
