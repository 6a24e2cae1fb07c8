import type { SkillGroupInput } from '../../content/schema'
import { slugify } from '../../content/slug'

/** The name of a group of skills that came without one. */
const UNNAMED = 'Skills'

/**
 * Groups of skills, each skill once: those that the owner has stay where they are, named groups come before a mere list.
 *
 * @param own what stands in `content/`
 * @param imported groups of names; without a title they are a mere list
 */
export function skillGroupsOf(
  own: readonly SkillGroupInput[],
  imported: readonly { title?: string; skills: readonly string[] }[],
): SkillGroupInput[] {
  const taken = new Set(own.flatMap(({ skills }) => skills.map(nameOf)).map(slugify))
  const groups = own.map((group) => ({ ...group, skills: [...group.skills] }))
  for (const { title = UNNAMED, skills } of imported.toSorted((a, b) => rank(a) - rank(b))) {
    const fresh = skills.filter((name) => {
      const isFresh = slugify(name) !== '' && !taken.has(slugify(name))
      taken.add(slugify(name))
      return isFresh
    })
    const group = groups.find((known) => known.title === title)
    if (group) group.skills.push(...fresh)
    else if (fresh.length > 0) groups.push({ title, skills: fresh })
  }
  return groups
}

const rank = ({ title }: { title?: string }) => (title ? 0 : 1)

function nameOf(skill: SkillGroupInput['skills'][number]): string {
  return typeof skill === 'string' ? skill : skill.name
}
