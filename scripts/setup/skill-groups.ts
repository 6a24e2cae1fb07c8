import type { SkillGroupInput } from '../../content/schema'
import { slugify } from '../../content/slug'
import type { Imported } from './resume'

/** The title of skills that came without a group. */
const UNNAMED = 'Skills'

/** Adds skills to groups, each skill once. The owner's keep their places; named groups come before a mere list. */
export function withSkills(
  own: readonly SkillGroupInput[],
  imported: readonly Imported['skillGroups'][number][],
): SkillGroupInput[] {
  const groups = own.map((group) => ({ ...group, skills: [...group.skills] }))
  const names = groups.flatMap(({ skills }) =>
    skills.map((skill) => (typeof skill === 'string' ? skill : skill.name)),
  )
  const taken = new Set(names.map(skillKey))
  const namedFirst = imported.toSorted((a, b) => Number(!a.title) - Number(!b.title))
  for (const { title = UNNAMED, skills } of namedFirst) {
    for (const skill of skills) {
      if (taken.has(skillKey(skill))) continue
      taken.add(skillKey(skill))
      const group = groups.find((known) => known.title === title)
      if (group) group.skills.push(skill)
      else groups.push({ title, skills: [skill] })
    }
  }
  return groups
}

function skillKey(skill: string): string {
  return slugify(skill) || skill
}
