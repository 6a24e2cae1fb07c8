import type { IconType } from 'react-icons'
import * as fa from 'react-icons/fa6'
import * as lu from 'react-icons/lu'

/** W4: which drawing each of the interface's own icons is; `content-drawings.ts` has those that the content uses. Server only: the browser gets them as one sprite. */
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
  document: lu.LuFileText,
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
