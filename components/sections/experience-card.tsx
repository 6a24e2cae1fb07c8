import { formatPeriod } from '@/components/lib/dates'
import { findFigure } from '@/components/lib/figure'
import { format } from '@/components/lib/format'
import { hasTexts, type PlacedJob, placeElsewhere } from '@/components/lib/jobs'
import { getPicture } from '@/components/lib/picture-manifest'
import { separator } from '@/components/lib/punctuation'
import { JobText } from '@/components/sections/job-text'
import { BidiText } from '@/components/ui/bidi-text'
import { OutboundLink } from '@/components/ui/outbound-link'
import { PictureImage } from '@/components/ui/picture-image'
import type { ImageFile } from '@/content/schema/content'
import { page, sectionWords } from '@/content/words'

interface ExperienceCardProps extends PlacedJob {
  /** The location of the owner. */
  home?: string
}

/** A job. The picture comes first on narrow screens, and is on the right on wide ones (E1). */
export function ExperienceCard({ job, run, home }: ExperienceCardProps) {
  const { company, title, image, link, responsibilities, stack } = job
  const location = placeElsewhere(job, home)
  const hasFacts = !image && (stack.length > 0 || findFigure(responsibilities, job.highlight) !== null)
  return (
    <li
      className="entry hidden"
      data-run={run}
      data-brief={!hasTexts(job) || undefined}
      data-facts={hasFacts || undefined}
    >
      {/* Rendered even without dates, because it draws the mark on the signal line. */}
      <p className="entry-dates fact relative pe-3 text-muted xl:pt-[0.2rem]">
        {formatPeriod(job.startDate, job.endDate)}
        {location && <span className="block">{location}</span>}
      </p>
      {image && <EntryPicture image={image} name={company ?? title} link={link} />}
      <div className="entry-text">
        <JobHeading job={job} run={run} />
        <JobText job={job} />
      </div>
    </li>
  )
}

/** Title and company, both in the heading, because two jobs may have the same title. */
function JobHeading({ job: { company, title, link }, run }: PlacedJob) {
  const name = company ?? title ?? ''
  // Of several roles at an employer, only the first has the link.
  const linked =
    link && run !== 'next' ? (
      <OutboundLink href={link} className="text-link">
        <BidiText>{name}</BidiText>
      </OutboundLink>
    ) : (
      <BidiText>{name}</BidiText>
    )
  return (
    <h3 className="grid [font-weight:400]">
      {company && title && (
        <span className="text-subtitle [font-weight:700]">
          <BidiText>{title}</BidiText>
          <span className="sr-only">{separator}</span>
        </span>
      )}
      <span className={companyClass(Boolean(company && title), run)}>{linked}</span>
    </h3>
  )
}

function companyClass(isBelowTitle: boolean, run: PlacedJob['run']): string {
  if (run === 'next') return 'sr-only'
  if (run === 'first') return 'order-first mb-2 text-subtitle text-body'
  return isBelowTitle ? 'text-body' : 'text-subtitle [font-weight:700]'
}

interface EntryPictureProps {
  image: ImageFile
  /** The name of the company. */
  name?: string
  link?: string
}

/** The picture of a job, which links to the company's site if there is one. */
function EntryPicture({ image, name = '', link }: EntryPictureProps) {
  const picture = (
    <PictureImage
      picture={getPicture(image)}
      sizes="(min-width: 75em) 20rem, (min-width: 48em) 17rem, 90vw"
      className="shot"
    />
  )
  if (!link) return <div className="entry-picture">{picture}</div>
  return (
    <OutboundLink
      href={link}
      // Otherwise the description of the picture would be the name of the link.
      aria-label={`${format(sectionWords.companyWebsite, { company: name })} ${page.opensNewTab}`}
      // Not focusable by keyboard, because the name of the company links to the same page.
      tabIndex={-1}
      className="entry-picture"
    >
      {picture}
    </OutboundLink>
  )
}
