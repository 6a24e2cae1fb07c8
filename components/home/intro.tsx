import clsx from 'clsx/lite'
import { type SectionId, shownSections } from '@/components/frame/navigation'
import { SectionLink } from '@/components/frame/screen-link'
import { IntroText } from '@/components/home/intro-text'
import { cityOf } from '@/components/home/jobs'
import { bidiText } from '@/components/text/bidi-text'
import { separator } from '@/components/text/punctuation'
import { Icon } from '@/components/ui/icons'
import { PictureImage } from '@/components/ui/picture-image'
import { getPicture } from '@/components/ui/picture-manifest'
import { preloadPicture } from '@/components/ui/preload-picture'
import type { Experience } from '@/content/schema/content'
import { PRESENT } from '@/content/schema/dates'
import type { Content } from '@/content/schema/validate'
import { intro as words } from '@/content/words'

const PORTRAIT_SIZES = '(min-width: 75em) 25rem, (min-width: 48em) 27rem, 72vw'

/** Portrait above text, or beside it. */
const GRID = clsx(
  'relative grid w-full grid-cols-1 gap-5 pb-6',
  'grid-rows-[minmax(9rem,1fr)_auto] max-xl:in-data-plain:grid-rows-[max(26svh-var(--header),9rem)_auto]',
  // At twice the text size the portrait must not double, because the text needs the room.
  'xl:grid-cols-[minmax(0,1fr)_min(clamp(25rem,26vw,31rem),34vw)] xl:grid-rows-[1fr_auto]',
  'xl:gap-x-[min(4rem,6vw)] xl:gap-y-4 xl:pt-6 xl:pb-5',
  'print:flex print:items-end print:justify-between',
)

const GRID_ON_TABLET =
  'tablet:[grid-template:1fr/minmax(min-content,1fr)_minmax(0,42vw)] tablet:gap-8 tablet:pb-0'

const PORTRAIT = clsx(
  'portrait [contain:size] me-[calc(-1*var(--side))] aspect-[4/5] h-full max-h-[34rem] min-h-0 justify-self-end',
  'overflow-hidden max-xl:rounded-es-[2.5rem]',
  'xl:[contain:none] xl:m-0 xl:h-auto xl:max-h-[min(38.75rem,66svh)] xl:[place-self:center_stretch] xl:rounded-surface',
  'tablet:[grid-area:1/2] tablet:aspect-auto tablet:min-h-[clamp(26rem,100svh-var(--header),44rem)] tablet:justify-self-stretch',
  'print:[contain:none] print:order-1 print:h-auto print:w-36',
  '-outline-offset-1 [outline:1px_solid_var(--glow)]',
  'not-print:[box-shadow:0_1.5rem_4rem_color-mix(in_srgb,var(--fill)_30%,transparent)]',
)

const TEXT = 'relative self-end max-xl:in-data-plain:row-start-2 xl:order-first xl:self-center'

/** The portrait becomes narrower before a word of the name breaks. */
const TEXT_ON_TABLET = 'tablet:[grid-area:1/1] tablet:max-w-[60vw] tablet:min-w-[26rem] tablet:pb-10'

/** Name, title, texts and portrait in the first screen, in front of the contour lines (I1, I2). */
export function Intro({ content }: { content: Content }) {
  const { profile, experiences } = content
  const sections = shownSections(content)
  const city = cityOf(profile.location)
  const portrait = profile.portrait && getPicture(profile.portrait)
  if (portrait) preloadPicture(portrait, PORTRAIT_SIZES)
  const [next] = sections
  return (
    <section
      id="home-section"
      tabIndex={-1}
      aria-labelledby="name"
      className={clsx(
        'relative grid min-h-svh overflow-clip border-b pt-(--header)',
        'data-plain:max-xl:min-h-0 print:min-h-0 print:bg-none',
      )}
      data-plain={!portrait || undefined}
    >
      {/*
        Portrait and text share the height of the window, so a half-parsed intro would shift when the rest arrives. Browsers
        cannot wait for the end of an element, so the first paint waits for the start of the next one.
      */}
      <link rel="expect" href={`#${next ?? 'site-links'}`} blocking="render" />
      <div
        aria-hidden="true"
        className={clsx(
          'contours absolute inset-0 mirrored forced-colors:hidden print:hidden',
          portrait && 'tablet:[--fade:linear-gradient(#000_15%,transparent_55%)]',
        )}
      />
      {!portrait && city && (
        <p
          aria-hidden="true"
          // On the summit of the lines. On a phone above the text, which may begin higher on a wider screen.
          className={clsx(
            'chip fact absolute flex items-center gap-3 px-2.5 py-0.5 forced-colors:hidden print:hidden',
            'end-[calc(34%-1.75rem)] top-[min(43.6vw-0.75rem,9rem)] xl:top-[42%]',
          )}
        >
          {bidiText(city)}
          <span className="live-dot" />
        </p>
      )}
      <div className={clsx('column', GRID, portrait && GRID_ON_TABLET)}>
        {portrait && (
          <div className={PORTRAIT}>
            <PictureImage
              picture={portrait}
              sizes={PORTRAIT_SIZES}
              priority
              className={clsx(
                'size-full object-[50%_20%]',
                // A portrait of any shape fills its frame; a small one is centred.
                'object-cover data-[shape~=small]:bg-sunken data-[shape~=small]:object-scale-down',
              )}
            />
          </div>
        )}
        <div className={clsx(TEXT, portrait && TEXT_ON_TABLET)}>
          <IntroText profile={profile} sections={sections} />
        </div>
        <Foot latest={experiences[0]} next={next} />
      </div>
    </section>
  )
}

/** The newest job, if it is current, and the link to the next section. */
function Foot({ latest, next }: { latest?: Experience; next?: SectionId }) {
  const now = latest?.endDate === PRESENT ? latest : undefined
  if (!now && !next) return null
  return (
    <div className="fact col-span-full flex items-center justify-between gap-4 text-muted max-xl:hidden print:hidden">
      {now && (
        <p>
          <span className="text-accent">{words.now}</span> {now.title && bidiText(now.title)}
          {now.title && now.company && separator}
          {now.company && bidiText(now.company)}
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
