import type { SkillGroupInput } from '../../content/schema'
import { slugify } from '../../content/slug'
import type { Imported } from './imported'

/** The name of a group of skills that came without one. */
const UNNAMED = 'Skills'

/**
 * Groups of skills, each skill once: those that the owner has stay where they are, named groups come before a mere list.
 *
 * @param own what stands in `content/`
 */
export function skillGroupsOf(
  own: readonly SkillGroupInput[],
  imported: Imported['skillGroups'],
): SkillGroupInput[] {
  const groups = own.map((group) => ({ ...group, skills: [...group.skills] }))
  const names = groups.flatMap(({ skills }) =>
    skills.map((skill) => (typeof skill === 'string' ? skill : skill.name)),
  )
  const taken = new Set(['', ...names.map(slugify)])
  for (const { title = UNNAMED, skills } of imported.toSorted(
    (a, b) => Number(!a.title) - Number(!b.title),
  )) {
    for (const skill of skills.filter((name) => !taken.has(slugify(name)))) {
      taken.add(slugify(skill))
      const group = groups.find((known) => known.title === title)
      if (group) group.skills.push(skill)
      else groups.push({ title, skills: [skill] })
    }
  }
  return groups
}
