import clsx from 'clsx/lite'
import type { ReactNode } from 'react'
import { SectionFrame } from '@/components/home/section-frame'
import { bidiText, withLineBreaks } from '@/components/text/bidi-text'
import { ContentIcon, hasOwnIcon, linkIcon } from '@/components/ui/content-icon'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icons'
import { OutboundLink } from '@/components/ui/outbound-link'
import { shortAddress } from '@/content/schema/networks'
import type { Content } from '@/content/schema/validate'
import { contact as words } from '@/content/words'

const ICON_CLASS = 'max-md:size-5'
/** Class of the mail address, or of the address of the first link. */
const LARGE_LINE = clsx(
  'address py-2 text-[clamp(1.25rem,3vw,2.125rem)] text-accent tracking-[-0.02em]',
  'underline decoration-1 underline-offset-[0.25em]',
)

/** A long address breaks after its "@" rather than within a word. */
const MAIL_BREAKS = /(?<=@)/

/** The invitation, the address, and the links: only icons on narrow screens (K1). */
export function Contact({ content }: { content: Content }) {
  const { email, links, location } = content.profile
  const [first] = links
  const others = links.slice(email ? 0 : 1)
  return (
    <SectionFrame
      id="contact"
      content={content}
      className="mt-section bg-low pt-[clamp(4rem,9vw,7rem)] pb-20 print:mt-12 print:p-0"
      headingClass="invitation"
    >
      {email && (
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          <OutboundLink href={`mailto:${email}`} className={LARGE_LINE}>
            {withLineBreaks(email, MAIL_BREAKS)}
          </OutboundLink>
          <CopyButton
            label={words.copyAddress}
            text={email}
            done={words.addressCopied}
            className="button button-outline needs-scripts"
          />
        </div>
      )}
      {!email && first && (
        <p className="mt-8">
          <OutboundLink href={first.href} rel="me" className={LARGE_LINE}>
            <bdi>{shortAddress(first.href)}</bdi>
          </OutboundLink>
        </p>
      )}
      {location && <p className="fact mt-4">{bidiText(location)}</p>}
      {(email || others.length > 0) && (
        <ul className="mt-10 flex flex-wrap gap-2 md:gap-3 [h2+&]:mt-8">
          {others.map((link) => (
            <ContactLink
              key={link.href}
              href={link.href}
              rel="me"
              label={link.label}
              hasSharedIcon={others.filter((other) => linkIcon(other) === linkIcon(link)).length > 1}
              icon={hasOwnIcon(link) && <ContentIcon name={linkIcon(link)} className={ICON_CLASS} />}
            />
          ))}
          {email && (
            <ContactLink
              href={`mailto:${email}`}
              label={words.mail}
              icon={<Icon name="mail" className={ICON_CLASS} />}
            />
          )}
        </ul>
      )}
    </SectionFrame>
  )
}

interface ContactLinkProps {
  href: string
  rel?: string
  label: string
  icon: ReactNode
  /** Whether another link has the same icon. The label then shows at every width. */
  hasSharedIcon?: boolean
}

function ContactLink({ href, rel, label, icon, hasSharedIcon }: ContactLinkProps) {
  const isIconOnly = icon && !hasSharedIcon
  return (
    <li>
      <OutboundLink
        href={href}
        rel={rel}
        className={clsx(
          'button button-outline',
          isIconOnly ? 'max-md:size-12 max-md:px-0' : 'max-md:min-h-12 max-md:py-1.5',
        )}
      >
        {icon}
        <span className={clsx(isIconOnly && 'not-print:max-md:sr-only')}>{bidiText(label)}</span>
      </OutboundLink>
    </li>
  )
}
