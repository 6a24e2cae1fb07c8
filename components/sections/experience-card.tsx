import { formatPeriod } from '@/components/lib/dates'
import { findFigure } from '@/components/lib/figure'
import { format } from '@/components/lib/format'
import { type PlacedJob, placeElsewhere } from '@/components/lib/jobs'
import { getPicture } from '@/components/lib/picture-manifest'
import { separator } from '@/components/lib/punctuation'
import { JobText } from '@/components/sections/job-text'
import { OutboundLink } from '@/components/ui/outbound-link'
import { OwnText } from '@/components/ui/own-text'
import { PictureImage } from '@/components/ui/picture-image'
import type { ImageFile } from '@/content/schema/content'
import { page, sectionWords } from '@/content/words'

interface ExperienceCardProps extends PlacedJob {
  /** Where the owner lives. */
  home?: string
}

/** E1: one job. The picture comes first on narrow screens and is on the right on wide ones. */
export function ExperienceCard({ job, run, home }: ExperienceCardProps) {
  const { company, title, image, link, summary, responsibilities, stack } = job
  const location = placeElsewhere(job, home)
  const isBrief = !summary && responsibilities.length + stack.length === 0
  const hasFacts = !image && (stack.length > 0 || findFigure(responsibilities, job.highlight) !== null)
  return (
    <li
      className="entry hidden"
      data-run={run}
      data-brief={isBrief || undefined}
      data-facts={hasFacts || undefined}
    >
      {/* Also without dates: it carries the mark on the signal line. */}
      <p className="entry-dates fact relative text-muted xl:pt-[0.2rem]">
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

/** Title and company, both in the heading: in a list of headings two jobs may have the same title. */
function JobHeading({ job: { company, title, link }, run }: PlacedJob) {
  const name = company && title ? company : (company ?? title ?? '')
  // Of several roles at an employer, the first one has the link.
  const linked =
    link && run !== 'next' ? (
      <OutboundLink href={link} className="text-link">
        <OwnText>{name}</OwnText>
      </OutboundLink>
    ) : (
      <OwnText>{name}</OwnText>
    )
  return (
    <h3 className="grid font-normal">
      {company && title && (
        <span className="text-subtitle font-bold">
          <OwnText>{title}</OwnText>
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
  return isBelowTitle ? 'text-body' : 'text-subtitle font-bold'
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
      picture={getPicture(image)}
      sizes="(min-width: 75em) 20rem, (min-width: 48em) 17rem, 90vw"
      className="shot"
    />
  )
  if (!link) return <div className="entry-picture">{picture}</div>
  return (
    <OutboundLink
      href={link}
      // Without it the description of the picture would be the name of the link.
      aria-label={`${format(sectionWords.companyWebsite, { company: name })} ${page.opensNewTab}`}
      // The name of the company is a link to the same page: one stop for the keyboard is enough.
      tabIndex={-1}
      className="entry-picture"
    >
      {picture}
    </OutboundLink>
  )
}
