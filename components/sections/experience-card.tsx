import type { Experience } from '@/content/schema'
import { figureOf } from '../lib/figure'
import { pictureOf } from '../lib/pictures'
import { OutboundLink } from '../ui/outbound-link'
import { PictureImage } from '../ui/picture-image'

/** E1: one entry. The picture comes first on narrow screens and stands on the right on wide ones. */
export function ExperienceCard({ experience }: { experience: Experience }) {
  const { company, title, startDate, endDate, responsibilities, image, link } = experience
  return (
    <li className="entry hidden">
      <p className="entry-dates fact">
        {startDate} – {endDate}
      </p>
      <OutboundLink href={link} className="entry-picture">
        <PictureImage
          picture={pictureOf(image)}
          sizes="(min-width: 1200px) 18rem, (min-width: 768px) 33vw, 90vw"
          className="shot"
        />
        <span className="sr-only">{company}, website</span>
      </OutboundLink>
      <div className="entry-text">
        <h3 className="text-subtitle">{title}</h3>
        <p className="text-accent">{company}</p>
        <ul className="mt-4 grid gap-3">
          {responsibilities.map((responsibility) => (
            <Responsibility key={responsibility} text={responsibility} />
          ))}
        </ul>
      </div>
    </li>
  )
}

/** A result stands out as its figure; the sentence keeps it too, so that nobody has to put the two together. */
function Responsibility({ text }: { text: string }) {
  const figure = figureOf(text)
  return (
    <li className={figure ? 'result' : 'bullet'}>
      {figure && (
        <span aria-hidden="true" className="figure">
          {figure}
        </span>
      )}
      <span>{text}</span>
    </li>
  )
}
