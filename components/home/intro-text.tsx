import clsx from 'clsx/lite'
import type { SectionId } from '@/components/frame/navigation'
import { sitePath } from '@/components/frame/paths'
import { SectionLink } from '@/components/frame/screen-link'
import { LINKS_SHOWN } from '@/components/home/density'
import { bidiText, OwnerName } from '@/components/text/bidi-text'
import { directionProps } from '@/components/text/direction'
import { hasForeignLetters, ownerNameSize } from '@/components/text/name'
import { isolateNames } from '@/components/text/prose'
import { RESUME_PATH } from '@/components/ui/constants'
import { ContentIcon, hasOwnIcon, linkIcon } from '@/components/ui/content-icon'
import { Icon } from '@/components/ui/icons'
import { OutboundLink } from '@/components/ui/outbound-link'
import type { Profile } from '@/content/schema/content'
import { intro as words } from '@/content/words'

/** Letters with two marks above each other, which need a higher line. */
const VIETNAMESE = /[\u1ea0-\u1ef9]/

/** The texts of the intro, and the buttons below them. @param sections the sections that the page shows */
export function IntroText({ profile, sections }: { profile: Profile; sections: readonly SectionId[] }) {
  const { name, title, intro, interests, links } = profile
  return (
    <>
      <Status {...profile} />
      <h1 id="name" className={nameClass(name)} data-script={hasForeignLetters(name) || undefined}>
        <OwnerName name={name} />
      </h1>
      {sections.length > 0 && (
        <div aria-hidden="true" className="signal-start pointer-events-none mt-2 print:hidden" />
      )}
      {/* Any of these may be the first below the start of the signal line. */}
      <div className="mt-[1.375rem] xl:mt-9">
        {title && <p className="max-w-[32rem] text-subtitle font-semibold text-heading">{bidiText(title)}</p>}
        {intro && (
          <p
            {...directionProps(intro)}
            className="mt-1.5 max-w-[32rem] leading-normal first:mt-0! xl:mt-2.5 xl:text-[1.1875rem] xl:leading-[1.6]"
          >
            {isolateNames(intro)}
          </p>
        )}
        {interests.length > 0 && (
          <ul className="fact mt-3.5 flex flex-wrap gap-1.5 first:mt-0! max-md:tracking-[-0.02em] xl:mt-5">
            {interests.map((interest, i) => (
              <li key={i} {...directionProps(interest)} className="chip border px-2.5 py-0.5">
                {isolateNames(interest)}
              </li>
            ))}
          </ul>
        )}
        <Actions links={links} leadsToProjects={sections.includes('projects')} />
      </div>
    </>
  )
}

function nameClass(name: string) {
  const size = ownerNameSize(name)
  const isForeign = hasForeignLetters(name)
  return clsx(
    'wrap-break-word print:text-[2.5rem]',
    size,
    isForeign
      ? 'font-system font-semibold break-keep'
      : // Twelve letters fit. A longer word breaks, because the lines behind it would reduce its contrast.
        'xl:w-min tracking-[-0.035em]',
    isForeign || VIETNAMESE.test(name) ? 'leading-tight' : 'leading-none',
    'xl:max-w-[calc(min(50vw-var(--side),36rem)+2.5rem)]',
    // Four words or more fill two lines.
    size !== 'text-name' && 'xl:min-w-[11ch]',
  )
}

/** The status and the location of the owner (D9). Only a status has the green dot. */
function Status({ status, location }: Pick<Profile, 'status' | 'location'>) {
  if (!status)
    return location && <p className="chip fact -ms-2 mb-3 w-fit px-2 text-muted xl:mb-6">{location}</p>
  const text = location ? `${status} · ${location}` : status
  return (
    <p {...directionProps(text)} className="chip fact mb-3 flex w-fit items-center gap-3 ps-1 pe-2 xl:mb-6">
      <span aria-hidden="true" className="live-dot" />
      {text}
    </p>
  )
}

/** A button for the resume below 1200 px; for the projects, and the first links, from there. Without projects always the resume (I2). */
function Actions({ links, leadsToProjects }: { links: Profile['links']; leadsToProjects: boolean }) {
  return (
    <div className="mt-5 flex flex-wrap gap-3 first:mt-0! xl:mt-8 print:hidden">
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
          className={clsx('button button-outline max-xl:hidden', hasOwnIcon(link) && 'size-12 bg-page px-0')}
        >
          {hasOwnIcon(link) && <ContentIcon name={linkIcon(link)} className="size-5" />}
          <span className={clsx(hasOwnIcon(link) && 'sr-only')}>{link.label}</span>
        </OutboundLink>
      ))}
    </div>
  )
}
