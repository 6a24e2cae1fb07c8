import { Fragment } from 'react'
import { hasIcons, SKILLS_SHOWN, skillsForm, split } from '@/components/lib/density'
import { BidiText } from '@/components/ui/bidi-text'
import { ContentIcon } from '@/components/ui/content-icon'
import { More } from '@/components/ui/more'
import type { SkillGroup } from '@/content/schema/content'

type Skill = SkillGroup['skills'][number]

interface SkillsProps {
  groups: SkillGroup[]
  /** The heading of the section. A group with the same title hides its own. */
  heading: string
}

/** The skills in their groups (A1, D4). */
export function Skills({ groups, heading }: SkillsProps) {
  const form = skillsForm(groups)
  const withIcons = hasIcons(groups)
  const knownFirst = (skills: readonly Skill[]) =>
    form === 'list' && withIcons
      ? skills.toSorted((a, b) => Number(b.icon !== undefined) - Number(a.icon !== undefined))
      : skills
  return (
    <div className="skills hidden mt-12 [h2+&]:mt-8" data-form={form}>
      {groups.map((group, i) => {
        const { shown, rest } = split(knownFirst(group.skills), SKILLS_SHOWN)
        return (
          <div key={i} className="skill-group">
            <h3 className={group.title === heading ? 'sr-only' : 'fact mb-3 font-normal text-muted'}>
              <BidiText>{group.title}</BidiText>
            </h3>
            <SkillList skills={shown} withIcons={withIcons && form !== 'rows'} />
            <More count={rest.length} of={group.title}>
              <SkillList skills={rest} withIcons={withIcons && form !== 'rows'} />
            </More>
          </div>
        )
      })}
    </div>
  )
}

function SkillList({ skills, withIcons }: { skills: readonly Skill[]; withIcons: boolean }) {
  return (
    <ul className="skill-list">
      {skills.map(({ name, icon }, i) => (
        <li key={i} className="skill">
          {withIcons && icon && <ContentIcon name={icon} className="shrink-0" />}
          {/* Otherwise the signs of a name such as C++ would come first on a right-to-left page. */}
          <bdi>{withBreaks(name)}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Adds line break opportunities after slashes, such as in "HTML/CSS". */
function withBreaks(name: string) {
  return name.split(/(?<=\/)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
