import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { IconName } from './icon-drawings'

/**
 * W4: the site's icons, named by what they mean. `icon-drawings.ts` alone knows which set draws them; the drawings
 * stand once in each page (`IconSprite`). Give each `aria-hidden`: what it means is said in words beside it.
 * `@__PURE__` lets the bundler drop icons that no client component uses.
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

/** An icon that points along the line of text: it turns where that runs from right to left. */
function turningIcon(name: IconName) {
  const Icon = icon(name)
  return ({ className, ...props }: IconProps) => <Icon className={clsx('turning', className)} {...props} />
}

export const CodeHostingIcon = /* @__PURE__ */ icon('codeHosting')
export const VideoIcon = /* @__PURE__ */ icon('video')
export const ArrowDownIcon = /* @__PURE__ */ icon('arrowDown')
export const ArrowLeftIcon = /* @__PURE__ */ turningIcon('arrowLeft')
export const ArrowUpIcon = /* @__PURE__ */ icon('arrowUp')
export const AlertIcon = /* @__PURE__ */ icon('alert')
export const CheckIcon = /* @__PURE__ */ icon('check')
export const ChevronDownIcon = /* @__PURE__ */ icon('chevronDown')
export const ChevronLeftIcon = /* @__PURE__ */ turningIcon('chevronLeft')
export const ChevronRightIcon = /* @__PURE__ */ turningIcon('chevronRight')
export const CopyIcon = /* @__PURE__ */ icon('copy')
export const DocumentIcon = /* @__PURE__ */ icon('document')
export const FolderIcon = /* @__PURE__ */ icon('folder')
export const WebsiteIcon = /* @__PURE__ */ icon('website')
export const LinkIcon = /* @__PURE__ */ icon('link')
export const MailIcon = /* @__PURE__ */ icon('mail')
export const MenuIcon = /* @__PURE__ */ icon('menu')
export const MoonIcon = /* @__PURE__ */ icon('moon')
export const PauseIcon = /* @__PURE__ */ icon('pause')
export const PlayIcon = /* @__PURE__ */ icon('play')
export const SearchIcon = /* @__PURE__ */ icon('search')
export const SunIcon = /* @__PURE__ */ icon('sun')
export const CloseIcon = /* @__PURE__ */ icon('close')
