import { LONG_PROSE_WORDS } from '@/components/density'
import { SectionFrame } from '@/components/home/section-frame'
import { Skills } from '@/components/home/skills'
import { bidiText } from '@/components/text/bidi-text'
import { format } from '@/components/text/format'
import { splitBlocks, splitParagraph } from '@/components/text/sentences'
import { PictureImage } from '@/components/ui/picture-image'
import { getPicture } from '@/components/ui/picture-manifest'
import { Paragraph } from '@/components/ui/prose'
import { Slider } from '@/components/ui/slider'
import type { Content } from '@/content/schema/validate'
import { sectionWords, slider } from '@/content/words'

/** Paragraphs, slider and skills, each once in the HTML; the layout is CSS (A1). */
export function About({ content }: { content: Content }) {
  const { sections, aboutParagraphs, slides, skillGroups } = content
  const { heading } = sections.about
  const texts = aboutParagraphs.flatMap(splitBlocks)
  const paragraphs = texts.flatMap((text) => splitParagraph(text, LONG_PROSE_WORDS))
  const isLong = paragraphs.length > texts.length
  const hasTexts = paragraphs.length > 0
  const hasSlides = slides.length > 0
  return (
    <SectionFrame id="about" content={content}>
      {(hasTexts || hasSlides) && (
        // Without slides the text takes the full row, and vice versa.
        <div className="mt-8 grid grid-cols-1 gap-10 *:only:col-span-full md:grid-cols-2 print:block">
          {hasTexts && (
            <div className="hidden grid max-w-measure gap-4 self-start">
              {paragraphs.map((text, i) => (
                <Paragraph
                  key={i}
                  text={text}
                  className={i === 0 && isLong ? 'text-subtitle text-heading leading-normal' : undefined}
                />
              ))}
            </div>
          )}
          {hasSlides && (
            <div className="about-slides hidden only:max-w-[44rem] print:hidden">
              <Slider
                words={slider}
                label={format(sectionWords.pictures, { section: sections.about.label })}
                autoAdvance
                items={slides.map((slide) => ({
                  label: slide.title,
                  content: (
                    <figure className="grid gap-2.5">
                      <PictureImage
                        picture={getPicture(slide.image)}
                        sizes="(min-width: 75em) 26rem, (min-width: 48em) 45vw, 90vw"
                        className="shot"
                      />
                      <figcaption className="fact text-muted">{bidiText(slide.title)}</figcaption>
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
