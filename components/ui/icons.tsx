import type { ComponentProps } from 'react'
import type { IconName } from './icon-drawings'

/**
 * W4: the site's icons, named by what they mean. `icon-drawings.ts` alone knows which set draws them; the drawings
 * stand once in each page (`IconSprite`). Give each `aria-hidden`: what it means is said in words beside it.
 */
type IconProps = Omit<ComponentProps<'svg'>, 'children'>

/** Where the sprite of a page has an icon. */
export const iconId = (name: IconName) => `icon-${name}`

function icon(name: IconName) {
  return (props: IconProps) => (
    <svg aria-hidden="true" width="1em" height="1em" {...props}>
      <use href={`#${iconId(name)}`} />
    </svg>
  )
}

export const FacebookIcon = icon('facebook')
export const CodeHostingIcon = icon('codeHosting')
export const InstagramIcon = icon('instagram')
export const ProfessionalNetworkIcon = icon('professionalNetwork')
export const VideoIcon = icon('video')
export const ArrowDownIcon = icon('arrowDown')
export const ArrowLeftIcon = icon('arrowLeft')
export const ArrowUpIcon = icon('arrowUp')
export const OutboundIcon = icon('outbound')
export const CheckIcon = icon('check')
export const ChevronDownIcon = icon('chevronDown')
export const ChevronLeftIcon = icon('chevronLeft')
export const ChevronRightIcon = icon('chevronRight')
export const CopyIcon = icon('copy')
export const DocumentIcon = icon('document')
export const FolderIcon = icon('folder')
export const WebsiteIcon = icon('website')
export const LinkIcon = icon('link')
export const MailIcon = icon('mail')
export const MenuIcon = icon('menu')
export const MoonIcon = icon('moon')
export const PauseIcon = icon('pause')
export const PlayIcon = icon('play')
export const SearchIcon = icon('search')
export const SunIcon = icon('sun')
export const CloseIcon = icon('close')
