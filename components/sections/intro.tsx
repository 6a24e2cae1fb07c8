import { preload } from 'react-dom'
import type { Experience, Profile } from '@/content/schema'
import { sitePath } from '../lib/paths'
import { type Picture, pictureSrc, pictureSrcSet } from '../lib/picture'
import { pictureOf } from '../lib/pictures'
import { SectionLink } from '../site/section-link'
import { buttonStyles } from '../ui/button-styles'
import { ArrowDownIcon, CodeHostingIcon, DocumentIcon, ProfessionalNetworkIcon } from '../ui/icons'
import { OutboundLink } from '../ui/outbound-link'
import { PictureImage } from '../ui/picture-image'

const PORTRAIT_SIZES = '(min-width: 1200px) 25rem, (min-width: 768px) 27rem, 72vw'

interface IntroProps {
  profile: Profile
  /** The newest entry, shown as what the person does now when it goes on. */
  latest?: Experience
}

/** I1, I2: who this is, within the first screen, before the field of contour lines. */
export function Intro({ profile, latest }: IntroProps) {
  const portrait = pictureOf(profile.portrait)
  preloadPicture(portrait, PORTRAIT_SIZES)
  const now = latest?.endDate === 'Present' ? latest : undefined
  return (
    <section id="home-section" tabIndex={-1} aria-labelledby="name" className="intro">
      {/*
        Portrait and words share the height of the window: half of them painted would move when the rest arrives. So
        nothing is painted before the section after them begins; browsers do not wait for the end of an element.
      */}
      <link rel="expect" href="#about" blocking="render" />
      <div aria-hidden="true" className="contours" />
      <div className="column intro-grid">
        <div className="intro-portrait">
          <PictureImage picture={portrait} sizes={PORTRAIT_SIZES} priority />
        </div>
        <div className="intro-text">
          {profile.status && (
            <p className="intro-status fact">
              <span aria-hidden="true" className="live-dot" />
              {profile.status}
            </p>
          )}
          <h1 id="name" className="intro-name text-name">
            {profile.name}
          </h1>
          <div aria-hidden="true" className="signal-start" />
          <p className="intro-title text-subtitle">{profile.title}</p>
          <p className="intro-lead">{profile.intro}</p>
          <ul className="intro-interests fact">
            {profile.interests.map((interest) => (
              <li key={interest}>{interest}</li>
            ))}
          </ul>
          <div className="intro-actions">
            <OutboundLink href={sitePath(profile.resume)} className={buttonStyles('primary', 'xl:hidden')}>
              <DocumentIcon aria-hidden="true" />
              Check out my resume
            </OutboundLink>
            <SectionLink section="projects" className={buttonStyles('primary', 'max-xl:hidden')}>
              See what I made
            </SectionLink>
            <OutboundLink
              href={profile.links.github}
              rel="me"
              className={buttonStyles('icon', 'size-12 max-xl:hidden')}
            >
              <CodeHostingIcon aria-hidden="true" className="size-5" />
              <span className="sr-only">GitHub</span>
            </OutboundLink>
            <OutboundLink
              href={profile.links.linkedin}
              rel="me"
              className={buttonStyles('icon', 'size-12 max-xl:hidden')}
            >
              <ProfessionalNetworkIcon aria-hidden="true" className="size-5" />
              <span className="sr-only">LinkedIn</span>
            </OutboundLink>
          </div>
        </div>
        <div className="intro-foot fact max-xl:hidden">
          {now && (
            <p>
              <span className="text-accent">Now</span> {now.title}, {now.company}
            </p>
          )}
          <SectionLink section="about" className="scroll-hint">
            Scroll down <ArrowDownIcon aria-hidden="true" />
          </SectionLink>
        </div>
      </div>
    </section>
  )
}

/** The largest paint of the first screen: asked for before the page's own markup is read that far. */
function preloadPicture(picture: Picture, sizes: string) {
  if (picture.kind === 'drawing') return
  preload(pictureSrc(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
