import type { IconType } from 'react-icons'
import { FaAws } from 'react-icons/fa6'
import {
  SiAndroidstudio,
  SiC,
  SiCss,
  SiDjango,
  SiDocker,
  SiExpress,
  SiFlask,
  SiGit,
  SiGithubactions,
  SiGo,
  SiGraphql,
  SiHtml5,
  SiJavascript,
  SiJest,
  SiLinux,
  SiMongodb,
  SiMysql,
  SiNextdotjs,
  SiNodedotjs,
  SiOpenjdk,
  SiPython,
  SiReact,
  SiTailwindcss,
  SiTypescript,
} from 'react-icons/si'
import type { SkillIconKey } from '@/content/schema'
import { sitePath } from '../lib/paths'

/** The drawing of each skill; `app/skills.svg` is made of them. */
export const skillDrawings: Record<SkillIconKey, IconType> = {
  javascript: SiJavascript,
  typescript: SiTypescript,
  python: SiPython,
  go: SiGo,
  java: SiOpenjdk,
  c: SiC,
  nextjs: SiNextdotjs,
  react: SiReact,
  jest: SiJest,
  androidstudio: SiAndroidstudio,
  html5: SiHtml5,
  css: SiCss,
  tailwindcss: SiTailwindcss,
  express: SiExpress,
  nodejs: SiNodedotjs,
  flask: SiFlask,
  django: SiDjango,
  mongodb: SiMongodb,
  mysql: SiMysql,
  linux: SiLinux,
  git: SiGit,
  githubactions: SiGithubactions,
  docker: SiDocker,
  graphql: SiGraphql,
  aws: FaAws,
}

/** D4: the drawing of a skill, `1em` wide, in one colour. */
export function SkillIcon({ name, className }: { name: SkillIconKey; className?: string }) {
  return (
    <svg width="1em" height="1em" aria-hidden="true" className={className}>
      <use href={`${sitePath('/skills.svg')}#${name}`} />
    </svg>
  )
}
