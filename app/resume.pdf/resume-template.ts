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

/** The look of the resume, and its order on paper. */
export const resumeTemplate = 'app/resume.pdf/resume.typ'

/** Paper is a light ground. */
const { heading: ink, body, muted, accent, hairline } = sitePalette.light

/** @returns what the template reads: the facts of the document, and every text without the letters that no font has */
export function templateData(resume: Resume, { profile, skillGroups, ...content }: Content): TemplateData {
  const told = resume.summary.find(Boolean) ?? resume.title
  return {
    title: format(words.title, { person: formatPerson(profile) }),
    author: profile.name,
    subject: profile.title ?? words.subject,
    keywords: skillGroups.flatMap((group) => group.skills.map((skill) => skill.name)),
    date: getContentDate({ profile, ...content })
      .split('-')
      .map(Number),
    dir: language.dir === 'rtl' ? 'rtl' : detectDirection(told),
    page: words.page,
    separator,
    colours: { ink, body, muted, accent, hairline },
    resume: tidied(resume),
  }
}

/** Every text without the letters that no font has. Addresses stay as they are. */
function tidied(resume: Resume): TemplateData {
  return JSON.parse(
    JSON.stringify(resume, (key, value) =>
      typeof value === 'string' && key !== 'url' ? tidy(value) : value,
    ),
  )
}
