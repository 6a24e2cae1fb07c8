import { createPageMetadata } from '@/app/documents/page-metadata'
import { createProfileData, JsonLd } from '@/app/documents/structured-data'
import { thisSite } from '@/app/site'
import { shownSections } from '@/components/frame/navigation'
import { About } from '@/components/home/about'
import { Contact } from '@/components/home/contact'
import { Experiences } from '@/components/home/experiences'
import { Intro } from '@/components/home/intro'
import { Projects } from '@/components/home/projects'
import { content } from '@/content/schema/load'

export const metadata = createPageMetadata('home', content, thisSite)

const sections = { about: About, experiences: Experiences, projects: Projects, contact: Contact }

/** The home page (S3). */
export default function HomePage() {
  const shown = shownSections(content)
  return (
    <>
      <Intro content={content} />
      {shown.length > 0 && (
        <div className="relative">
          <SignalLine />
          {shown.map((id) => {
            const Section = sections[id]
            return <Section key={id} content={content} />
          })}
        </div>
      )}
      <JsonLd data={createProfileData(content, thisSite)} />
    </>
  )
}

/** The line from the intro to the contact links, drawn by CSS. */
function SignalLine() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 print:hidden">
      <div className="column h-full">
        <div className="relative h-full">
          <div className="absolute start-(--rail) top-0 bottom-[calc(theme(spacing.section)+2.625rem)] w-0.5 bg-hairline">
            <div className="signal-line h-full" />
          </div>
          <div className="signal-end" />
        </div>
      </div>
    </div>
  )
}
