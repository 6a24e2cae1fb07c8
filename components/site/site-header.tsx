import clsx from 'clsx/lite'
import { RESUME_PATH } from '@/components/lib/constants'
import { sitePath } from '@/components/lib/paths'
import { HeaderFrame } from '@/components/site/header-frame'
import { HeaderMenu, type MenuItemView } from '@/components/site/header-menu'
import type { NavigationItem } from '@/components/site/navigation'
import { SectionLink } from '@/components/site/screen-link'
import { ThemeToggle } from '@/components/site/theme-toggle'
import { OutboundLink } from '@/components/ui/outbound-link'
import { OwnText, ownText } from '@/components/ui/own-text'
import type { Profile } from '@/content/schema/content'
import { header, menu } from '@/content/words'

/** At twice the text size the room between the links must not double: the name beside them needs it. */
const LINK_PADDING = 'px-[min(0.75rem,max(12px,0.9vw))]'

/** Beside large text on a phone the name keeps its room: the text of the header grows no further than a part of the window. */
const NAME_TEXT = 'gap-[0.58em] max-md:text-[min(1.0625rem,6.2vw)]'
const RESUME_TEXT = 'max-md:px-[min(12px,2.5vw)] max-md:text-[min(0.8125rem,4.2vw)]'

/** A name of more letters needs a second line beside the buttons of a phone, and is set smaller. */
const LONG_NAME = 18
/** A word of more letters would part beside the buttons of the narrowest phones, and is set smaller there. */
const LONG_WORD = 7

/** Returns the class for the size of the name, by its length and its longest word. */
function nameSize(name: string) {
  if (name.length > LONG_NAME) return 'text-[0.82em]'
  return name.split(' ').some((word) => word.length > LONG_WORD) && 'max-[352px]:text-[0.82em]'
}

/** A name of several words. Between phone and laptop, only its first and its last word have room. */
function HeaderName({ name }: { name: string }) {
  const [first = '', ...others] = name.split(' ')
  const last = others.pop()
  if (others.length === 0) return <OwnText>{name}</OwnText>
  return (
    <bdi>
      {first} <span className="md:max-lg:sr-only">{others.join(' ')} </span>
      {last}
    </bdi>
  )
}

/** A link of the menu with its label in its own direction, which the browser need not find. */
function toMenuItem({ section, label }: NavigationItem): MenuItemView {
  return { section, label: ownText(label) }
}

/** H1, H2: the name, the sections, the resume and the colour mode, on both screens. */
export function SiteHeader({ profile, items }: { profile: Profile; items: NavigationItem[] }) {
  return (
    <HeaderFrame>
      <div className="column flex h-header items-center md:gap-[8px]">
        <SectionLink
          className={`brand me-auto flex min-h-11 min-w-4 shrink-100000 items-center overflow-hidden pe-1 font-bold text-heading ${NAME_TEXT}`}
        >
          <span aria-hidden="true" className="brand-dot" />
          <span className={clsx('line-clamp-3 [line-height:1.25]', nameSize(profile.name))}>
            <HeaderName name={profile.name} />
          </span>
          <span className="sr-only">{` ${header.home}`}</span>
        </SectionLink>
        <nav aria-label={header.label} className="contents">
          {items.length > 0 && (
            <ul className="flex items-center gap-1 max-md:hidden">
              {items.map(({ section, label }) => (
                <li key={section}>
                  <SectionLink section={section} className={`button button-quiet fact ${LINK_PADDING}`}>
                    <OwnText>{label}</OwnText>
                  </SectionLink>
                </li>
              ))}
            </ul>
          )}
          <OutboundLink
            href={sitePath(RESUME_PATH)}
            className={`button button-outline fact min-w-0 shrink ${LINK_PADDING} ${RESUME_TEXT}`}
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
