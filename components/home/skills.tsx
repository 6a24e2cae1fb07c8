import clsx from 'clsx/lite'
import { SKILLS_SHOWN } from '@/components/density'
import { bidiText, withLineBreaks } from '@/components/text/bidi-text'
import { ContentIcon } from '@/components/ui/content-icon'
import { ShortList } from '@/components/ui/short-list'
import type { SkillGroup } from '@/content/schema/content'

/** Maximum number of skills in a column. */
const MAX_IN_COLUMN = 7

type Skill = SkillGroup['skills'][number]

interface SkillsProps {
  groups: SkillGroup[]
  /** The heading of the section. A group with the same title hides its own. */
  heading: string
}

/** The skills in their groups (A1, D4). */
export function Skills({ groups, heading }: SkillsProps) {
  const form = skillsForm(groups)
  const withIcons = hasIcons(groups) && form !== 'rows'
  const isSorted = withIcons && form === 'list'
  return (
    <div
      className={clsx(
        'hidden mt-12 [h2+&]:mt-8',
        form !== 'rows' && 'border-t pt-6',
        form === 'columns' && 'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-7',
      )}
    >
      {groups.map((group, i) => (
        <div
          key={i}
          className={clsx(
            'break-inside-avoid',
            form === 'rows' && 'flex flex-wrap items-baseline gap-x-5 border-t py-3',
          )}
        >
          <h3
            className={clsx(
              group.title === heading ? 'sr-only' : 'fact mb-3 font-normal text-muted',
              form === 'rows' && 'flex-[0_1_10rem]',
            )}
          >
            {bidiText(group.title)}
          </h3>
          <ShortList
            entries={isSorted ? sortByIcon(group.skills) : group.skills}
            count={SKILLS_SHOWN}
            of={group.title}
          >
            {(skills) => <SkillList skills={skills} form={form} withIcons={withIcons} />}
          </ShortList>
        </div>
      ))}
    </div>
  )
}

function sortByIcon(skills: readonly Skill[]): Skill[] {
  return [...skills.filter(({ icon }) => icon), ...skills.filter(({ icon }) => !icon)]
}

/** Returns the form of the skills: one list, or a column or a row for each group. */
function skillsForm(groups: readonly Pick<SkillGroup, 'skills'>[]): 'list' | 'columns' | 'rows' {
  if (groups.length === 1) return 'list'
  const isFew = groups.length === 3 || groups.length === 4
  const areShort = groups.every(({ skills }) => skills.length <= MAX_IN_COLUMN)
  return isFew && areShort ? 'columns' : 'rows'
}

/** Returns whether most skills have an icon. A few among many names would look like a mistake. */
function hasIcons(groups: readonly Pick<SkillGroup, 'skills'>[]): boolean {
  const skills = groups.flatMap((group) => group.skills)
  return skills.filter(({ icon }) => icon).length * 2 > skills.length
}

/** A word that a column of skills may be too narrow for on a phone. */
const LONG_WORD = /[\p{L}\p{M}]{15}/u

interface SkillListProps {
  skills: readonly Skill[]
  form: ReturnType<typeof skillsForm>
  withIcons: boolean
}

function SkillList({ skills, form, withIcons }: SkillListProps) {
  const hasIcon = withIcons && skills.some(({ icon }) => icon)
  return (
    <ul
      className={clsx(
        'text-heading *:flex *:items-center *:gap-2.5',
        form === 'rows' ? 'flex flex-[1_1_18rem] flex-wrap gap-x-5' : 'grid gap-x-3 gap-y-1.5',
        '[&_li:hover_svg]:text-accent [&_svg]:size-[1.1875rem] [&_svg]:text-muted',
        form === 'list' && 'grid-cols-[repeat(auto-fill,minmax(max(8rem,22%),1fr))]',
      )}
    >
      {skills.map(({ name, icon }, i) => (
        <li
          key={i}
          // Aligned with the names that have an icon.
          className={hasIcon && !icon ? 'ps-[1.8125rem]' : undefined}
        >
          {withIcons && icon && <ContentIcon name={icon} className="shrink-0" />}
          {/* On a right-to-left page the signs of C++ would otherwise come first. */}
          <bdi className={LONG_WORD.test(name) ? 'hyphens-auto' : undefined}>
            {withLineBreaks(name, /(?<=\/)/)}
          </bdi>
        </li>
      ))}
    </ul>
  )
}
