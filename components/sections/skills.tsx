import type { SkillGroup } from '@/content/schema'
import { keyed } from '../lib/keyed'
import { ContentIcon } from '../ui/content-icon'
import { OwnText } from '../ui/own-text'

/** A1, D4: the skills in the groups a reader scans for, each with its icon where it has one. */
export function Skills({ groups }: { groups: SkillGroup[] }) {
  return (
    <div className="skills hidden mt-12 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-7 border-hairline border-t pt-6">
      {keyed(groups).map(({ key, entry: group }) => (
        <div key={key}>
          <h3 className="fact mb-3 font-normal text-muted">
            <OwnText>{group.title}</OwnText>
          </h3>
          <ul className="grid gap-1.5">
            {keyed(group.skills).map(({ key, entry: { name, icon } }) => (
              <li key={key} className="skill">
                {icon && <ContentIcon name={icon} className="shrink-0" />}
                {/* A name such as C++ keeps its order on a page that is read from right to left. */}
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
