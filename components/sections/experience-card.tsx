import type { Experience, ImageFile } from '@/content/schema'
import { page, sectionWords } from '@/content/words'
import { dateRange } from '../lib/dates'
import { ownDirection } from '../lib/direction'
import { leadingFigure } from '../lib/figure'
import { stackLine } from '../lib/jobs'
import { keyed } from '../lib/keyed'
import { pictureOf } from '../lib/pictures'
import { separator } from '../lib/punctuation'
import { filled } from '../lib/words'
import { OutboundLink } from '../ui/outbound-link'
import { OwnText } from '../ui/own-text'
import { PictureImage } from '../ui/picture-image'

/** E1: one entry. The picture comes first on narrow screens and stands on the right on wide ones. */
export function ExperienceCard({ experience }: { experience: Experience }) {
  const { company, title, location, summary, responsibilities, highlight, image, link } = experience
  const result = leadingFigure(responsibilities, highlight)
  const dates = dateRange(experience.startDate, experience.endDate)
  const stack = stackLine(experience)
  const name = company ?? title ?? ''
  const linkedName =
    link && !image ? (
      <OutboundLink href={link}>
        <OwnText>{name}</OwnText>
      </OutboundLink>
    ) : (
      <OwnText>{name}</OwnText>
    )
  return (
    <li className="entry hidden">
      {/* Also without dates: it carries the mark on the signal line. */}
      <p className="entry-dates fact relative text-muted xl:pt-[0.2rem]">
        {dates}
        {location && <span className="block">{location}</span>}
      </p>
      {image && <EntryPicture image={image} name={name} link={link} />}
      <div className="entry-text">
        {/* Both in the heading: in a list of headings two jobs may have the same title. */}
        <h3 className="grid font-normal">
          {company && title && (
            <span className="text-subtitle font-bold">
              <OwnText>{title}</OwnText>
              <span className="sr-only">{separator}</span>
            </span>
          )}
          <span className={company && title ? 'text-accent' : 'text-subtitle font-bold'}>{linkedName}</span>
        </h3>
        {summary && (
          <p {...ownDirection(summary)} className="mt-4 max-w-measure text-heading">
            {summary}
          </p>
        )}
        {responsibilities.length > 0 && (
          <ul className="mt-4 grid max-w-measure gap-2.5">
            {keyed(responsibilities).map(({ key, entry: text }, i) => (
              <Responsibility key={key} text={text} figure={result?.index === i ? result.figure : null} />
            ))}
          </ul>
        )}
        {stack && <p className="fact mt-4 max-w-measure text-muted">{stack}</p>}
      </div>
    </li>
  )
}

interface EntryPictureProps {
  image: ImageFile
  /** Of the company. */
  name?: string
  link?: string
}

/** The picture leads to the company's site where it has one. */
function EntryPicture({ image, name = '', link }: EntryPictureProps) {
  const picture = (
    <PictureImage
      picture={pictureOf(image)}
      sizes="(min-width: 75em) 20rem, (min-width: 48em) 17rem, 90vw"
      className="shot"
    />
  )
  if (!link) return <div className="entry-picture">{picture}</div>
  return (
    <OutboundLink
      href={link}
      // Without it the description of the picture would be the name of the link.
      aria-label={`${filled(sectionWords.companyWebsite, { company: name })} ${page.opensNewTab}`}
      className="entry-picture"
    >
      {picture}
    </OutboundLink>
  )
}

/** The figure first, the sentence beside it. A figure such as "67 %" keeps to its line. */
const RESULT =
  'order-1 mt-2.5 grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] items-center gap-4 border-hairline border-t pt-[1.125rem] text-balance md:grid-cols-[minmax(min(7.75rem,16.5vw),auto)_minmax(0,1fr)]'

/** A result stands out as its figure; the sentence keeps it too, so that nobody has to put the two together. */
function Responsibility({ text, figure }: { text: string; figure: string | null }) {
  if (!figure)
    return (
      <li {...ownDirection(text)} className="bullet">
        {text}
      </li>
    )
  return (
    <li {...ownDirection(text)} className={RESULT}>
      <span
        aria-hidden="true"
        className="figure text-[clamp(2.5rem,5vw,3.5rem)] font-bold text-accent [font-variant-numeric:tabular-nums] [line-height:1] [letter-spacing:-0.04em]"
      >
        {figure}
      </span>
      <span>{text}</span>
    </li>
  )
}
