import type { Profile, Section, SkillGroup, Slide } from '@/content/schema'
import { sectionWords, slider } from '@/content/words'
import { ownDirection } from '../lib/direction'
import { keyed } from '../lib/keyed'
import { pictureOf } from '../lib/pictures'
import { filled } from '../lib/words'
import { PictureImage } from '../ui/picture-image'
import { Slider } from '../ui/slider'
import { SectionFrame } from './section-frame'
import { Skills } from './skills'

interface AboutProps {
  section: Section
  profile: Profile
  slides: Slide[]
  skillGroups: SkillGroup[]
}

/** A1: paragraphs, slider and skills, each once in the HTML; the layout is CSS. */
export function About({ section, profile, slides, skillGroups }: AboutProps) {
  return (
    <SectionFrame id="about" section={section}>
      <div className="about-grid">
        {profile.about.length > 0 && (
          <div className="about-prose hidden">
            {keyed(profile.about).map(({ key, text }) => (
              <p key={key} {...ownDirection(text)}>
                {text}
              </p>
            ))}
          </div>
        )}
        {slides.length > 0 && (
          <div className="about-slides hidden">
            <Slider
              words={slider}
              label={filled(sectionWords.pictures, { section: section.label })}
              autoAdvance
              items={slides.map((slide) => ({
                id: `${slide.image.file} ${slide.title}`,
                label: slide.title,
                content: (
                  <figure>
                    <PictureImage
                      picture={pictureOf(slide.image)}
                      sizes="(min-width: 75em) 26rem, (min-width: 48em) 45vw, 90vw"
                      className="shot"
                    />
                    <figcaption className="fact text-muted">{slide.title}</figcaption>
                  </figure>
                ),
              }))}
            />
          </div>
        )}
      </div>
      {skillGroups.length > 0 && <Skills groups={skillGroups} />}
    </SectionFrame>
  )
}
