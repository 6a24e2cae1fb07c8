import type { Resume } from '@/app/resume.pdf/resume-model'
import { tidy } from '@/app/typst/fonts'
import type { TemplateData } from '@/app/typst/typst'
import { formatPerson } from '@/components/lib/addresses'
import { sitePalette } from '@/components/lib/colour/site-palette'
import { getContentDate } from '@/components/lib/dates'
import { detectDirection } from '@/components/lib/direction'
import { format } from '@/components/lib/format'
import { separator } from '@/components/lib/punctuation'
import type { Content } from '@/content/schema/validate'
import { language, resume as words } from '@/content/words'

/** The layout of the resume. */
export const resumeTemplate = 'app/resume.pdf/resume.typ'

/** The light mode, because paper is light. */
const { heading: ink, body, muted, accent, hairline } = sitePalette.light

/** Returns the data of the template: metadata of the document, and the texts without letters that no font has. */
export function createTemplateData(
  resume: Resume,
  { profile, skillGroups }: Pick<Content, 'profile' | 'skillGroups'>,
): TemplateData {
  const mainText = resume.summary.find(Boolean) ?? resume.title
  return {
    title: format(words.title, { person: formatPerson(profile) }),
    author: profile.name,
    subject: profile.title ?? words.subject,
    keywords: skillGroups.flatMap((group) => group.skills.map((skill) => skill.name)),
    date: getContentDate({ profile })?.split('-').map(Number) ?? null,
    dir: language.dir === 'rtl' ? 'rtl' : detectDirection(mainText),
    page: words.page,
    separator,
    colours: { ink, body, muted, accent, hairline },
    resume: tidyTexts(resume),
  }
}

/** Removes letters that no font has from all texts, but not from addresses. */
function tidyTexts(resume: Resume): TemplateData {
  return JSON.parse(
    JSON.stringify(resume, (key, value) =>
      typeof value === 'string' && key !== 'url' ? tidy(value) : value,
    ),
  )
}
