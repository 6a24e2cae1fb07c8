import clsx from 'clsx/lite'
import { hasIcons, LONG_PROSE_WORDS, SKILLS_SHOWN, skillsForm, split } from '@/components/home/density'
import { SectionFrame } from '@/components/home/section-frame'
import { BidiText } from '@/components/text/bidi-text'
import { directionProps } from '@/components/text/direction'
import { format } from '@/components/text/format'
import { Prose, withLineBreaks } from '@/components/text/prose'
import { splitBlocks, splitParagraph } from '@/components/text/sentences'
import { ContentIcon } from '@/components/ui/content-icon'
import { More } from '@/components/ui/more'
import { PictureImage } from '@/components/ui/picture-image'
import { getPicture } from '@/components/ui/picture-manifest'
import { Slider } from '@/components/ui/slider'
import type { SkillGroup } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'
import { sectionWords, slider } from '@/content/words'

/** Paragraphs, slider and skills, each once in the HTML; the layout is CSS (A1). */
export function About({ content }: { content: Content }) {
  const { sections, profile, slides, skillGroups } = content
  const { heading } = sections.about
  const [first = '', ...others] = profile.about
  // The heading may be its first sentence.
  const about = first.startsWith(heading) ? [first.slice(heading.length).trim(), ...others] : profile.about
  const texts = about.filter(Boolean).flatMap(splitBlocks)
  const paragraphs = texts.flatMap((text) => splitParagraph(text, LONG_PROSE_WORDS))
  const isLong = paragraphs.length > texts.length
  return (
    <SectionFrame id="about" content={content}>
      {(paragraphs.length > 0 || slides.length > 0) && (
        // Without slides the text takes the full row, and vice versa.
        <div className="about-grid mt-8 grid grid-cols-1 gap-10 *:only:col-span-full md:grid-cols-2">
          {paragraphs.length > 0 && (
            <div className="hidden grid max-w-measure gap-4 self-start">
              {paragraphs.map((text, i) => (
                <p
                  key={i}
                  {...directionProps(text)}
                  className={i === 0 && isLong ? 'text-subtitle text-heading [line-height:1.5]' : undefined}
                >
                  <Prose text={text} />
                </p>
              ))}
            </div>
          )}
          {slides.length > 0 && (
            <div className="about-slides hidden only:max-w-[44rem] print:hidden">
              <Slider
                words={slider}
                label={format(sectionWords.pictures, { section: sections.about.label })}
                autoAdvance
                items={slides.map((slide, i) => ({
                  id: String(i),
                  label: slide.title,
                  content: (
                    <figure className="grid gap-2.5">
                      <PictureImage
                        picture={getPicture(slide.image)}
                        sizes="(min-width: 75em) 26rem, (min-width: 48em) 45vw, 90vw"
                        className="shot"
                      />
                      <figcaption className="fact text-muted">
                        <BidiText>{slide.title}</BidiText>
                      </figcaption>
                    </figure>
                  ),
                }))}
              />
            </div>
          )}
        </div>
      )}
      {skillGroups.length > 0 && <Skills groups={skillGroups} heading={heading} />}
    </SectionFrame>
  )
}

type Skill = SkillGroup['skills'][number]

interface SkillsProps {
  groups: SkillGroup[]
  /** The heading of the section. A group with the same title hides its own. */
  heading: string
}

/** The skills in their groups (A1, D4). */
function Skills({ groups, heading }: SkillsProps) {
  const form = skillsForm(groups)
  const withIcons = hasIcons(groups)
  const knownFirst = (skills: readonly Skill[]) =>
    form === 'list' && withIcons
      ? skills.toSorted((a, b) => Number(b.icon !== undefined) - Number(a.icon !== undefined))
      : skills
  return (
    <div
      className={clsx(
        'hidden mt-12 [h2+&]:mt-8',
        form !== 'rows' && 'rule-t pt-6',
        form === 'columns' && 'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-7',
      )}
      data-form={form}
    >
      {groups.map((group, i) => {
        const { shown, rest } = split(knownFirst(group.skills), SKILLS_SHOWN)
        return (
          <div
            key={i}
            className={clsx(
              'break-inside-avoid',
              form === 'rows' && 'flex flex-wrap items-baseline gap-x-5 rule-t py-3',
            )}
          >
            <h3
              className={clsx(
                group.title === heading ? 'sr-only' : 'fact mb-3 [font-weight:400] text-muted',
                form === 'rows' && 'flex-[0_0_10rem]',
              )}
            >
              <BidiText>{group.title}</BidiText>
            </h3>
            <SkillList skills={shown} form={form} withIcons={withIcons && form !== 'rows'} />
            <More count={rest.length} of={group.title}>
              <SkillList skills={rest} form={form} withIcons={withIcons && form !== 'rows'} />
            </More>
          </div>
        )
      })}
    </div>
  )
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
        'in-data-[form=list]:grid-cols-[repeat(auto-fill,minmax(max(8rem,22%),1fr))]',
      )}
    >
      {skills.map(({ name, icon }, i) => (
        <li
          key={i}
          // Aligned with the names that have an icon.
          className={hasIcon && !icon ? 'ps-[1.8125rem]' : undefined}
        >
          {withIcons && icon && <ContentIcon name={icon} className="shrink-0" />}
          {/* Otherwise the signs of a name such as C++ would come first on a right-to-left page. */}
          <bdi className={LONG_WORD.test(name) ? 'hyphens-auto' : undefined}>
            {withLineBreaks(name, /(?<=\/)/)}
          </bdi>
        </li>
      ))}
    </ul>
  )
}
