import clsx from 'clsx/lite'
import { RESUME_PATH } from '@/components/lib/constants'
import { ownDirection } from '@/components/lib/direction'
import { foreignLetters, nameLines, nameSize } from '@/components/lib/name'
import { sitePath } from '@/components/lib/paths'
import { getPicture } from '@/components/lib/picture-manifest'
import { preloadPicture } from '@/components/lib/preload-picture'
import { separator } from '@/components/lib/punctuation'
import { type SectionId, shownSections } from '@/components/site/navigation'
import { SectionLink } from '@/components/site/screen-link'
import { ContentIcon, hasOwnIcon, linkIcon } from '@/components/ui/content-icon'
import { Icon } from '@/components/ui/icons'
import { OutboundLink } from '@/components/ui/outbound-link'
import { OwnText } from '@/components/ui/own-text'
import { PictureImage } from '@/components/ui/picture-image'
import type { Experience, Profile } from '@/content/schema/content'
import { PRESENT } from '@/content/schema/dates'
import type { Content } from '@/content/schema/validate'
import { intro as words } from '@/content/words'

const PORTRAIT_SIZES = '(min-width: 75em) 25rem, (min-width: 48em) 27rem, 72vw'
/** More of them would not fit beside the buttons (I2). */
const LINKS_SHOWN = 2

/** Shows who this is within the first screen, in front of the field of contour lines (I1, I2). */
export function Intro({ content }: { content: Content }) {
  const { profile, experiences } = content
  const { name, title, intro, interests } = profile
  const sections = shownSections(content)
  const city = profile.location?.split(/[,،、]/)[0]
  const portrait = profile.portrait && getPicture(profile.portrait)
  if (portrait) preloadPicture(portrait, PORTRAIT_SIZES)
  const [next] = sections
  return (
    <section
      id="home-section"
      tabIndex={-1}
      aria-labelledby="name"
      className="intro"
      data-plain={!portrait || undefined}
    >
      {/*
        Portrait and text share the height of the window, so a half-parsed intro would shift when the rest arrives. The
        first paint waits until the element after it begins, because browsers cannot wait for the end of one.
      */}
      <link rel="expect" href={`#${next ?? 'site-links'}`} blocking="render" />
      <div aria-hidden="true" className="contours print:hidden" />
      {!portrait && city && (
        <p
          aria-hidden="true"
          className="chip intro-node fact flex items-center gap-3 px-2.5 py-0.5 print:hidden"
        >
          <OwnText>{city}</OwnText>
          <span className="live-dot" />
        </p>
      )}
      <div className="column intro-grid">
        {portrait && (
          <div className="intro-portrait">
            <PictureImage picture={portrait} sizes={PORTRAIT_SIZES} priority />
          </div>
        )}
        <div className="intro-text">
          <Status {...profile} />
          <h1
            id="name"
            className={clsx('intro-name', nameSize(name))}
            data-script={Boolean(foreignLetters(name)) || undefined}
            data-lines={nameLines(name)}
          >
            <OwnText>{name}</OwnText>
          </h1>
          {next && <div aria-hidden="true" className="signal-start print:hidden" />}
          {title && (
            <p className="mt-[1.375rem] max-w-[32rem] text-subtitle font-semibold text-heading xl:mt-9">
              <OwnText>{title}</OwnText>
            </p>
          )}
          {intro && (
            <p
              {...ownDirection(intro)}
              className="mt-1.5 max-w-[32rem] [line-height:1.5] xl:mt-2.5 xl:text-[1.1875rem] xl:[line-height:1.6]"
            >
              {intro}
            </p>
          )}
          {interests.length > 0 && (
            <ul className="fact mt-3.5 flex flex-wrap gap-1.5 max-md:[letter-spacing:-0.02em] xl:mt-5">
              {interests.map((interest, i) => (
                <li key={i} {...ownDirection(interest)} className="chip border border-hairline px-2.5 py-0.5">
                  {interest}
                </li>
              ))}
            </ul>
          )}
          <Actions links={profile.links} leadsToProjects={sections.includes('projects')} />
        </div>
        <Foot latest={experiences[0]} next={next} />
      </div>
    </section>
  )
}

/** Shows what the person is open to, and where they live (D9). The dot belongs to the status: green is live. */
function Status({ status, location }: Pick<Profile, 'status' | 'location'>) {
  if (!status) return location && <p className="fact mb-3 text-muted xl:mb-6">{location}</p>
  const text = location ? `${status} · ${location}` : status
  return (
    <p {...ownDirection(text)} className="chip fact mb-3 flex w-fit items-center gap-3 ps-1 pe-2 xl:mb-6">
      <span aria-hidden="true" className="live-dot" />
      {text}
    </p>
  )
}

/** Shows the resume below 1200 px, the projects and the first links above. Without projects always the resume (I2). */
function Actions({ links, leadsToProjects }: { links: Profile['links']; leadsToProjects: boolean }) {
  return (
    <div className="mt-5 flex flex-wrap gap-3 xl:mt-8 print:hidden">
      <OutboundLink
        href={sitePath(RESUME_PATH)}
        className={clsx('button button-primary', leadsToProjects && 'xl:hidden')}
      >
        <Icon name="document" />
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
          className={clsx('button max-xl:hidden', hasOwnIcon(link) ? 'button-icon' : 'button-outline')}
        >
          {hasOwnIcon(link) && <ContentIcon name={linkIcon(link)} className="size-5" />}
          <span className={clsx(hasOwnIcon(link) && 'sr-only')}>{link.label}</span>
        </OutboundLink>
      ))}
    </div>
  )
}

/** Shows the current job, if the newest one goes on, and the link to the next section. */
function Foot({ latest, next }: { latest?: Experience; next?: SectionId }) {
  const now = latest?.endDate === PRESENT ? latest : undefined
  if (!now && !next) return null
  return (
    <div className="fact col-span-full flex items-center justify-between gap-4 text-muted max-xl:hidden print:hidden">
      {now && (
        <p>
          <span className="text-accent">{words.now}</span> {now.title && <OwnText>{now.title}</OwnText>}
          {now.title && now.company && separator}
          {now.company && <OwnText>{now.company}</OwnText>}
        </p>
      )}
      {next && (
        <SectionLink
          section={next}
          className="scroll-hint inline-flex min-h-11 shrink-0 items-center gap-2 hover:text-accent"
        >
          {words.scrollDown} <Icon name="arrowDown" />
        </SectionLink>
      )}
    </div>
  )
}
