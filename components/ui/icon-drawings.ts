import type { IconType } from 'react-icons'
import { FaGithub, FaYoutube } from 'react-icons/fa6'
import {
  LuArrowDown,
  LuArrowLeft,
  LuArrowUp,
  LuCheck,
  LuChevronDown,
  LuChevronLeft,
  LuChevronRight,
  LuCopy,
  LuFileText,
  LuFolder,
  LuGlobe,
  LuLink,
  LuMail,
  LuMenu,
  LuMoon,
  LuPause,
  LuPlay,
  LuSearch,
  LuSun,
  LuTriangleAlert,
  LuX,
} from 'react-icons/lu'

/** W4: which drawing each of the interface's own icons is; `content-drawings.ts` has those that the content uses. Server only: the browser gets them as one sprite. */
export const iconDrawings = {
  codeHosting: FaGithub,
  video: FaYoutube,
  arrowDown: LuArrowDown,
  arrowLeft: LuArrowLeft,
  arrowUp: LuArrowUp,
  alert: LuTriangleAlert,
  check: LuCheck,
  chevronDown: LuChevronDown,
  chevronLeft: LuChevronLeft,
  chevronRight: LuChevronRight,
  copy: LuCopy,
  document: LuFileText,
  folder: LuFolder,
  website: LuGlobe,
  link: LuLink,
  mail: LuMail,
  menu: LuMenu,
  moon: LuMoon,
  pause: LuPause,
  play: LuPlay,
  search: LuSearch,
  sun: LuSun,
  close: LuX,
} satisfies Record<string, IconType>

export type IconName = keyof typeof iconDrawings
