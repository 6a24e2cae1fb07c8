import clsx from 'clsx/lite'
import { LINKS_SHOWN } from '@/components/density'
import { type SectionId, shownSections } from '@/components/frame/navigation'
import { SectionLink } from '@/components/frame/screen-link'
import { preloadMap } from '@/components/map/preload-map'
import { WorkMap } from '@/components/map/work-map'
import { sitePath } from '@/components/paths'
import { bidiText, isolateNames, OwnerName } from '@/components/text/bidi-text'
import { formatYears } from '@/components/text/dates'
import { directionProps } from '@/components/text/direction'
import { format } from '@/components/text/format'
import { hasForeignLetters } from '@/components/text/name'
import { separator } from '@/components/text/punctuation'
import { RESUME_PATH } from '@/components/ui/constants'
import { ContentIcon, hasOwnIcon, linkIcon } from '@/components/ui/content-icon'
import { Icon } from '@/components/ui/icons'
import { OutboundLink } from '@/components/ui/outbound-link'
import { PictureImage } from '@/components/ui/picture-image'
import { getPicture } from '@/components/ui/picture-manifest'
import { Paragraph } from '@/components/ui/prose'
import { SiteMark } from '@/components/ui/site-mark'
import type { Profile } from '@/content/schema/content'
import { PRESENT } from '@/content/schema/dates'
import type { Content } from '@/content/schema/validate'
import { intro as words } from '@/content/words'

/** The map of the owner's work, the name across it, and a row of texts (I1, I2, I3). */
export function Intro({ content }: { content: Content }) {
  const { profile } = content
  const [next] = shownSections(content)
  const isForeign = hasForeignLetters(profile.name)
  preloadMap()
  return (
    <section
      id="home-section"
      tabIndex={-1}
      aria-labelledby="name"
      className="intro bg-low"
      data-plain={!profile.portrait || undefined}
    >
      {/*
        Map and texts share the height of the window, so a half-parsed intro would shift when the
        rest arrives. Browsers cannot wait for the end of an element, so the first paint waits for
        the start of the next one.
      */}
      <link rel="expect" href={`#${next ?? 'site-links'}`} blocking="render" />
      <WorkMap content={content} />
      <div className="intro-body column">
        <Portrait {...profile} />
        <h1
          id="name"
          className={clsx('owner-name', isForeign && 'font-system')}
          data-script={isForeign || undefined}
        >
          <OwnerName name={profile.name} />
        </h1>
        <div className="intro-who max-w-[34rem]">
          {profile.title && <p className="text-subtitle font-bold text-heading">{bidiText(profile.title)}</p>}
          {profile.intro && (
            <Paragraph text={profile.intro} className="mt-1.5 leading-normal xl:text-[1.125rem]" />
          )}
        </div>
        <Facts {...profile} />
        <Actions {...content} />
        <Foot content={content} next={next} />
      </div>
    </section>
  )
}

/** Its largest width. */
const PORTRAIT_SIZES = '7.5rem'

/** A small portrait: in the row of texts on wide screens, at the top on others. */
function Portrait({ portrait }: Pick<Profile, 'portrait'>) {
  if (!portrait) return null
  return (
    <div className="intro-portrait overflow-hidden rounded-[4px] bg-sunken">
      <PictureImage
        picture={getPicture(portrait)}
        sizes={PORTRAIT_SIZES}
        priority
        className="size-full object-cover object-[50%_20%]"
      />
    </div>
  )
}

/** Interests, status and location of the owner (D9). */
function Facts({ interests, status, location }: Pick<Profile, 'interests' | 'status' | 'location'>) {
  const standing = [status, location].filter(Boolean).join(' · ')
  if (interests.length === 0 && !standing) return null
  return (
    <ul className="intro-facts">
      {interests.map((interest, i) => (
        <li key={i} {...directionProps(interest)}>
          {isolateNames(interest)}
        </li>
      ))}
      {standing && (
        <li {...directionProps(standing)} className="font-semibold text-heading max-xl:basis-full">
          {standing}
        </li>
      )}
    </ul>
  )
}

/**
 * The first links, and a button: for the resume below 1200 px, and for the projects from there, if
 * there are any (I2).
 */
function Actions({ profile: { links }, projects }: Content) {
  const leadsToProjects = projects.length > 0
  return (
    <div className="intro-actions flex flex-wrap gap-2 md:gap-3 print:hidden">
      <OutboundLink
        href={sitePath(RESUME_PATH)}
        className={clsx(
          'button button-primary max-md:px-3.5 max-md:text-[0.9375rem]',
          leadsToProjects && 'xl:hidden',
        )}
      >
        {words.resume}
      </OutboundLink>
      {leadsToProjects && (
        <SectionLink section="projects" className="button button-primary max-xl:hidden">
          {words.projects}
        </SectionLink>
      )}
      {links.slice(0, LINKS_SHOWN).map((link) => (
        <OutboundLink
          key={link.href}
          href={link.href}
          rel="me"
          className={clsx('button button-outline min-h-12', hasOwnIcon(link) && 'size-12 px-0')}
        >
          {hasOwnIcon(link) && <ContentIcon name={linkIcon(link)} className="size-5" />}
          <span className={clsx(hasOwnIcon(link) && 'sr-only')}>{link.label}</span>
        </OutboundLink>
      ))}
    </div>
  )
}

/** The legend of the map, the current job, and on wide screens the link to the next section. */
function Foot({ content, next }: { content: Content; next?: SectionId }) {
  const legend = getLegend(content)
  const [latest] = content.experiences
  const now = latest?.endDate === PRESENT ? latest : undefined
  if (!legend && !now && !next) return null
  return (
    <div className="intro-foot fact print:hidden">
      {legend && (
        <p aria-hidden="true" className="flex items-center gap-2 forced-colors:hidden">
          <SiteMark />
          {legend}
        </p>
      )}
      {now && (
        <p className="current-job">
          <span className="text-accent">{words.now}</span> {now.title && bidiText(now.title)}
          {now.title && now.company && separator}
          {now.company && bidiText(now.company)}
        </p>
      )}
      {next && (
        <SectionLink
          section={next}
          className={clsx(
            'inline-flex min-h-11 shrink-0 items-center gap-2 only:ms-auto',
            'hover:text-accent max-xl:hidden',
          )}
        >
          {words.scrollDown} <Icon name="arrowDown" />
        </SectionLink>
      )}
    </div>
  )
}

/**
 * Returns the legend of the map with the first and last year. Undefined for a single summit, or
 * without dates.
 */
function getLegend({ projects, experiences }: Content): string | undefined {
  const dates =
    projects.length > 0
      ? projects.map(({ createdAt }) => createdAt)
      : experiences.map(({ startDate }) => startDate)
  const years = dates.flatMap((date) => date?.match(/\d{4}/) ?? []).sort()
  if (dates.length < 2 || years.length === 0) return undefined
  const text = projects.length > 0 ? words.legend : words.jobsLegend
  return format(text, { years: formatYears(years[0], years.at(-1)) ?? '' })
}
