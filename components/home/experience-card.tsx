import clsx from 'clsx/lite'
import { JobText } from '@/components/home/job-text'
import { hasTexts, type PlacedJob, placeElsewhere } from '@/components/home/jobs'
import { bidiText } from '@/components/text/bidi-text'
import { formatPeriod } from '@/components/text/dates'
import { format } from '@/components/text/format'
import { separator } from '@/components/text/punctuation'
import { OutboundLink } from '@/components/ui/outbound-link'
import { PictureImage } from '@/components/ui/picture-image'
import { getPicture } from '@/components/ui/picture-manifest'
import type { Experience, ImageFile } from '@/content/schema/content'
import { page, sectionWords } from '@/content/words'

interface ExperienceCardProps extends PlacedJob {
  /** The location of the owner. */
  home?: string
}

/** A job. The picture comes first on narrow screens, and is on the right on wide ones (E1). */
export function ExperienceCard({ job, run, home }: ExperienceCardProps) {
  const { company, title, image, link, stack } = job
  const location = placeElsewhere(job, home)
  return (
    <li
      className={clsx(
        'hidden relative grid grid-cols-1 items-start gap-4',
        // Only a picture creates the second column, or third. Without one the text fills the row.
        'md:auto-cols-[min(17rem,36vw)] md:gap-x-10 md:gap-y-2',
        'xl:auto-cols-[min(24rem,32vw)] xl:grid-cols-[var(--label)_minmax(0,1fr)] xl:gap-x-0',
        'print:auto-cols-[9rem]',
        spaceBelow(job),
        run === 'next' && 'mt-8!',
      )}
      data-facts={(!image && stack.length > 0) || undefined}
    >
      <p className="fact pe-3 text-muted md:col-start-1 xl:pt-[0.2rem] print:col-start-1">
        {formatPeriod(job.startDate, job.endDate)}
        {location && <span className="block">{bidiText(location)}</span>}
      </p>
      {image && <EntryPicture image={image} name={company ?? title} link={link} />}
      <div className="entry-texts md:col-start-1 xl:col-start-2 xl:pe-[min(3rem,4vw)] print:col-start-1">
        <JobHeading job={job} run={run} />
        <JobText job={job} />
      </div>
    </li>
  )
}

function spaceBelow(job: Experience): string {
  if (!hasTexts(job)) return '[&+li]:mt-8'
  return job.image ? '[&+li]:mt-16' : '[&+li]:mt-14'
}

/** Title and company, both in the heading, because two jobs may have the same title. */
function JobHeading({ job: { company, title, link }, run }: PlacedJob) {
  const name = company ?? title ?? ''
  const titleAbove = company && title
  // Of several roles at an employer, only the first has the link.
  const linked =
    link && run !== 'next' ? (
      <OutboundLink href={link} className="site-link text-accent">
        {bidiText(name)}
      </OutboundLink>
    ) : (
      bidiText(name)
    )
  return (
    <h3 className="grid font-normal">
      {titleAbove && (
        <span className="text-subtitle font-bold">
          {bidiText(titleAbove)}
          <span className="sr-only">{separator}</span>
        </span>
      )}
      <span className={companyClass(Boolean(titleAbove), run)}>{linked}</span>
    </h3>
  )
}

function companyClass(isBelowTitle: boolean, run: PlacedJob['run']): string {
  if (run === 'next') return 'sr-only'
  if (run === 'first') return 'order-first mb-2 text-subtitle text-body'
  return isBelowTitle ? 'text-body' : 'text-subtitle font-bold'
}

const PICTURE = clsx(
  'entry-picture order-first block -outline-offset-1 outline outline-hairline',
  'transition-opacity hover:opacity-85',
  'md:[grid-area:1/2/span_2] xl:[grid-area:1/3] xl:mt-[0.35rem] print:[grid-area:1/2/span_2]',
)

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
      className="shot rounded-none"
    />
  )
  if (!link) return <div className={PICTURE}>{picture}</div>
  return (
    <OutboundLink
      href={link}
      // Otherwise the description of the picture would be the name of the link.
      aria-label={`${format(sectionWords.companyWebsite, { company: name })} ${page.opensNewTab}`}
      // Not focusable by keyboard, because the name of the company links to the same page.
      tabIndex={-1}
      className={PICTURE}
    >
      {picture}
    </OutboundLink>
  )
}
