import type { IconType } from 'react-icons'
import * as fa from 'react-icons/fa6'
import * as lu from 'react-icons/lu'

/** The icons of the interface. Server only: the browser gets a sprite (W4). */
export const iconDrawings = {
  codeHosting: fa.FaGithub,
  video: fa.FaYoutube,
  arrowDown: lu.LuArrowDown,
  arrowLeft: lu.LuArrowLeft,
  arrowUp: lu.LuArrowUp,
  alert: lu.LuTriangleAlert,
  check: lu.LuCheck,
  chevronDown: lu.LuChevronDown,
  chevronLeft: lu.LuChevronLeft,
  chevronRight: lu.LuChevronRight,
  copy: lu.LuCopy,
  folder: lu.LuFolder,
  website: lu.LuGlobe,
  link: lu.LuLink,
  mail: lu.LuMail,
  menu: lu.LuMenu,
  moon: lu.LuMoon,
  pause: lu.LuPause,
  play: lu.LuPlay,
  search: lu.LuSearch,
  sun: lu.LuSun,
  close: lu.LuX,
} satisfies Record<string, IconType>

export type IconName = keyof typeof iconDrawings
