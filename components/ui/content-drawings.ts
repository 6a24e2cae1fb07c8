import type { IconType } from 'react-icons'
import * as devicon from 'react-icons/di'
import {
  FaAws,
  FaBehance,
  FaBitbucket,
  FaBluesky,
  FaDev,
  FaDiscord,
  FaDribbble,
  FaFacebookF,
  FaFigma,
  FaGithub,
  FaGitlab,
  FaInstagram,
  FaKaggle,
  FaLinkedinIn,
  FaMastodon,
  FaMedium,
  FaOrcid,
  FaStackOverflow,
  FaTelegram,
  FaThreads,
  FaTwitch,
  FaXTwitter,
  FaYoutube,
} from 'react-icons/fa6'
import { LuGlobe, LuLink } from 'react-icons/lu'
import * as simpleIcons from 'react-icons/si'
import type { NetworkKey } from '@/content/networks'
import type { Content } from '@/content/validate'
import { linkIcon } from './content-icon'

/** D8: the drawing of each network; `link` is that of any other link. */
export const linkDrawings: Readonly<Record<NetworkKey | 'link', IconType>> = {
  github: FaGithub,
  gitlab: FaGitlab,
  codeberg: simpleIcons.SiCodeberg,
  bitbucket: FaBitbucket,
  linkedin: FaLinkedinIn,
  mastodon: FaMastodon,
  bluesky: FaBluesky,
  x: FaXTwitter,
  youtube: FaYoutube,
  twitch: FaTwitch,
  stackoverflow: FaStackOverflow,
  facebook: FaFacebookF,
  instagram: FaInstagram,
  threads: FaThreads,
  dribbble: FaDribbble,
  behance: FaBehance,
  figma: FaFigma,
  medium: FaMedium,
  dev: FaDev,
  kaggle: FaKaggle,
  orcid: FaOrcid,
  telegram: FaTelegram,
  discord: FaDiscord,
  website: LuGlobe,
  link: LuLink,
}

const drawings: Readonly<Record<string, IconType>> = {
  ...devicon,
  ...simpleIcons,
  FaAws,
  ...linkDrawings,
}

/** The drawing of each icon that the content uses, once. Server and build only. */
export function contentDrawings({
  profile,
  skillGroups,
}: Pick<Content, 'profile' | 'skillGroups'>): Record<string, IconType> {
  const names = [
    ...profile.links.map(linkIcon),
    ...skillGroups.flatMap(({ skills }) => skills.flatMap(({ icon }) => icon ?? [])),
  ]
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const drawing = drawings[name]
      return drawing ? [[name, drawing]] : []
    }),
  )
}
