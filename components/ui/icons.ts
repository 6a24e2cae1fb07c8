/**
 * W4: the site's icons, named by what they mean; the one module that knows which set draws them. Separate exports, so
 * that a screen carries only the icons it shows. Give each `aria-hidden`: what it means is said in words beside it.
 */
export {
  FaFacebookF as FacebookIcon,
  FaGithub as CodeHostingIcon,
  FaInstagram as InstagramIcon,
  FaLinkedinIn as ProfessionalNetworkIcon,
  FaYoutube as VideoIcon,
} from 'react-icons/fa6'
export {
  LuArrowDown as ArrowDownIcon,
  LuArrowLeft as ArrowLeftIcon,
  LuArrowUp as ArrowUpIcon,
  LuArrowUpRight as OutboundIcon,
  LuCheck as CheckIcon,
  LuChevronDown as ChevronDownIcon,
  LuChevronLeft as ChevronLeftIcon,
  LuChevronRight as ChevronRightIcon,
  LuCopy as CopyIcon,
  LuFileText as DocumentIcon,
  LuFolder as FolderIcon,
  LuGlobe as WebsiteIcon,
  LuLink as LinkIcon,
  LuMail as MailIcon,
  LuMenu as MenuIcon,
  LuMoon as MoonIcon,
  LuPause as PauseIcon,
  LuPlay as PlayIcon,
  LuSearch as SearchIcon,
  LuSun as SunIcon,
  LuX as CloseIcon,
} from 'react-icons/lu'
