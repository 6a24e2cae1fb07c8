import type { ContentInput } from '../../content/files'
import type { ContentPath } from './finding'

/** What a picture is for: each place shows it in another width. */
export type Use = 'portrait' | 'logo' | 'screenshot' | 'job' | 'slide'

export interface NamedPicture extends ContentPath {
  file: string
  use: Use
  /** The words for those who do not see it; a logo has none of its own. */
  alt?: string
  /** What the words stand beside. */
  title: string
}

/** Every picture that the content names, with the place of its file's path. */
export function picturesIn({ profile, experiences, slides, ...lists }: ContentInput): NamedPicture[] {
  const { portrait } = profile
  return [
    ...(portrait ? [picture('profile', ['portrait'], portrait, 'portrait', profile.name)] : []),
    ...(['featuredProjects', 'olderProjects'] as const).flatMap((key) =>
      lists[key].flatMap(({ title, logo, src }, i) => [
        { key, path: [i, 'logo'], file: logo, use: 'logo' as const, title },
        ...src.map((image, j) => picture(key, [i, 'src', j], image, 'screenshot', title)),
      ]),
    ),
    ...experiences.flatMap(({ company, image }, i) =>
      image ? [picture('experiences', [i, 'image'], image, 'job', company)] : [],
    ),
    ...slides.map(({ title, image }, i) => picture('slides', [i, 'image'], image, 'slide', title)),
  ]
}

function picture(
  key: ContentPath['key'],
  path: ContentPath['path'],
  { file, alt }: { file: string; alt: string },
  use: Use,
  title: string,
): NamedPicture {
  return { key, path: [...path, 'file'], file, alt, use, title }
}
