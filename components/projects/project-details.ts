import type { Project } from '@/content/schema'
import { type Picture, pictureSrc } from '../lib/picture'
import { buttonStyles } from '../ui/button-styles'
import { iconId } from '../ui/icons'

/**
 * G3: a project's details as HTML, for readers without scripts, for crawlers, and for the dialog, which takes its parts
 * by `data-part`. Text and not elements of React, because those would stand in the page a second time as data: a third
 * of a page with a thousand projects.
 */
export function projectDetailsHtml(project: Project, logo: Picture, shots: readonly Picture[]): string {
  const { description, bulletpoints, footer } = project
  const { width, height } = logo
  return [
    `<img data-part="logo" src="${text(pictureSrc(logo))}" alt="${text(project.title)} logo" width="${width}" height="${height}" loading="lazy" class="size-12">`,
    '<div data-part="text" class="contents">',
    `<ul class="grid gap-2.5">${bulletpoints.map((point) => `<li class="bullet">${text(point)}</li>`).join('')}</ul>`,
    `<p>${text(description)}</p>`,
    footer ? `<p class="fact text-muted">${text(footer)}</p>` : '',
    '</div>',
    shots.length > 0 ? `<ul data-part="shots" class="fact">${shots.map(shotHtml).join('')}</ul>` : '',
    `<p data-part="links" class="flex flex-wrap gap-2">${linksHtml(project)}</p>`,
  ].join('')
}

/** Enough to find the picture's files again (`project-parts.ts`), and a link to it for readers without scripts. */
function shotHtml(shot: Picture): string {
  return `<li><a href="${text(pictureSrc(shot))}" data-size="${shot.width}x${shot.height}">${text(shot.alt)}</a></li>`
}

/** GitHub always; Demo and Website where the project has one. */
function linksHtml({ github_link, video_link, website_link }: Project): string {
  return [
    linkHtml(github_link, iconId('codeHosting'), 'GitHub'),
    video_link ? linkHtml(video_link, iconId('video'), 'Demo') : '',
    website_link ? linkHtml(website_link, iconId('website'), 'Website') : '',
  ].join('')
}

/** The twin of `OutboundLink` (H7). */
function linkHtml(href: string, icon: string, label: string): string {
  return (
    `<a href="${text(href)}" class="${buttonStyles('outline')}" target="_blank" rel="noopener">` +
    `<svg width="1em" height="1em" aria-hidden="true"><use href="#${icon}"></use></svg>${label}` +
    '<span class="sr-only"> (opens in a new tab)</span></a>'
  )
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in an element or between double quotes. */
function text(plain: string): string {
  return plain.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}
