import clsx from 'clsx'
import type { ComponentType } from 'react'
import type { Profile, Section } from '@/content/schema'
import { buttonStyles } from '../ui/button-styles'
import { CopyButton } from '../ui/copy-button'
import { CodeHostingIcon, FacebookIcon, InstagramIcon, MailIcon, ProfessionalNetworkIcon } from '../ui/icons'
import { OutboundLink } from '../ui/outbound-link'
import { SectionFrame } from './section-frame'

interface Way {
  label: string
  href: string
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  rel?: string
}

function waysOf({ links, email }: Profile): Way[] {
  return [
    { label: 'Github', href: links.github, icon: CodeHostingIcon, rel: 'me' },
    { label: 'Linkedin', href: links.linkedin, icon: ProfessionalNetworkIcon, rel: 'me' },
    { label: 'Facebook', href: links.facebook, icon: FacebookIcon, rel: 'me' },
    { label: 'Instagram', href: links.instagram, icon: InstagramIcon, rel: 'me' },
    { label: 'Mail', href: `mailto:${email}`, icon: MailIcon },
  ]
}

/** K1: the invitation, the address, and the links: icons on narrow screens, labelled buttons on wide ones. */
export function Contact({ section, profile }: { section: Section; profile: Profile }) {
  return (
    <SectionFrame id="contact" section={section} headingClass="text-invitation">
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <OutboundLink href={`mailto:${profile.email}`} className="address">
          {profile.email}
        </OutboundLink>
        <CopyButton
          label="Copy address"
          text={profile.email}
          done="Mail address copied"
          className={buttonStyles('outline', 'needs-scripts')}
        />
      </div>
      <ul className="contact-links">
        {waysOf(profile).map(({ label, href, icon: WayIcon, rel }) => (
          <li key={label}>
            <OutboundLink
              href={href}
              rel={rel}
              className={clsx(buttonStyles('outline'), 'max-md:size-12 max-md:px-0')}
            >
              <WayIcon aria-hidden="true" className="max-md:size-5" />
              <span className="max-md:sr-only">{label}</span>
            </OutboundLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
