import clsx from 'clsx/lite'
import { ThemeToggle } from '@/components/colour-mode/theme-toggle'
import { HeaderFrame } from '@/components/frame/header-frame'
import { HeaderMenu } from '@/components/frame/header-menu'
import type { MenuItemView } from '@/components/frame/header-menu-list'
import type { NavigationItem } from '@/components/frame/navigation'
import { SectionLink } from '@/components/frame/screen-link'
import { sitePath } from '@/components/paths'
import { bidiText, OwnerName } from '@/components/text/bidi-text'
import { RESUME_PATH } from '@/components/ui/constants'
import { OutboundLink } from '@/components/ui/outbound-link'
import { SiteMark } from '@/components/ui/site-mark'
import type { Profile } from '@/content/schema/content'
import { header, menu } from '@/content/words'

/** Limited, because at twice the text size the name needs the room. */
const LINK_PADDING = 'px-[min(0.75rem,max(12px,0.9vw))]'

/** On phones limited to a share of the window, so large text leaves room for the name. */
const NAME_TEXT = 'gap-[0.5em] max-md:text-[min(1.0625rem,6.2vw)]'
const RESUME_TEXT = 'max-md:px-[min(12px,2.5vw)] max-md:text-[min(0.9375rem,4.2vw)]'

const HOME_LINK = clsx(
  'me-auto flex min-h-11 min-w-4 shrink-100000 items-center overflow-hidden pe-1',
  'font-bold text-heading',
  NAME_TEXT,
)

/** A name of more characters needs a second line on phones, so it is smaller. */
const LONG_NAME = 18
/** A word of more characters would break on the narrowest phones, so it is smaller there. */
const LONG_WORD = 7

/** Returns the class for the size of the name, by its length and its longest word. */
function headerNameSize(name: string) {
  if (name.length > LONG_NAME) return 'text-[0.82em]'
  return name.split(' ').some((word) => word.length > LONG_WORD) && 'max-[352px]:text-[0.82em]'
}

/** The owner's name. Between phone and laptop, only its first and last word have room. */
function HeaderName({ name }: { name: string }) {
  const [first = '', ...others] = name.split(' ')
  const last = others.pop() ?? ''
  if (others.length === 0) return <OwnerName name={name} />
  return (
    <bdi>
      {first} <span className="md:max-lg:sr-only">{others.join(' ')} </span>
      {last}
    </bdi>
  )
}

/** Renders a label on the server, so the browser does not load the detection of directions. */
function toMenuItem({ section, label }: NavigationItem): MenuItemView {
  return { section, label: bidiText(label) }
}

/** The owner's name, the section links, the resume and the colour mode (H1, H2). */
export function SiteHeader({ profile, items }: { profile: Profile; items: NavigationItem[] }) {
  return (
    <HeaderFrame>
      <div className="column flex h-header items-center md:gap-[8px]">
        <SectionLink className={HOME_LINK}>
          <SiteMark />
          <span className={clsx('line-clamp-3 leading-tight', headerNameSize(profile.name))}>
            <HeaderName name={profile.name} />
          </span>
          <span className="sr-only">{` ${header.home}`}</span>
        </SectionLink>
        <nav aria-label={header.label} className="contents">
          {items.length > 0 && (
            <ul className="flex items-center gap-1 max-md:hidden">
              {items.map(({ section, label }) => (
                <li key={section}>
                  <SectionLink
                    section={section}
                    className={`button button-quiet text-[0.9375rem] ${LINK_PADDING}`}
                  >
                    {bidiText(label)}
                  </SectionLink>
                </li>
              ))}
            </ul>
          )}
          <OutboundLink
            href={sitePath(RESUME_PATH)}
            className={`button button-outline min-w-0 shrink text-[0.9375rem] ${LINK_PADDING} ${RESUME_TEXT}`}
          >
            {header.resume}
          </OutboundLink>
          <ThemeToggle />
          {items.length > 0 && <HeaderMenu label={menu.label} items={items.map(toMenuItem)} />}
        </nav>
      </div>
    </HeaderFrame>
  )
}
