import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContentInput,
  entryLists,
  type ProfileInput,
  type SkillGroupInput,
} from '@/content/schema/content'
import { imagesFolder } from '@/content/schema/images-folder'
import { isFile } from '@/scripts/commands/files'
import type { Sample } from '@/scripts/doctor/sample'

/** Content that may lack any part of the profile. */
export type OwnContent = Omit<ContentInput, 'profile'> & { profile: Partial<ProfileInput> }

/** Returns the owner's part of the content: everything but entries and fields that are exactly the sample's. Colours always stay. */
export function ownContent(content: ContentInput, sample: Sample, images = imagesFolder): OwnContent {
  const entries = Object.fromEntries(
    entryLists.map((key) => [key, content[key].filter((entry: unknown) => !sample.isEntry(entry))]),
  )
  return {
    ...content,
    ...(entries as Pick<ContentInput, (typeof entryLists)[number]>),
    skillGroups: content.skillGroups.flatMap((group) => ownSkills(group, sample)),
    profile: ownProfile(content.profile, sample, images),
    sections: ownSections(content.sections, sample),
  }
}

/**
 * Returns the fields of the profile that the owner changed; of a list the entries that the owner added. If no text about the sample's
 * person is left, fields that an owner may share with the sample, such as the title, are the owner's.
 */
function ownProfile(profile: ProfileInput, sample: Sample, images: string): Partial<ProfileInput> {
  const { portrait, ...fields } = profile
  const picture = join(images, portrait?.file ?? '')
  const hasOwnPicture = isFile(picture) && !sample.hasPicture(readFileSync(picture))
  const isShared = (name: string) => name !== 'links' && !sample.isIn(fields)
  const own = Object.entries(profile).flatMap(([name, value]): [string, unknown][] => {
    const isSample = (part: unknown) =>
      name === 'portrait'
        ? sample.isIn(part) && !hasOwnPicture
        : sample.isIn(part) || (sample.isEntry({ [name]: part }) && !isShared(name))
    if (!Array.isArray(value)) return isSample(value) ? [] : [[name, value]]
    const added = value.filter((entry) => !isSample(entry))
    const known = value.filter((entry) => !added.includes(entry))
    // An owner who removed some of the sample's interests has chosen the others.
    const isChosen = name === 'interests' && !sample.isEntry({ [name]: known })
    return added.length > 0 || isChosen ? [[name, isChosen ? value : added]] : []
  })
  return Object.fromEntries(own)
}

/** Returns only the added skills of a group that has all of the sample's. A group with any other change is the owner's. */
function ownSkills(group: SkillGroupInput, sample: Sample): SkillGroupInput[] {
  const { title, skills } = group
  const added = skills.filter((skill) => !sample.isEntry({ title, skill }))
  const isExtended = sample.isEntry({ title, skills: skills.filter((skill) => !added.includes(skill)) })
  if (!isExtended) return [group]
  return added.length > 0 ? [{ title, skills: added }] : []
}

/** Removes the sample's words from the sections. The site then uses the defaults of `content/words.ts`. */
function ownSections(sections: ContentInput['sections'], sample: Sample): ContentInput['sections'] {
  const own = Object.entries(sections).map(([key, section]) => {
    const texts = Object.entries(section ?? {})
    return [
      key,
      Object.fromEntries(texts.filter(([field, text]) => !sample.isEntry({ [key]: { [field]: text } }))),
    ]
  })
  return Object.fromEntries(own)
}
