import type { Experience } from '@/content/schema'
import { leadingResult } from '../lib/figure'
import { pictureOf } from '../lib/pictures'
import { OutboundLink } from '../ui/outbound-link'
import { PictureImage } from '../ui/picture-image'

/** E1: one entry. The picture comes first on narrow screens and stands on the right on wide ones. */
export function ExperienceCard({ experience }: { experience: Experience }) {
  const { company, title, startDate, endDate, responsibilities, image, link } = experience
  const result = leadingResult(responsibilities)
  return (
    <li className="entry hidden">
      <p className="entry-dates fact">
        {startDate} – {endDate}
      </p>
      <OutboundLink href={link} className="entry-picture">
        <PictureImage
          picture={pictureOf(image)}
          sizes="(min-width: 1200px) 20rem, (min-width: 768px) 17rem, 90vw"
          className="shot"
        />
        <span className="sr-only">{company}, website</span>
      </OutboundLink>
      <div className="entry-text">
        <h3 className="text-subtitle">{title}</h3>
        <p className="text-accent">{company}</p>
        <ul className="entry-duties">
          {responsibilities.map((text, i) => (
            <Duty key={text} text={text} figure={result?.index === i ? result.figure : null} />
          ))}
        </ul>
      </div>
    </li>
  )
}

/** A result stands out as its figure; the sentence keeps it too, so that nobody has to put the two together. */
function Duty({ text, figure }: { text: string; figure: string | null }) {
  if (!figure) return <li className="bullet">{text}</li>
  return (
    <li className="result">
      <span aria-hidden="true" className="figure">
        {figure}
      </span>
      <span>{text}</span>
    </li>
  )
}
