import { type ContentInput, contentFile } from '@/content/schema/content'
import type { Examined, Finding } from '@/scripts/doctor/finding'

/** Finds files of `content/` that the site does not read because of their spelling or format. */
export function* unreadFiles({ files, content }: Examined): Generator<Finding> {
  const known = ['icon.svg', 'resume.pdf', 'words.ts', 'typefaces.ts']
  const lists = (Object.keys(content) as (keyof ContentInput)[]).map((key) =>
    contentFile(key).replace('content/', ''),
  )
  const read = [...known, ...lists]
  for (const name of files) {
    if (read.includes(name)) continue
    const similar = read.find((file) => plain(file) === plain(name))
    const isPicture = /\.(png|jpe?g|webp|avif|gif|svg|heic)$/i.test(name)
    const isDocument = /\.(pdf|docx?|odt|pages)$/i.test(name)
    const fix =
      (similar && `Rename it to ${similar}.`) ||
      (isPicture && /^icon\./i.test(name) && 'Save it as SVG: only content/icon.svg is read.') ||
      (isPicture && 'Move it to content/images.') ||
      (isDocument && 'Your own resume must be content/resume.pdf.')
    if (fix) yield { level: 'wrong', file: `content/${name}`, entry: '', field: '', why: 'is not read', fix }
  }
}

/** Returns a file name without capitals, hyphens and the plural. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[-_ ]/g, '')
    .replace(/s?(?=\.\w+$)/, '')
}
