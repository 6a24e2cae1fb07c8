import type { SkillGroup } from '@/content/schema'
import { SkillIcon } from '../ui/skill-icon'

/** A1, D4: the skills in the groups a reader scans for. */
export function Skills({ groups }: { groups: SkillGroup[] }) {
  return (
    <div className="skills hidden">
      {groups.map((group) => (
        <div key={group.title}>
          <h3 className="fact mb-3 font-normal text-muted">{group.title}</h3>
          <ul className="grid gap-1.5">
            {group.skills.map((skill) => (
              <li key={skill.name} className="skill">
                <SkillIcon name={skill.icon} className="shrink-0" />
                {skill.name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
