import type { Content } from '@/content/validate'
import { contentDate } from '../../components/lib/dates'
import { directionOf } from '../../components/lib/direction'
import { separator } from '../../components/lib/punctuation'
import { titled } from '../../components/lib/site'
import { sitePalette } from '../../components/lib/site-palette'
import { filled } from '../../components/lib/words'
import { language, resume as words } from '../../content/words'
import { tidy } from '../typst/fonts'
import type { TemplateData } from '../typst/typst'
import type { Resume, ResumeEntry, ResumeText } from './resume-model'

/** The look of the resume, and its order on paper. */
export const resumeTemplate = 'app/resume.pdf/resume.typ'

/** Paper is a light ground. */
const { heading: ink, body, muted, accent, hairline } = sitePalette.light

/** @returns what the template reads: the facts of the document, and every text without the letters that no font has */
export function templateData(resume: Resume, { profile, skillGroups, ...content }: Content): TemplateData {
  const { language: lang, region } = new Intl.Locale(language.lang)
  const told = resume.summary[0]?.text || resume.title?.text || ''
  return {
    title: filled(words.title, { person: titled(profile) }),
    author: profile.name,
    subject: profile.title ?? words.subject,
    keywords: skillGroups.flatMap((group) => group.skills.map((skill) => skill.name)),
    date: contentDate({ profile, ...content })
      .split('-')
      .map(Number),
    lang,
    region: region ?? null,
    dir: language.dir === 'rtl' ? 'rtl' : directionOf(told),
    page: words.page,
    separator,
    colours: { ink, body, muted, accent, hairline },
    resume: textsOf(resume),
  }
}

function textsOf({ name, title, contacts, summary, sections }: Resume) {
  return {
    name: tidy(name.text),
    title: tidy(title?.text ?? ''),
    contacts: contacts.map(({ label, address, url }) => ({
      label: tidy(label.text),
      address: tidy(address.text),
      url,
    })),
    summary: summary.map(({ text }) => tidy(text)).filter(Boolean),
    sections: sections.map(({ title, entries }) => ({
      title: tidy(title.text),
      entries: entries.map((entry) => ({
        kind: entry.kind,
        aside: tidy(entry.aside.text),
        words: shownWords(entry),
        points: entry.points.map(({ text }) => tidy(text)),
      })),
    })),
  }
}

/** The words of an entry. One whose letters no font has is left out, with the comma beside it. */
function shownWords({ words }: ResumeEntry): Pick<ResumeText, 'role' | 'text' | 'url'>[] {
  const isShown = ({ text }: { text: string }) => /[^\s,،、]/.test(text)
  const tidied = words
    .map(({ role, url, text }) => ({ role, url, text: tidy(text) }))
    .filter((word, i) => isShown(word) || words[i]?.text === separator)
  const shown = tidied.slice(Math.max(0, tidied.findIndex(isShown)), tidied.findLastIndex(isShown) + 1)
  return shown.map((word, i) => {
    const text = i === 0 ? word.text.replace(/^[\s,،、]+/, '') : word.text
    return { ...word, text: i === shown.length - 1 ? text.replace(/[\s,،、]+$/, '') : text }
  })
}
