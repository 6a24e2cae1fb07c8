import type { IconType } from 'react-icons'
import * as devicon from 'react-icons/di'
import * as fa from 'react-icons/fa6'
import * as lu from 'react-icons/lu'
import * as simpleIcons from 'react-icons/si'
import { linkIcon } from '@/components/ui/content-icon'
import type { NetworkKey } from '@/content/schema/networks'
import type { Content } from '@/content/schema/validate'

/** The drawing of each network, and of any other link (D8). */
const linkDrawings: Readonly<Record<NetworkKey | 'link', IconType>> = {
  github: fa.FaGithub,
  gitlab: fa.FaGitlab,
  codeberg: simpleIcons.SiCodeberg,
  bitbucket: fa.FaBitbucket,
  linkedin: fa.FaLinkedinIn,
  mastodon: fa.FaMastodon,
  bluesky: fa.FaBluesky,
  x: fa.FaXTwitter,
  youtube: fa.FaYoutube,
  twitch: fa.FaTwitch,
  stackoverflow: fa.FaStackOverflow,
  facebook: fa.FaFacebookF,
  instagram: fa.FaInstagram,
  threads: fa.FaThreads,
  dribbble: fa.FaDribbble,
  behance: fa.FaBehance,
  figma: fa.FaFigma,
  medium: fa.FaMedium,
  dev: fa.FaDev,
  kaggle: fa.FaKaggle,
  huggingface: simpleIcons.SiHuggingface,
  leetcode: simpleIcons.SiLeetcode,
  hackerrank: fa.FaHackerrank,
  codepen: fa.FaCodepen,
  npm: fa.FaNpm,
  xing: fa.FaXing,
  orcid: fa.FaOrcid,
  googlescholar: fa.FaGoogleScholar,
  researchgate: fa.FaResearchgate,
  telegram: fa.FaTelegram,
  discord: fa.FaDiscord,
  website: lu.LuGlobe,
  link: lu.LuLink,
}

const drawings: Readonly<Record<string, IconType>> = {
  ...devicon,
  ...simpleIcons,
  FaAws: fa.FaAws,
  ...linkDrawings,
}

/** Returns the drawing of each icon that the content uses, once. Server and build only. */
export function contentDrawings({
  profile,
  skillGroups,
}: Pick<Content, 'profile' | 'skillGroups'>): Record<string, IconType> {
  const names = [
    ...profile.links.map(linkIcon),
    ...skillGroups.flatMap(({ skills }) => skills.flatMap(({ icon }) => icon ?? [])),
  ]
  const used: Record<string, IconType> = {}
  for (const name of names) {
    const drawing = drawings[name]
    if (drawing) used[name] = drawing
  }
  return used
}
